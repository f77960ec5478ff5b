/**
 * Statuses of intakes and deadlines are decided when an index is built. From the moment at which one of them changes until the next index is there, which may
 * take a while after a start from a kept one, the index tells none for that document: neither as a reason nor in a filter or a facet.
 */
import { setBit, wordsFor } from './bitset.js';
import type { Column } from './dictionaryColumn.js';
import { LIKELY_INTAKE_FLAG, OPEN_INTAKE_FLAG, type KindIndex, type SearchIndex } from './searchIndex.js';
import { buildRange } from './sortOrders.js';

type StatusTimes = Pick<KindIndex, 'statusUntil' | 'passed'>;

/** From the next moment at which each document's status changes; Infinity when none does. */
export const statusTimes = ({ values, numberOf }: Column<number>): StatusTimes => ({
  statusUntil: buildRange({ values: values.map(moment => (moment === Infinity ? null : moment)), numberOf }),
  passed: new Uint32Array(0),
});

/** The next of these moments; Infinity when there is none. */
export const nextChange = ({ statusUntil: { values } }: StatusTimes, after = -Infinity): number =>
  values.find(moment => moment > after) ?? Infinity;

/** The next of them in the whole index. */
export const nextStatusChange = (
  { programs, scholarships }: Pick<SearchIndex, 'programs' | 'scholarships'>,
  after: number,
): number => Math.min(nextChange(programs, after), nextChange(scholarships, after));

const OTHER_FLAGS = 0xff & ~(OPEN_INTAKE_FLAG | LIKELY_INTAKE_FLAG);

function forgetOf({ statusUntil, flags, size }: KindIndex, now: number): KindIndex['passed'] {
  const passed = new Uint32Array(wordsFor(size));
  const ranks = statusUntil.values.filter(moment => moment <= now).length;
  for (let doc = 0; doc < size; doc++) {
    const rank = statusUntil.rankOf[doc] as number;
    if (rank === 0 || rank > ranks) continue;
    setBit(passed, doc);
    flags[doc] = (flags[doc] as number) & OTHER_FLAGS;
  }
  return passed;
}

/** The kinds of which statuses were forgotten: what was found before holds for them no more. `now` in milliseconds. */
export function forgetPassedStatuses(index: SearchIndex, now: number): KindIndex[] {
  if (now < index.validUntil) return [];
  const outdated = [index.programs, index.scholarships].filter(kind => nextChange(kind) <= now);
  for (const kind of outdated) kind.passed = forgetOf(kind, now);
  index.validUntil = nextStatusChange(index, now);
  return outdated;
}
