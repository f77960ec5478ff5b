import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'applicationStatus.SUBMITTED': 'Submitted',
  'applicationStatus.PROCESSING': 'Processing',
  'applicationStatus.ACCEPTED': 'Accepted',
  'applicationStatus.VISA_PREPARATION': 'Visa preparation',
  'applicationStatus.VISA_APPLIED': 'Visa applied',
  'applicationStatus.REJECTED': 'Not accepted',
  'applicationStatus.WITHDRAWN': 'Withdrawn',
};
