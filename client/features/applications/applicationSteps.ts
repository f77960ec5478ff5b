/** The steps of an application with the day on which each was reached. Pure. */
import { APPLICATION_STEPS } from '../../../schema/rules/applications.values';
import type { ApplicationStatus } from '../../generated/types';

type Event = { readonly status: ApplicationStatus; readonly at: string };
export type ReachedStep = {
  readonly status: ApplicationStatus;
  /** Null while it lies ahead. */
  readonly at: string | null;
};

export const hasEnded = (status: ApplicationStatus): boolean => status === 'REJECTED' || status === 'WITHDRAWN';

/** All five; of an application that ended those that it has reached, and then its end. `current` is the last one that was reached. */
export function stepsOf(
  status: ApplicationStatus,
  history: readonly Event[],
): { readonly steps: readonly ReachedStep[]; readonly current: number } {
  const reachedAt = (wanted: ApplicationStatus) => history.findLast(event => event.status === wanted)?.at ?? null;
  const steps = APPLICATION_STEPS.map(step => ({ status: step, at: reachedAt(step) }));
  if (!hasEnded(status)) return { steps, current: APPLICATION_STEPS.indexOf(status) };
  const passed = [...steps.filter(({ at }) => at !== null), { status, at: reachedAt(status) }];
  return { steps: passed, current: passed.length - 1 };
}
