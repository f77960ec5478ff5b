import type { Locale } from '../../../schema/site/locales';
import { redirectFormerSlug } from './formerSlug';

type Kind = Parameters<typeof redirectFormerSlug>[1];

/** Status and headers of the answer to an address that is `/former`; null when the page is shown. */
function answerTo(kind: Kind, { slug, query = '', locale = 'en' }: { slug: string; query?: string; locale?: Locale }) {
  const context = { params: { slug: 'former' }, url: new URL(`${window.location.origin}/former${query}`), locale };
  try {
    redirectFormerSlug(context, kind, slug);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return [thrown.status, thrown.headers.get('location'), thrown.headers.get('x-remix-replace')];
  }
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('an address that an entry had before', () => {
  it.each([
    ['institution', 'en', '/en/schools/present?tab=programs&page=2'],
    ['program', 'vi', '/programs/present?tab=programs&page=2'],
    ['scholarship', 'en', '/en/scholarships/present?tab=programs&page=2'],
  ] as const)('of the kind %s leads in %s for good to %s, with its query', (kind, locale, location) =>
    expect(answerTo(kind, { slug: 'present', query: '?tab=programs&page=2', locale })).toEqual([301, location, null]),
  );

  it('leads nowhere when it is the present one', () => expect(answerTo('program', { slug: 'former' })).toBeNull());

  it('is replaced where it stands in the history already, which is where Back and Forward lead', () => {
    window.history.replaceState(null, '', '/former?a=1#part');
    expect(answerTo('program', { slug: 'present', query: '?a=1' })).toEqual([301, '/en/programs/present?a=1', 'true']);
  });
});
