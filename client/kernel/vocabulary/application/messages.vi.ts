/** Labels of values of an application: loaded with the pages that show them, not with every page. */
export const vi = {
  'applicationStatus.SUBMITTED': 'Đã nộp',
  'applicationStatus.PROCESSING': 'Đang xét',
  'applicationStatus.ACCEPTED': 'Được nhận',
  'applicationStatus.VISA_PREPARATION': 'Chuẩn bị thị thực',
  'applicationStatus.VISA_APPLIED': 'Đã nộp thị thực',
  'applicationStatus.REJECTED': 'Không được nhận',
  'applicationStatus.WITHDRAWN': 'Đã rút',
} as const;

type OwnTexts = typeof vi;
declare module '../../i18n/messagePart' {
  interface MessageTexts extends OwnTexts {}
}
