/** Facts as the graph shows them: joined with their source and judged at the moment of the answer. */
import { deadlineStatusAt } from '../../../schema/rules/intake.rules.js';
import { intakeStatusOf, isStaleOn } from './catalogue.facts.js';
import { closesAtOf } from './catalogue.instants.js';
import type { DeadlineRecord, FactRecord, IntakeRecord, SourceRecord } from './catalogue.records.js';

type Published = { source: SourceRecord; checkedOn: string; isStale: boolean; note: { vi: string; en: string } | null };

export const createPublisher = ({ sourceOf, clock }: { sourceOf: (id: string) => SourceRecord; clock: () => Date }) => {
  const fact = <F extends FactRecord>({ source, checkedOn, note, ...rest }: F): Omit<F, keyof FactRecord> & Published => ({
    ...rest,
    source: sourceOf(source),
    checkedOn,
    isStale: isStaleOn(checkedOn, clock()),
    note: note ?? null,
  });

  const deadline = (record: DeadlineRecord) => {
    const closesAt = closesAtOf(record);
    return { ...fact(record), closesAt, status: deadlineStatusAt(closesAt, clock()) };
  };

  const intake = (record: IntakeRecord) => ({
    ...fact(record),
    status: intakeStatusOf(record, clock()),
    deadline: record.deadline ? deadline(record.deadline) : null,
  });

  return {
    fact,
    /** What is not known is null. */
    factOrNull: <F extends FactRecord>(record: F | undefined) => (record ? fact(record) : null),
    facts: <F extends FactRecord>(records: readonly F[]) => records.map(record => fact(record)),
    deadline,
    intake,
  };
};
