import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pricedProgram } from '../../../testing/pricedProgram';
import { renderWithProviders } from '../../../testing/renderWithProviders';
import { handed } from '../../../testing/whole';
import { ProgramEnd } from './ProgramEnd';
import { SimilarPricesDocument } from './SimilarPrices.gql';

const program = {
  title: 'Master of Applied Data Science',
  award: 'MASTER',
  level: 'GRADUATE',
  field: 'COMPUTING',
  firstYearTuition: null,
  institution: { destination: 'AU' },
} as const;
const variables = {
  filter: {
    destinations: ['AU'],
    fields: ['COMPUTING'],
    levels: ['GRADUATE'],
    awards: ['MASTER'],
    tuition: { min: 0 },
  },
};
const priced = (slug: string, amount: number, asOf: string | null = '2026-08') =>
  pricedProgram({
    slug,
    title: `Master of ${slug}`,
    institution: 'James Cook University',
    amount,
    asOf,
    source: { name: 'Fees', kind: 'COPY' },
    rate: 18_000,
  });
/** `cheapest`: lowest first. */
const answering = (cheapest: readonly object[], total = cheapest.length) => ({
  request: { query: SimilarPricesDocument, variables },
  result: {
    data: {
      cheapest: { __typename: 'ProgramSearchResult', items: cheapest, pageInfo: { __typename: 'PageInfo', total } },
      dearest: { __typename: 'ProgramSearchResult', items: cheapest.toReversed() },
    },
  },
});
const show = (mocks: readonly object[], locale: 'vi' | 'en' = 'vi') =>
  renderWithProviders(<ProgramEnd program={handed(program)} isPriced={false} outcomes={[]} />, {
    locale,
    mocks: mocks as never,
  });
const part = (name: string) => screen.findByRole('region', { name });

describe('the end of a program whose tuition is not known', () => {
  it('tells the lowest and the highest of others with count, source and link, as theirs', async () => {
    show([answering([priced('it', 38_768), priced('cs', 40_000), priced('data', 64_512)], 10)]);
    const prices = await part('Học phí của các ngành tương tự');

    expect(prices).toHaveTextContent(
      'Học phí năm đầu của 10 ngành khác cùng nhóm ngành và cùng loại bằng ở Úc, không phải của ngành này.',
    );
    expect(prices).toHaveTextContent(/Học phí thấp nhất\s*38\.768\sAUD khoảng 698\striệu đồng/);
    expect(prices).toHaveTextContent(/Học phí cao nhất\s*64\.512\sAUD khoảng 1,16\stỷ đồng/);
    expect(within(prices).getAllByText(/số liệu 08\/2026 · chép lại/)).toHaveLength(2);
    expect(within(prices).getByRole('link', { name: 'Master of it · James Cook University' })).toHaveAttribute(
      'href',
      '/programs/it',
    );
    expect(within(prices).getByRole('link', { name: 'Xem các ngành này, học phí thấp trước' })).toHaveAttribute(
      'href',
      '/search-program?destination=AU&level=GRADUATE&field=COMPUTING&award=MASTER&sort=TUITION_ASC',
    );
    expect(prices).not.toHaveTextContent('quá cũ');
  });

  it('tells one price alone as one, in English', async () => {
    show([answering([priced('it', 38_768)])], 'en');
    const prices = await part('What similar programs cost');

    expect(prices).toHaveTextContent(
      'Australia: first-year tuition of one other program in the same field and for the same kind of degree. It is not the tuition of this program.',
    );
    expect(prices).toHaveTextContent(/First-year tuition\s*AUD\s38,768/);
    expect(prices).not.toHaveTextContent(/lowest tuition(?! first)|highest/i);
  });

  it('says that an old price is left out', async () => {
    show([answering([priced('old', 20_000, '2020'), priced('it', 38_768), priced('data', 64_512)])], 'en');
    const prices = await part('What similar programs cost');

    expect(prices).toHaveTextContent(/Lowest tuition\s*AUD\s38,768/);
    expect(prices).toHaveTextContent(
      'Tuition from too long ago, or from an unknown year, is not taken for the lowest or the highest.',
    );
  });

  it('says that nothing is known where no price is', async () => {
    show([answering([])]);
    const prices = await part('Học phí của các ngành tương tự');

    expect(prices).toHaveTextContent('Chưa có thông tin: chúng tôi chưa biết học phí của ngành nào');
    expect(within(prices).queryByRole('link')).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    show([
      { request: { query: SimilarPricesDocument, variables }, error: new Error('away') },
      answering([priced('it', 1)]),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));

    expect(await screen.findByText(/Master of it/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('the end of a program with a tuition tells no prices of others', () => {
  const { container } = renderWithProviders(<ProgramEnd program={handed(program)} isPriced outcomes={[]} />);
  expect(container).toBeEmptyDOMElement();
});
