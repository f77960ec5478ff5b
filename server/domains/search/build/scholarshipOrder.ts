/**
 * In which order scholarships stand where a text says nothing that tells them apart, for somebody from Vietnam who looks for a degree in any field:
 * 1. what may still be applied for, then what is closed and has no round that is known to come but may have one, then what is doubtful or pays no degree, then what closed years ago;
 * 2. what everybody may use for a degree, then what is kept for women, for one field or for other nationalities, and of what is unlikely the doubtful before stays without a degree;
 * 3. what may be applied for now or within half a year, then what is closed until a later round that is known to come;
 * 4. what names Vietnam;
 * 5. what pays everything, then all of the tuition, then anything else that is told;
 * 6. what has a round that is open or known to come;
 * 7. what is known to be open to all nationalities.
 */
import { deadlineStatusAt } from '../../../../schema/rules/intake.rules.js';
import type { DEADLINE_STATUSES } from '../../../../schema/rules/search.limits.js';
import { isExchange } from './namedAwards.js';
import type { StoredScholarship } from './storedRows.js';

/** Marks of what hardly anybody gets a degree paid by: a stay of some months, and what is perhaps given no more. */
export const UNLIKELY_MARKS = ['EXCHANGE', 'DOUBTFUL'] as const satisfies readonly StoredScholarship['marks'][number][];

type Dates = Pick<StoredScholarship, 'deadlines' | 'deadlineMonths'>;

/** `LONG_CLOSED`: of so many years no round is known. */
export const ROUNDS = ['KNOWN', 'CLOSED', 'LONG_CLOSED'] as const;
const YEARS_WITHOUT_ROUND = 3;

/** Whether its applications close on a day that lies ahead, or every year; null where nothing is known of any round. */
export function roundOf({ deadlines, deadlineMonths }: Dates, asOf: Date): (typeof ROUNDS)[number] | null {
  const isAhead = (closesAt: Date | null): boolean => closesAt === null || deadlineStatusAt(closesAt, asOf) === 'OPEN';
  if (deadlines.some(isAhead) || deadlineMonths.some(({ closesAt }) => isAhead(closesAt))) return 'KNOWN';
  if (deadlines.length === 0) return null;
  const longAgo = new Date(asOf);
  longAgo.setUTCFullYear(asOf.getUTCFullYear() - YEARS_WITHOUT_ROUND);
  return deadlines.every(deadline => deadline < longAgo) ? 'LONG_CLOSED' : 'CLOSED';
}

const MONTHS_OF_YEAR = 12;
/** What closes in so many months is soon: people prepare for it now. */
const SOON_MONTHS = 6;

/** Whether the next of the rounds that come every year closes within half a year. The month in which one closed is a year away. */
function closesSoon({ deadlineMonths }: Dates, asOf: Date): boolean {
  const monthsAway = (month: number): number =>
    ((month - asOf.getUTCMonth() - 2 + MONTHS_OF_YEAR) % MONTHS_OF_YEAR) + 1;
  return deadlineMonths.some(({ month, closesAt }) => closesAt === null && monthsAway(month) <= SOON_MONTHS);
}

/** Whether nobody can apply for it now or soon, though its next round is known. */
export const isWaiting = (row: Dates, { status, round }: Rounds, asOf: Date): boolean =>
  status === 'CLOSED' && round === 'KNOWN' && !closesSoon(row, asOf);

const DOUBTFUL_NARROWNESS = 2;

/** For how many it is: 0 for everybody who wants a degree. */
function narrownessOf(row: StoredScholarship): number {
  if (isExchange(row)) return 3;
  if (row.marks.includes('DOUBTFUL')) return DOUBTFUL_NARROWNESS;
  const isForOthers = row.audiences.every(audience => audience === 'WOMEN' || audience === 'IN_NEED');
  return row.audiences.includes('WOMEN') || row.fields?.length === 1 || isForOthers ? 1 : 0;
}

const namesVietnam = ({ audiences }: StoredScholarship): boolean =>
  audiences.includes('VIETNAM_ONLY') || audiences.includes('VIETNAM_AMONG_OTHERS');

/** Whether somebody from Vietnam should see it before what is open to all: what is for Vietnam alone, and of what names Vietnam among others what does not wait for a later round. */
export const isMeantForVietnam = (row: StoredScholarship, moment: Pick<ScholarshipMoment, 'isWaiting'>): boolean =>
  row.audiences.includes('VIETNAM_ONLY') || (row.audiences.includes('VIETNAM_AMONG_OTHERS') && !moment.isWaiting);

const RANK_OF_COVERAGE: Readonly<Record<string, number>> = { FULL_COST: 0, FULL_TUITION: 1 };
const OTHER_COVERAGE = 2;
const UNKNOWN_COVERAGE = 3;

type Rounds = { status: (typeof DEADLINE_STATUSES)[number] | null; round: (typeof ROUNDS)[number] | null };
export type ScholarshipMoment = Rounds & { isWaiting: boolean };

/** How unlikely it is that somebody gets a degree paid: what closed this year, as most do every year, is likelier than what may be given no more. */
function unlikelinessOf(row: StoredScholarship, { status, round }: Rounds): number {
  if (round === 'LONG_CLOSED') return 3;
  if (narrownessOf(row) >= DOUBTFUL_NARROWNESS) return 2;
  return status === 'CLOSED' && round !== 'KNOWN' ? 1 : 0;
}

/** Each counts where all before it are equal; the smaller is first. */
export function orderKeysOf(row: StoredScholarship, moment: ScholarshipMoment): number[] {
  return [
    unlikelinessOf(row, moment),
    narrownessOf(row),
    moment.isWaiting ? 1 : 0,
    namesVietnam(row) ? 0 : 1,
    row.coverage === null ? UNKNOWN_COVERAGE : (RANK_OF_COVERAGE[row.coverage] ?? OTHER_COVERAGE),
    moment.round === 'KNOWN' ? 0 : 1,
    row.audiences.includes('EVERY_NATIONALITY') ? 0 : 1,
  ];
}
