import type { PreloadContext } from '../../kernel/page/preload';
import { preload } from './InstitutionPage';

/** Where the page with this query leads when the institution has so many pages of programs; null when it is shown. */
async function ledTo(query: string, pageCount: number): Promise<string | null> {
  const institution = { slug: 'monash', programs: { pageInfo: { pageCount } }, scholarships: null };
  const context = {
    query: () => Promise.resolve({ institution }),
    params: { slug: 'monash' },
    url: new URL(`https://site.example/en/schools/monash?${query}`),
    locale: 'en',
    isSignedIn: false,
  } as PreloadContext;
  try {
    await preload(context);
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
}

describe('the tab of programs', () => {
  it.each([
    ['tab=programs&page=999', 7, '/en/schools/monash?tab=programs&page=7'],
    ['tab=programs&sort=TITLE_ASC&page=8', 7, '/en/schools/monash?tab=programs&sort=TITLE_ASC&page=7'],
    ['tab=programs&page=999999999999', 7, '/en/schools/monash?tab=programs&page=7'],
    ['tab=programs&page=2', 0, '/en/schools/monash?tab=programs'],
    ['tab=programs&page=7', 7, null],
    ['tab=programs&page=0', 7, null],
    ['tab=programs&page=abc', 7, null],
    ['page=999', 7, null],
  ])('with %s of %i pages leads to %s', async (query, pageCount, address) =>
    expect(await ledTo(query, pageCount)).toBe(address),
  );
});
