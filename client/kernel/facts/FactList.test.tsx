import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { handed } from '../../testing/whole';
import { FactList, FactRow } from './FactList';
import type { Fact_DetailsFragment } from './source/FactSource.gql';

const source = {
  id: 's',
  name: 'CRICOS, Australian Government',
  url: 'https://register.example/x',
  licence: 'CC BY 3.0 AU',
  copy: null,
  kind: 'REGISTER' as const,
};
const tuition = {
  amount: 45_000,
  asOf: '2022-10-04',
  checkedOn: '2026-10-05',
  isStale: false,
  note: { vi: 'Học phí cả khóa chia cho số năm.', en: 'Course fee divided by its years.' },
  source,
};

type Tuition = Omit<typeof tuition, 'asOf' | 'source'> & Pick<Fact_DetailsFragment, 'asOf' | 'source'>;

const draw = (fact: Tuition | null, locale: 'vi' | 'en' = 'vi') =>
  renderWithProviders(
    <FactList>
      <FactRow label="Học phí" fact={fact && handed(fact)}>
        {({ amount }) => amount}
      </FactRow>
    </FactList>,
    { locale },
  );

describe('FactRow', () => {
  it('shows where a fact was read, when, and what to know about it', () => {
    draw(tuition);

    expect(screen.getByText('45000')).toBeVisible();
    expect(screen.getByText('CRICOS, Australian Government')).toHaveAttribute('href', source.url);
    expect(screen.getByText('Theo bản 04/10/2022. Kiểm tra ngày 05/10/2026.')).toBeInTheDocument();
    expect(screen.getByText('Học phí cả khóa chia cho số năm.')).toBeInTheDocument();
    expect(screen.queryByText('chưa xác nhận lại')).not.toBeInTheDocument();
  });

  it.each([
    ['vi', 'chưa xác nhận lại'],
    ['en', 'not re-confirmed'],
  ] as const)('says in %s, in the opened source, that a fact is old', async (locale, words) => {
    draw({ ...tuition, isStale: true }, locale);
    expect(screen.getByText(words)).not.toBeVisible();

    await userEvent.click(screen.getByText(locale === 'vi' ? 'số liệu 10/2022' : 'as of October 2022'));

    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/180/)).toBeVisible();
  });

  it.each([
    [
      'vi',
      'số liệu 10/2022',
      'số liệu 2023 · không chính thức',
      'tra cứu 10/2026 · không chính thức',
      'Nguồn không ghi ngày.',
    ],
    [
      'en',
      'as of October 2022',
      'as of 2023 · unofficial',
      'checked October 2026 · unofficial',
      'The source gives no date.',
    ],
  ] as const)(
    'says in %s beside the figure how old it is, or when it was read, and that it is not official',
    (locale, ofRegister, ofList, ofUndatedList, undated) => {
      const list = { ...source, kind: 'THIRD_PARTY' as const };
      const drawn = draw(tuition, locale);
      expect(screen.getByText(ofRegister)).toBeVisible();

      drawn.unmount();
      const again = draw({ ...tuition, asOf: '2023', source: list }, locale);
      expect(screen.getByText(ofList)).toBeVisible();

      again.unmount();
      draw({ ...tuition, asOf: null, source: list }, locale);
      expect(screen.getByText(ofUndatedList)).toBeVisible();
      expect(screen.getByText(undated, { exact: false })).toBeInTheDocument();
    },
  );

  it.each([
    ['vi', 'số liệu 2026 · chép lại'],
    ['en', 'as of 2026 · copied'],
  ] as const)('says in %s that it was read in a copy, and in the opened source in which file', (locale, words) => {
    const copy = 'github.com/somebody/something, courses.csv';
    draw({ ...tuition, asOf: '2026', source: { ...source, kind: 'COPY', copy } }, locale);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(copy, { exact: false })).toBeInTheDocument();
  });

  it.each([
    ['vi', 'chưa có thông tin'],
    ['en', 'no information yet'],
  ] as const)('says in %s that there is no information on a fact yet', (locale, words) => {
    draw(null, locale);

    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it.each([
    ['vi', /^Báo số liệu sai *: Học phí$/, '/contact'],
    ['en', /^Report an error *: Học phí$/, '/en/contact'],
  ] as const)('leads in %s from the opened source to the report of an error', async (locale, name, path) => {
    draw(tuition, locale);
    await userEvent.click(screen.getByText(locale === 'vi' ? 'số liệu 10/2022' : 'as of October 2022'));

    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      `${path}?campaign=CORRECTION&fact=H%E1%BB%8Dc+ph%C3%AD`,
    );
  });

  it('shows zero as a value, not as unknown', () => {
    draw({ ...tuition, amount: 0 });

    expect(screen.getByText('0')).toBeVisible();
  });
});
