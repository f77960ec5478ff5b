/** Facts as the graph shows them: joined with their source, with staleness and status at the moment of the request, cached until these can change. */
import { DAY_MS } from '../../../schema/rules/days.rules.js';
import { deadlineStatusAt } from '../../../schema/rules/intake.rules.js';
import { isStale } from '../../../schema/rules/staleness.rules.js';
import {
  comesBackInMonth,
  deadlinesAt,
  deadlinesInOrder,
  earliestIntake,
  intakeStatusOf,
  isLastKnown,
  lastKnownDeadlines,
  nextDeadline,
  upcomingIntakes,
} from './catalogue.facts.js';
import { closesAtOf } from './catalogue.zonedTime.js';
import type { DeadlineRecord, FactRecord, IntakeRecord, ScholarshipRecord, SourceRecord } from './catalogue.records.js';

type Published = {
  source: SourceRecord;
  asOf: string | null;
  checkedOn: string;
  isStale: boolean;
  note: { vi: string; en: string } | null;
};

/**
 * Staleness and statuses change at midnight UTC and just after a deadline. Records are immutable once read, so a result stays valid until then;
 * it is dropped together with its record.
 */
const cacheUntilChange = <K extends object, V>(
  clock: () => Date,
  make: (record: K, now: Date) => V,
  closingsOf: (record: K, now: Date) => readonly Date[] = () => [],
) => {
  const cache = new WeakMap<K, { value: V; from: number; until: number }>();
  return (record: K): V => {
    const now = clock();
    const time = now.getTime();
    const known = cache.get(record);
    if (known && time >= known.from && time < known.until) return known.value;
    const nextDay = (Math.floor(time / DAY_MS) + 1) * DAY_MS;
    const closings = closingsOf(record, now).map(closesAt => closesAt.getTime() + 1);
    const until = Math.min(nextDay, ...closings.filter(instant => instant > time));
    const value = make(record, now);
    cache.set(record, { value, from: time, until });
    return value;
  };
};

/** The same day in the last year in which it has passed. */
const lastPassed = (deadline: DeadlineRecord, now: Date): DeadlineRecord => {
  const year = Number(deadline.date.slice(0, 4));
  const days = Array.from({ length: Math.max(1, year - now.getUTCFullYear() + 2) }, (_, back) => ({
    ...deadline,
    date: `${year - back}${deadline.date.slice(4)}`,
  }));
  return days.find(day => deadlineStatusAt(closesAtOf(day), now) === 'CLOSED') ?? deadline;
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
    { source, asOf, checkedOn, note, ...rest }: F,
    now: Date,
  ): Omit<F, keyof FactRecord> & Published => ({
    ...rest,
    // Looked up on each access, since a source may be corrected while the fact is cached.
    get source() {
      return sourceOf(source);
    },
    asOf: asOf ?? null,
    checkedOn,
    isStale: isStale({ asOf, checkedOn }, now),
    note: note ?? null,
  });
  const published = cacheUntilChange(clock, (record: FactRecord, now) => publish(record, now));
  const fact = <F extends FactRecord>(record: F) => published(record) as ReturnType<typeof publish<F>>;

  const deadlineOf = ({ comesBack }: { comesBack: boolean }) =>
    cacheUntilChange(
      clock,
      (record: DeadlineRecord, now) => {
        const isOld = isLastKnown(record);
        const shown = isOld ? lastPassed(record, now) : record;
        const closesAt = closesAtOf(shown);
        const status = deadlineStatusAt(closesAt, now);
        return Object.assign(publish(shown, now), {
          closesAt,
          status,
          kind: record.kind ?? 'CLOSING',
          isYearly: record.isYearly ?? false,
          isLastKnown: isOld || (comesBack && status === 'CLOSED'),
        });
      },
      record => [closesAtOf(record)],
    );
  const deadline = deadlineOf({ comesBack: false });
  const returningDeadline = deadlineOf({ comesBack: true });

  const intake = cacheUntilChange(
    clock,
    (record: IntakeRecord, now) =>
      Object.assign(publish(record, now), {
        status: intakeStatusOf(record, now),
        isCountryUsual: record.isCountryUsual ?? false,
        deadline: record.deadline ? deadline(record.deadline) : null,
      }),
    record => closingsOf([record]),
  );

  /** The intakes and the next deadline of a program at the moment. */
  const timeline = cacheUntilChange(
    clock,
    (intakes: readonly IntakeRecord[], now) => {
      const earliest = earliestIntake(intakes, now);
      const next = nextDeadline(intakes, now) ?? intakes.find(({ deadline: day }) => day)?.deadline ?? null;
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
    /** Unknown facts are null in the graph. */
    factOrNull: <F extends FactRecord>(record: F | undefined) => (record ? fact(record) : null),
    facts: <F extends FactRecord>(records: readonly F[]) => records.map(record => fact(record)),
    timeline,
    /** The open ones, soonest first, then the one that closed last. */
    deadlines: cacheUntilChange(
      clock,
      (scholarship: ScholarshipRecord, now) =>
        [...deadlinesInOrder(deadlinesAt(scholarship, now), now), ...lastKnownDeadlines(scholarship, now)].map(record =>
          comesBackInMonth(scholarship, record) ? returningDeadline(record) : deadline(record),
        ),
      (scholarship, now) => deadlinesAt(scholarship, now).map(closesAtOf),
    ),
  };
};

export type FactPresenter = ReturnType<typeof createFactPresenter>;
