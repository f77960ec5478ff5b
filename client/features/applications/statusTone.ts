import type { ApplicationStatus } from '../../generated/types';

/** Sun marks where the student has work to do. */
export const statusTone = {
  SUBMITTED: 'neutral',
  PROCESSING: 'current',
  ACCEPTED: 'good',
  VISA_PREPARATION: 'new',
  VISA_APPLIED: 'good',
  REJECTED: 'bad',
  WITHDRAWN: 'neutral',
} as const satisfies Record<ApplicationStatus, string>;
