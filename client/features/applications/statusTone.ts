import type { ApplicationStatus } from '../../generated/types';

/** Sun marks where the student has work to do. */
export const statusTone = {
  AWAITING_GUARDIAN: 'warn',
  SUBMITTED: 'neutral',
  PROCESSING: 'current',
  ACCEPTED: 'good',
  DEFERRED: 'current',
  VISA_PREPARATION: 'new',
  VISA_APPLIED: 'current',
  VISA_GRANTED: 'good',
  VISA_REFUSED: 'bad',
  OFFER_DECLINED: 'neutral',
  REJECTED: 'bad',
  WITHDRAWN: 'neutral',
  GUARDIAN_DECLINED: 'neutral',
} as const satisfies Record<ApplicationStatus, string>;
