import { screen, within } from '@testing-library/react';
import { buildDeadline } from '../../testing/cards';
import { buildFact } from '../../testing/facts';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { type Whole, whole } from '../../testing/whole';
import { IntakeList } from './Intakes';
import type { IntakeList_IntakeFragment } from './Intakes.gql';

type Intake = Whole<IntakeList_IntakeFragment>;

const fact = buildFact();
const deadline = buildDeadline({
  date: '2026-12-05',
  closesAt: '2026-12-05T12:59:59Z',
  time: null,
  timeZone: 'Australia/Sydney',
});
const intake = (year: number, month: number, changes: Partial<Intake> = {}) =>
  whole<IntakeList_IntakeFragment>({
    year,
    month,
    status: 'LIKELY_OPEN',
    isCountryUsual: false,
    deadline: null,
    ...fact,
    ...changes,
  });
/** The strip is silent, so that only the rows are items of a list. */
const draw = (intakes: ReturnType<typeof intake>[], locale: 'vi' | 'en' = 'vi') => {
  const { container } = renderWithProviders(<IntakeList intakes={intakes} />, { locale });
  return { rows: screen.getAllByRole('listitem'), strip: container.querySelectorAll('ol[aria-hidden="true"] > li') };
};

describe('intakes', () => {
  it('are rows that say the month, how sure it is, how long until then, and that no deadline is known', () => {
    const { rows } = draw([intake(2027, 2), intake(2027, 7, { isCountryUsual: true })]);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(/tháng 2 năm 2027\s*Dự kiến mở\s*còn khoảng 2 tháng/i);
    expect(rows[0]).toHaveTextContent('Chưa có thông tin hạn nộp');
    expect(rows[1]).toHaveTextContent(/Kỳ thường khai giảng, trường chưa xác nhận\s*còn khoảng 7 tháng/);
    expect(within(rows[1] as HTMLElement).getByRole('group')).toBeInTheDocument();
  });

  it('tell the deadline of an open one with the days left and, where no hour is named, until when to be safe', () => {
    const [row] = draw([intake(2027, 2, { status: 'OPEN', deadline })], 'en').rows;
    expect(row).toHaveTextContent(/Feb 2027\s*Open\s*about 2 months away/);
    expect(row).toHaveTextContent(/Deadline: Dec 5, 2026 14 days left/);
    expect(row).toHaveTextContent(/No hour is named: send it before 19:59 Vietnam time/);
    expect(row).not.toHaveTextContent('Deadline not known yet');
  });

  it('are less than a month away, or have begun and then say nothing of the time left', () => {
    const [begun, soon] = draw([
      intake(2026, 11, { status: 'OPEN', deadline }),
      intake(2026, 12, { status: null }),
    ]).rows;
    expect(begun).not.toHaveTextContent(/còn (khoảng|chưa đến)/);
    expect(soon).toHaveTextContent('còn chưa đến một tháng');
  });

  it('stand in a strip of twelve months from this one on: full while open, hatched while expected, unmarked once closed', () => {
    const { strip } = draw([
      intake(2027, 1, {
        status: null,
        deadline: { ...deadline, date: '2026-11-01', closesAt: '2026-11-01T12:59:59Z' },
      }),
      intake(2027, 2, { status: 'OPEN', deadline }),
      intake(2027, 7),
      intake(2028, 2),
    ]);
    expect([...strip].map(({ textContent }) => textContent)).toEqual(
      [11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(String),
    );
    expect(
      [...strip].flatMap(({ className, textContent }) => (className ? [`${textContent} ${className}`] : [])),
    ).toEqual(['11 now', '2 open', '7 likely']);
  });
});
