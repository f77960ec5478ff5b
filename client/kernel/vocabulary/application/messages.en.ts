import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'applicationStatus.AWAITING_GUARDIAN': 'Waiting for your guardian',
  'applicationStatus.SUBMITTED': 'Submitted',
  'applicationStatus.PROCESSING': 'Processing',
  'applicationStatus.ACCEPTED': 'Accepted',
  'applicationStatus.DEFERRED': 'Deferred',
  'applicationStatus.VISA_PREPARATION': 'Visa preparation',
  'applicationStatus.VISA_APPLIED': 'Visa application submitted',
  'applicationStatus.VISA_GRANTED': 'Visa granted',
  'applicationStatus.VISA_REFUSED': 'Visa refused',
  'applicationStatus.OFFER_DECLINED': 'Offer declined',
  'applicationStatus.REJECTED': 'Not accepted',
  'applicationStatus.WITHDRAWN': 'Withdrawn',
  'applicationStatus.GUARDIAN_DECLINED': 'Guardian did not agree',
};
