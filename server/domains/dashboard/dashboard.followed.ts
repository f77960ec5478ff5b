/** What a person saved or applied to, with its deadlines. Pure but for one read of the catalogue for each kind. */
import { STATUS_FACTS } from '../../../schema/rules/applications.values.js';
import {
  type ApplicationView,
  type CatalogueRecord,
  type DashboardPorts,
  type Deadline,
  type IntakeRef,
  isProgram,
  type ProgramRecord,
  type SavedRow,
} from './dashboard.ports.js';

export type FollowedItem = { item: CatalogueRecord; application: ApplicationView | null };
export type FollowedDeadline = FollowedItem & { deadline: Deadline; intake: IntakeRef | null };
export type FollowedProgram = {
  program: ProgramRecord;
  deadline: Deadline | null;
  intake: IntakeRef | null;
  application: ApplicationView | null;
};

/** An institution has no deadlines of its own. */
const KINDS_WITH_DEADLINES = ['PROGRAM', 'SCHOLARSHIP'] as const;

export async function followedItems(
  { recordsOf }: Pick<DashboardPorts, 'recordsOf'>,
  { saved, applications }: { saved: readonly SavedRow[]; applications: readonly ApplicationView[] },
): Promise<FollowedItem[]> {
  // The latest application to an item counts; they come latest first.
  const applicationTo = new Map(applications.map(view => [view.item._id, view] as const).toReversed());
  const applied = [...applicationTo.values()].map(application => ({ item: application.item, application }));
  const found = await Promise.all(
    KINDS_WITH_DEADLINES.map(kind => {
      const ids = saved.flatMap(row => (row.kind === kind && !applicationTo.has(row.itemId) ? [row.itemId] : []));
      return ids.length === 0 ? [] : recordsOf(kind, ids);
    }),
  );
  const others = found.flat().flatMap(item => (item && !item.isRetired ? [{ item, application: null }] : []));
  return [...applied, ...others];
}

const isOf = (intake: IntakeRef | null, wanted: IntakeRef): boolean =>
  intake?.year === wanted.year && intake.month === wanted.month;

/** The deadlines of an item that a person follows. Once they applied to it, only that of the intake they applied for counts; and none any more once the application was decided on or withdrawn. */
export const deadlinesOfFollowed = (
  { item, application }: FollowedItem,
  deadlinesOf: DashboardPorts['deadlinesOf'],
): FollowedDeadline[] => {
  if (application && STATUS_FACTS[application.record.status].decision !== 'WAITED_FOR') return [];
  return deadlinesOf(item)
    .filter(({ intake }) => !application || isOf(intake, application.record.intake))
    .map(followed => ({ item, application, ...followed }));
};

/** Open ones first, soonest first; then those that closed, latest first. */
export const inOrder = (deadlines: readonly FollowedDeadline[]): FollowedDeadline[] => {
  const time = ({ deadline }: FollowedDeadline): number => deadline.closesAt.getTime();
  const open = deadlines.filter(({ deadline }) => deadline.status === 'OPEN');
  const closed = deadlines.filter(({ deadline }) => deadline.status === 'CLOSED');
  return [...open.toSorted((a, b) => time(a) - time(b)), ...closed.toSorted((a, b) => time(b) - time(a))];
};

/** Nearest open deadline first, programs without one last. Retired programs are shown while an application to them stands. */
export const followedPrograms = (
  items: readonly FollowedItem[],
  deadlinesOf: DashboardPorts['deadlinesOf'],
): FollowedProgram[] =>
  items
    .flatMap(followed => {
      const { item: program, application } = followed;
      if (!isProgram(program)) return [];
      const next = inOrder(deadlinesOfFollowed(followed, deadlinesOf)).find(
        ({ deadline }) => deadline.status === 'OPEN',
      );
      const intake = next?.intake ?? application?.record.intake ?? null;
      return [{ program, application, deadline: next?.deadline ?? null, intake }];
    })
    .toSorted((a, b) => (a.deadline?.closesAt.getTime() ?? Infinity) - (b.deadline?.closesAt.getTime() ?? Infinity));
