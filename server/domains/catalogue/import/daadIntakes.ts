/** Intakes of a DAAD programme: semesters, and a closing day where the text has a single one. */
import type { IntakeData } from '../../../../schema/rules/catalogue.rules.js';
import { firstDayOf } from '../../../../schema/rules/edition.rules.js';
import type { FactBase } from './adapter.js';

const MONTH_OF_SEMESTER = { Winter: 10, Summer: 4 } as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** Free text, "+ 1 more" and lists by nationality do not say which day holds for whom. */
const ONLY_DAY = /^Register by (\d{1,2}) (\w+) (\d{4})$/;

function onlyDay(text: string | null | undefined): string | null {
  const [, day = '', name = '', year = ''] = ONLY_DAY.exec(text ?? '') ?? [];
  const month = MONTHS.indexOf(name) + 1;
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

/** The first such month after a day. */
function yearAfter(day: string, month: number): number {
  const [year = 0, ofDay = 0] = day.split('-').map(Number);
  return ofDay < month ? year : year + 1;
}

type Told = { beginning?: string | null | undefined; applicationDeadline?: string | null | undefined };

export function intakesIn({ beginning, applicationDeadline }: Told, fact: FactBase): IntakeData[] {
  const semesters = (['Winter', 'Summer'] as const).filter(name => beginning?.includes(`${name} semester`));
  const day = semesters.length === 1 ? onlyDay(applicationDeadline) : null;
  return semesters.map(name => {
    const month = MONTH_OF_SEMESTER[name];
    return {
      year: yearAfter(day ?? firstDayOf(fact.asOf ?? fact.checkedOn), month),
      month,
      isRecurring: true,
      ...(day !== null && { deadline: { date: day, timeZone: 'Europe/Berlin', ...fact } }),
      ...fact,
    };
  });
}
