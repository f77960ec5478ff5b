/** Numbers of the overview. Pure. */
import { APPLICATION_STATUSES, STATUS_FACTS, type StatusFacts } from '../../../schema/rules/applications.values.js';
import type { DESTINATIONS } from '../../../schema/rules/catalogue.values.js';
import type { FollowedItem } from './dashboard.followed.js';
import { type ApplicationView, type DashboardPorts, isProgram, type SavedRow } from './dashboard.ports.js';

type Destination = (typeof DESTINATIONS)[number];

const institutionOf = ({ item }: ApplicationView): string => (isProgram(item) ? item.institutionId : item._id);

export const isOpen = ({ record }: ApplicationView): boolean => STATUS_FACTS[record.status].isOpen;

/** Whether an application stands: it was neither withdrawn nor kept from being sent by a guardian. */
const isStanding = ({ record }: ApplicationView): boolean => STATUS_FACTS[record.status].decision !== 'NONE';

export const countsByStatus = (applications: readonly ApplicationView[]) =>
  APPLICATION_STATUSES.map(status => ({
    status,
    count: applications.filter(({ record }) => record.status === status).length,
  }));

/** The totals of the overview. An application that does not stand counts among the applications, but its institution and its program are not counted as applied to. */
export function totalsOf(applications: readonly ApplicationView[], saved: readonly SavedRow[]) {
  const standing = applications.filter(isStanding);
  const among = (decision: StatusFacts['decision']): number =>
    applications.filter(({ record }) => STATUS_FACTS[record.status].decision === decision).length;
  const savedOf = (kind: SavedRow['kind']): number => saved.filter(row => row.kind === kind).length;
  return {
    applications: applications.length,
    openApplications: applications.filter(isOpen).length,
    appliedInstitutions: new Set(standing.map(institutionOf)).size,
    appliedPrograms: new Set(standing.flatMap(({ item }) => (isProgram(item) ? [item._id] : []))).size,
    savedInstitutions: savedOf('INSTITUTION'),
    savedPrograms: savedOf('PROGRAM'),
    savedScholarships: savedOf('SCHOLARSHIP'),
    offers: among('OFFER'),
    waiting: among('WAITED_FOR'),
    rejections: among('REFUSAL'),
  };
}

/** Most institutions first; equals in the order in which they were applied to. */
export function destinationsOf(
  applications: readonly ApplicationView[],
): { destination: Destination; count: number }[] {
  const institutions = new Map<Destination, Set<string>>();
  for (const view of applications.filter(isStanding).toReversed()) {
    const { destination } = view.record;
    institutions.set(destination, (institutions.get(destination) ?? new Set()).add(institutionOf(view)));
  }
  return [...institutions]
    .map(([destination, ids]) => ({ destination, count: ids.size }))
    .toSorted((a, b) => b.count - a.count);
}

export function scholarshipCounts(items: readonly FollowedItem[], deadlinesOf: DashboardPorts['deadlinesOf']) {
  const counts = { open: 0, closed: 0, unknown: 0 };
  for (const { item } of items) {
    if (!('provider' in item)) continue;
    const deadlines = deadlinesOf(item);
    if (deadlines.length === 0) counts.unknown += 1;
    else if (deadlines.some(({ deadline }) => deadline.status === 'OPEN')) counts.open += 1;
    else counts.closed += 1;
  }
  return counts;
}
