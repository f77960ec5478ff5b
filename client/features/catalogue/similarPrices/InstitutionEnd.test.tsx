import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProgramLevel } from '../../../generated/types';
import { pricedProgram } from '../../../testing/pricedProgram';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { handed } from '../../../testing/whole';
import { InstitutionEnd } from './InstitutionEnd';
import { InstitutionPricesDocument } from './InstitutionPrices.gql';

const institution = { destination: 'AU' as const, type: 'COLLEGE' as const, outcomes: [] };
const filterOf = (level: ProgramLevel) => ({
  destinations: ['AU'],
  institutionTypes: ['COLLEGE'],
  levels: [level],
  tuition: { min: 0 },
});
const request = {
  query: InstitutionPricesDocument,
  variables: {
    undergraduate: filterOf('UNDERGRADUATE'),
    graduate: filterOf('GRADUATE'),
    postgraduate: filterOf('POSTGRADUATE'),
  },
};
const priced = (slug: string, amount: number, asOf = '2026-08') =>
  pricedProgram({
    slug,
    title: `Diploma of ${slug}`,
    institution: 'Box Hill Institute',
    amount,
    asOf,
    source: { name: 'CRICOS', kind: 'REGISTER' },
  });
type Programs = readonly ReturnType<typeof priced>[];
const listed = (items: Programs, total = items.length) => ({
  __typename: 'ProgramSearchResult',
  items,
  pageInfo: { __typename: 'PageInfo', total },
});
/** Lowest first, of undergraduate and of graduate studies. */
const answering = (undergraduate: Programs, graduate: Programs = [], total = undergraduate.length) => ({
  request,
  result: {
    data: {
      undergraduateCheapest: listed(undergraduate, total),
      undergraduateDearest: listed(undergraduate.toReversed(), total),
      graduateCheapest: listed(graduate),
      graduateDearest: listed(graduate.toReversed()),
      postgraduateCheapest: listed([]),
      postgraduateDearest: listed([]),
    },
  },
});
const show = (mocks: readonly object[], locale: 'vi' | 'en' = 'vi') =>
  renderWithProviders(<InstitutionEnd institution={handed(institution)} outcomes={[]} isPriced={false} />, {
    locale,
    mocks: mocks as never,
  });
const part = (name: string) => screen.findByRole('region', { name });

describe('the end of an institution of which no tuition is known', () => {
  it('tells, level by level, the lowest and the highest of others with count, source and link, as theirs', async () => {
    show([answering([priced('care', 9000), priced('it', 18_000)], [priced('law', 30_000)], 1234)]);
    const prices = await part('Học phí ở các trường tương tự');

    expect(prices).toHaveTextContent(
      'Học phí năm đầu ở các trường khác cùng loại (Cao đẳng) tại Úc, không phải của trường này.',
    );
    const headings = within(prices).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Đại học, cao đẳng: 1.234 ngành đã biết học phí',
      'Thạc sĩ: 1 ngành đã biết học phí',
    ]);
    expect(prices).toHaveTextContent(/Học phí thấp nhất\s*9\.000\sAUD/);
    expect(prices).toHaveTextContent(/Học phí cao nhất\s*18\.000\sAUD/);
    expect(prices).toHaveTextContent(/Học phí năm đầu\s*30\.000\sAUD/);
    expect(within(prices).getAllByText(/số liệu 08\/2026/)).toHaveLength(3);
    expect(within(prices).getByRole('link', { name: 'Diploma of care · Box Hill Institute' })).toHaveAttribute(
      'href',
      '/programs/care',
    );
    const searches = within(prices).getAllByRole('link', { name: 'Xem các ngành này, học phí thấp trước' });
    expect(searches.map(link => link.getAttribute('href'))).toEqual([
      '/search-program?destination=AU&level=UNDERGRADUATE&institutionType=COLLEGE&sort=TUITION_ASC',
      '/search-program?destination=AU&level=GRADUATE&institutionType=COLLEGE&sort=TUITION_ASC',
    ]);
    expect(prices).toHaveTextContent(/Chưa có thông tin: tiến sĩ, thạc sĩ hướng nghiên cứu/i);
  });

  it('says in English what it tells, and that an old price is left out', async () => {
    show([answering([priced('old', 2000, '2020'), priced('it', 18_000)])], 'en');
    const prices = await part('What similar institutions cost');

    expect(prices).toHaveTextContent(
      'Australia: first-year tuition at other institutions of the same type (College). It is not the tuition of this institution.',
    );
    expect(prices).toHaveTextContent('Undergraduate: 2 programs with a known tuition');
    expect(prices).toHaveTextContent(/First-year tuition\s*AUD\s18,000/);
    expect(prices).toHaveTextContent(
      'Tuition from too long ago, or from an unknown year, is not taken for the lowest or the highest.',
    );
  });

  it('says that nothing is known where no price is', async () => {
    show([answering([])], 'en');
    const prices = await part('What similar institutions cost');

    expect(prices).toHaveTextContent(
      'No information yet. Australia: we know the tuition of no program at an institution of the same type (College).',
    );
    expect(within(prices).queryByRole('link')).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    show([{ request, error: new Error('away') }, answering([priced('it', 1)])]);
    await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));

    expect(await screen.findByText(/Diploma of it/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('the end of an institution with a tuition tells no prices of others', () => {
  const { container } = renderWithProviders(
    <InstitutionEnd institution={handed(institution)} outcomes={[]} isPriced />,
  );
  expect(container).toBeEmptyDOMElement();
});
