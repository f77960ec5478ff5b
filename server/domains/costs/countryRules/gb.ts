/** Rules of the country for students from Vietnam, each as its source gave it on the day it was read. */
import type { CountryRule } from '../costs.records.js';

export const gb: readonly CountryRule[] = [
  {
    destination: 'GB',
    kind: 'WORK_DURING_STUDY',
    text: {
      vi: 'Bậc cử nhân trở lên: tối đa 20 giờ mỗi tuần trong kỳ học; dưới bậc cử nhân: 10 giờ. Kỳ nghỉ không giới hạn. Không được tự kinh doanh hay nhận việc cố định toàn thời gian.',
      en: 'At degree level and above: at most 20 hours a week in term time; below it 10 hours. No limit in vacations. No self-employment and no permanent full-time job.',
    },
    source: {
      name: 'University for the Creative Arts: working during your studies',
      url: 'https://www.uca.ac.uk/international/visas-and-immigration/work-during-studies/',
      kind: 'THIRD_PARTY',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Trang của một trường, không phải GOV.UK; điều kiện ghi trên visa mới là quyết định. Với thạc sĩ, mùa hè thường vẫn là kỳ học.',
      en: 'Page of a university, not of GOV.UK; what the visa says decides. For masters the summer commonly counts as term.',
    },
  },
  {
    destination: 'GB',
    kind: 'POST_STUDY_WORK',
    text: {
      vi: 'Diện Graduate: 18 tháng cho cử nhân và thạc sĩ nộp đơn từ 1/1/2027 (nộp tới 31/12/2026 được 2 năm); tiến sĩ 3 năm. Không cần công ty bảo lãnh.',
      en: 'Graduate route: 18 months for bachelors and masters who apply from 1 January 2027 (two years if they apply by 31 December 2026); three years for doctorates. No sponsor is needed.',
    },
    source: {
      name: 'DavidsonMorris: Graduate visa reduced to 18 months',
      url: 'https://www.davidsonmorris.com/?p=103236',
      kind: 'THIRD_PARTY',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Một bài của ICEF Monitor ghi giống như vậy. Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'ICEF Monitor says the same. From a third party; confirm with the immigration authority.',
    },
  },
  {
    destination: 'GB',
    kind: 'VISA_FUNDS',
    text: {
      vi: 'Ngoài học phí năm đầu, phải chứng minh 1.171 GBP mỗi tháng ngoài London hoặc 1.529 GBP ở London, tối đa chín tháng.',
      en: 'Besides the tuition of the first year: GBP 1,171 a month outside London or GBP 1,529 in London, for at most nine months.',
    },
    cost: { amount: 10539, currency: 'GBP', period: 'TOTAL' },
    source: {
      name: 'VisaHQ News, 11 November 2025: maintenance funds of the Student route',
      url: 'https://www.visahq.com/news/2025-11-11/gb',
      kind: 'THIRD_PARTY',
    },
    asOf: '2025-11-11',
    checkedOn: '2026-11-22',
    note: {
      vi: 'Số tiền ghi ở đây là ngoài London, chín tháng; ở London 13.761 GBP. Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'The amount here is outside London for nine months; in London it is GBP 13,761. From a third party; confirm with the immigration authority.',
    },
  },
  {
    destination: 'GB',
    kind: 'VISA_FEE',
    text: {
      vi: 'Phí visa Student nộp từ ngoài nước Anh, từ 9/4/2025.',
      en: 'Fee of the Student visa from outside the United Kingdom, since 9 April 2025.',
    },
    cost: { amount: 524, currency: 'GBP', period: 'ONCE' },
    source: {
      name: 'Afripost: UK visa fees from 9 April',
      url: 'https://afripost.ng/2025/03/30/uk-to-implement-increased-visa-fees-from-april-9/amp',
      kind: 'THIRD_PARTY',
    },
    asOf: '2025-03-30',
    checkedOn: '2026-11-22',
    note: {
      vi: 'Phí thường tăng vào tháng 4; không đọc được trang nào sau tháng 4/2026. Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'Fees usually rise in April; no page of after April 2026 was read. From a third party; confirm with the immigration authority.',
    },
  },
  {
    destination: 'GB',
    kind: 'HEALTH_INSURANCE',
    text: {
      vi: 'Phụ phí y tế (IHS) cho sinh viên, trả trước cho cả thời hạn visa, để dùng NHS.',
      en: 'Immigration health surcharge for students, paid in advance for the whole visa, to use the NHS.',
    },
    cost: { amount: 776, currency: 'GBP', period: 'YEAR' },
    source: {
      name: 'APRIL International: student visas in the UK',
      url: 'https://www.april-international.com/en/insurance/guide/student-visas-in-the-uk-everything-you-need-to-know',
      kind: 'THIRD_PARTY',
    },
    asOf: '2025',
    checkedOn: '2026-11-22',
    note: {
      vi: 'Thời hạn visa dài hơn khóa học vài tháng, phần lẻ cũng tính tiền. Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'The visa is some months longer than the course, and parts of a year are charged too. From a third party; confirm with the immigration authority.',
    },
  },
];
