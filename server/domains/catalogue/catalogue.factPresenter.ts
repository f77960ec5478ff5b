/** Facts as the graph shows them: joined with their source and judged at the moment of the answer. What was judged is kept until it could read differently. */
import { DAY_MS } from '../../../schema/rules/days.rules.js';
import { deadlineStatusAt } from '../../../schema/rules/intake.rules.js';
import { isStale } from '../../../schema/rules/staleness.rules.js';
import { deadlinesInOrder, earliestIntake, intakeStatusOf, nextDeadline, upcomingIntakes } from './catalogue.facts.js';
import { closesAtOf } from './catalogue.zonedTime.js';
import type { DeadlineRecord, FactRecord, IntakeRecord, SourceRecord } from './catalogue.records.js';

type Published = { source: SourceRecord; checkedOn: string; isStale: boolean; note: { vi: string; en: string } | null };

/**
 * Judgements change at the start of a day in UTC (freshness, months) and just after a deadline. Records are never written to after they were read,
 * so what was made of one holds until then; it goes when the record goes.
 */
const keepUntilChange = <K extends object, V>(
  clock: () => Date,
  make: (record: K, now: Date) => V,
  closingsOf: (record: K) => readonly Date[] = () => [],
) => {
  const kept = new WeakMap<K, { value: V; from: number; until: number }>();
  return (record: K): V => {
    const now = clock();
    const time = now.getTime();
    const known = kept.get(record);
    if (known && time >= known.from && time < known.until) return known.value;
    const nextDay = (Math.floor(time / DAY_MS) + 1) * DAY_MS;
    const closings = closingsOf(record).map(closesAt => closesAt.getTime() + 1);
    const until = Math.min(nextDay, ...closings.filter(instant => instant > time));
    const value = make(record, now);
    kept.set(record, { value, from: time, until });
    return value;
  };
};

const closingsOf = (intakes: readonly IntakeRecord[]): Date[] =>
  intakes.flatMap(({ deadline }) => (deadline ? [closesAtOf(deadline)] : []));

export const createFactPresenter = ({
  sourceOf,
  clock,
}: {
  sourceOf: (id: string) => SourceRecord;
  clock: () => Date;
}) => {
  const publish = <F extends FactRecord>(
    { source, checkedOn, note, ...rest }: F,
    now: Date,
  ): Omit<F, keyof FactRecord> & Published => ({
    ...rest,
    // Sources are corrected behind our back: each answer looks anew.
    get source() {
      return sourceOf(source);
    },
    checkedOn,
    isStale: isStale(checkedOn, now),
    note: note ?? null,
  });
  const published = keepUntilChange(clock, (record: FactRecord, now) => publish(record, now));
  const fact = <F extends FactRecord>(record: F) => published(record) as ReturnType<typeof publish<F>>;

  const deadline = keepUntilChange(
    clock,
    (record: DeadlineRecord, now) => {
      const closesAt = closesAtOf(record);
      return Object.assign(publish(record, now), { closesAt, status: deadlineStatusAt(closesAt, now) });
    },
    record => [closesAtOf(record)],
  );

  const intake = keepUntilChange(
    clock,
    (record: IntakeRecord, now) =>
      Object.assign(publish(record, now), {
        status: intakeStatusOf(record, now),
        deadline: record.deadline ? deadline(record.deadline) : null,
      }),
    record => closingsOf([record]),
  );

  /** What a program's intakes say at the moment. */
  const timeline = keepUntilChange(
    clock,
    (intakes: readonly IntakeRecord[], now) => {
      const earliest = earliestIntake(intakes, now);
      const next = nextDeadline(intakes, now);
      return {
        upcoming: upcomingIntakes(intakes, now).map(intake),
        earliest: earliest && intake(earliest),
        next: next && deadline(next),
      };
    },
    closingsOf,
  );

  return {
    fact,
    /** What is not known is null. */
    factOrNull: <F extends FactRecord>(record: F | undefined) => (record ? fact(record) : null),
    facts: <F extends FactRecord>(records: readonly F[]) => records.map(record => fact(record)),
    timeline,
    /** Those still open, soonest first, then the one that closed last. */
    deadlines: keepUntilChange(
      clock,
      (records: readonly DeadlineRecord[], now) => deadlinesInOrder(records, now).map(deadline),
      records => records.map(closesAtOf),
    ),
  };
};
