/** Labels of values of an application: loaded with the pages that show them, not with every page. */
export const vi = {
  'applicationStatus.AWAITING_GUARDIAN': 'Chờ bố mẹ đồng ý',
  'applicationStatus.SUBMITTED': 'Đã nộp',
  'applicationStatus.PROCESSING': 'Đang xét',
  'applicationStatus.ACCEPTED': 'Được nhận',
  'applicationStatus.DEFERRED': 'Dời kỳ nhập học',
  'applicationStatus.VISA_PREPARATION': 'Chuẩn bị visa',
  'applicationStatus.VISA_APPLIED': 'Đã nộp hồ sơ xin visa',
  'applicationStatus.VISA_GRANTED': 'Đã có visa',
  'applicationStatus.VISA_REFUSED': 'Bị từ chối visa',
  'applicationStatus.OFFER_DECLINED': 'Đã từ chối chỗ học',
  'applicationStatus.REJECTED': 'Không được nhận',
  'applicationStatus.WITHDRAWN': 'Đã rút',
  'applicationStatus.GUARDIAN_DECLINED': 'Bố mẹ không đồng ý',
} as const;

type OwnTexts = typeof vi;
declare module '../../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
