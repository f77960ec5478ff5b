/**
 * In which order scholarships stand where a text says nothing that tells them apart, for somebody from Vietnam who looks for a degree in any field:
 * 1. what may still be applied for, then what is closed and has no round that is known to come but may have one, then what is doubtful or pays no degree, then what closed years ago;
 * 2. what everybody may use for a degree, then what is kept for women, for one field or for other nationalities, and of what is unlikely the doubtful before stays without a degree;
 * 3. what names Vietnam;
 * 4. what pays everything, then all of the tuition, then anything else that is told;
 * 5. what has a round that is open or known to come;
 * 6. what is known to be open to all nationalities.
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

const RANK_OF_COVERAGE: Readonly<Record<string, number>> = { FULL_COST: 0, FULL_TUITION: 1 };
const TOLD = 2;
const UNTOLD = 3;

export type ScholarshipMoment = {
  status: (typeof DEADLINE_STATUSES)[number] | null;
  round: (typeof ROUNDS)[number] | null;
};

/** How unlikely it is that somebody gets a degree paid: what closed this year, as most do every year, is likelier than what may be given no more. */
function unlikelinessOf(row: StoredScholarship, { status, round }: ScholarshipMoment): number {
  if (round === 'LONG_CLOSED') return 3;
  if (narrownessOf(row) >= DOUBTFUL_NARROWNESS) return 2;
  return status === 'CLOSED' && round !== 'KNOWN' ? 1 : 0;
}

/** Each counts where all before it are equal; the smaller is first. */
export function orderKeysOf(row: StoredScholarship, moment: ScholarshipMoment): number[] {
  return [
    unlikelinessOf(row, moment),
    narrownessOf(row),
    namesVietnam(row) ? 0 : 1,
    row.coverage === null ? UNTOLD : (RANK_OF_COVERAGE[row.coverage] ?? TOLD),
    moment.round === 'KNOWN' ? 0 : 1,
    row.audiences.includes('EVERY_NATIONALITY') ? 0 : 1,
  ];
}
