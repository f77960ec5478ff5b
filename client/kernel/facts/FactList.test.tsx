import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { FactList, FactRow } from './FactList';

const source = {
  id: 's',
  name: 'CRICOS, Australian Government',
  url: 'https://register.example/x',
  licence: 'CC BY 3.0 AU',
};
const tuition = {
  amount: 45_000,
  checkedOn: '2026-10-05',
  isStale: false,
  note: { vi: 'Học phí cả khóa chia cho số năm.', en: 'Course fee divided by its years.' },
  source,
};

const draw = (fact: typeof tuition | null, locale: 'vi' | 'en' = 'vi') =>
  renderWithProviders(
    <FactList>
      <FactRow label="Học phí" fact={fact}>
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
    expect(screen.getByText('Kiểm tra ngày 05/10/2026')).toBeInTheDocument();
    expect(screen.getByText('Học phí cả khóa chia cho số năm.')).toBeInTheDocument();
    expect(screen.queryByText('chưa xác nhận lại')).not.toBeInTheDocument();
  });

  it.each([
    ['vi', 'chưa xác nhận lại'],
    ['en', 'not re-confirmed'],
  ] as const)('says in %s that a fact was not read again for long', (locale, words) => {
    draw({ ...tuition, isStale: true }, locale);

    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['vi', 'chưa công bố'],
    ['en', 'not published'],
  ] as const)('says in %s that a fact is not published', (locale, words) => {
    draw(null, locale);

    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('shows zero as a value, not as unknown', () => {
    draw({ ...tuition, amount: 0 });

    expect(screen.getByText('0')).toBeVisible();
  });
});
