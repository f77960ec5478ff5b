/** What the parts are shown with beside the entries of testing/cards.ts: words of both languages, and a moment. */
import type { Locale } from '../../schema/site/locales';

const vi = {
  action: 'Lưu thay đổi',
  other: 'Hủy',
  title: 'Điều kiện nhập học',
  lead: 'Theo trang của trường',
  text: 'Nộp hồ sơ trước hạn; trường trả lời trong bốn tuần.',
  label: 'Tên trường',
  hint: 'Như trên trang của trường',
  error: 'Hãy nhập tên trường',
  first: 'Học phí',
  second: 'Sinh hoạt phí',
  third: 'Lệ phí hồ sơ',
  unit: 'đơn',
};
export type Words = Readonly<Record<keyof typeof vi, string>>;
const en: Words = {
  action: 'Save changes',
  other: 'Cancel',
  title: 'Admission requirements',
  lead: 'As the institution says',
  text: 'Send the documents before the deadline; the institution answers within four weeks.',
  label: 'Name of the institution',
  hint: 'As on its website',
  error: 'Enter the name of the institution',
  first: 'Tuition',
  second: 'Cost of living',
  third: 'Application fee',
  unit: 'applications',
};
export const wordsOf = (locale: Locale): Words => ({ vi, en })[locale];

/** The moment of the page: what is open and what is over stays as it is. */
export const PARTS_NOW = new Date('2026-11-21T03:00:00Z');
