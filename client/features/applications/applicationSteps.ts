/** The steps of an application with the day on which each was reached. Pure. */
import { APPLICATION_STEPS, STATUS_FACTS } from '../../../schema/rules/applications.values';
import type { ApplicationStatus } from '../../generated/types';

type Event = { readonly status: ApplicationStatus; readonly at: string };
export type ReachedStep = {
  readonly status: ApplicationStatus;
  /** Null while it lies ahead. */
  readonly at: string | null;
};

export const hasEnded = (status: ApplicationStatus): boolean => !STATUS_FACTS[status].isOpen;

const ON_THE_WAY: readonly ApplicationStatus[] = APPLICATION_STEPS;
/** Steps that are reached; a deferred place is one that was offered, and a visa that was refused begins again. */
const reachedCount = (status: ApplicationStatus): number =>
  ON_THE_WAY.indexOf(status === 'DEFERRED' ? 'ACCEPTED' : status) + 1;

/**
 * The way that goes well, with the days of what was reached; before it the guardian's part of somebody under 16. Of an application that ended what it had reached,
 * and then its end. `current` is where it stands.
 */
export function stepsOf(
  status: ApplicationStatus,
  history: readonly Event[],
): { readonly steps: readonly ReachedStep[]; readonly current: number } {
  const reachedAt = (wanted: ApplicationStatus) => history.findLast(event => event.status === wanted)?.at ?? null;
  const stepOf = (step: ApplicationStatus): ReachedStep => ({ status: step, at: reachedAt(step) });
  const isWaiting = status === 'AWAITING_GUARDIAN';
  const guardian = isWaiting || reachedAt('AWAITING_GUARDIAN') ? [stepOf('AWAITING_GUARDIAN')] : [];
  const isOnTheWay = isWaiting || ON_THE_WAY.includes(status);
  const last =
    isOnTheWay || status === 'DEFERRED' ? status : history.findLast(event => reachedCount(event.status) > 0)?.status;
  const count = last === undefined ? 0 : reachedCount(last);
  const passed = ON_THE_WAY.slice(0, count).map(stepOf);
  // Reached once and to be reached again, it lies ahead.
  const ahead = ON_THE_WAY.slice(count).map(step => ({ status: step, at: null }));
  if (isOnTheWay) return { steps: [...guardian, ...passed, ...ahead], current: guardian.length + passed.length - 1 };
  const before = [...guardian, ...passed.filter(({ at }) => at !== null)];
  const steps = [...before, stepOf(status), ...(hasEnded(status) ? [] : ahead)];
  return { steps, current: before.length };
}
