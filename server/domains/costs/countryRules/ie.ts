/** Rules of the country for students from Vietnam, each as its source gave it on the day it was read. */
import type { CountryRule } from '../costs.records.js';

export const ie: readonly CountryRule[] = [
  {
    destination: 'IE',
    kind: 'WORK_DURING_STUDY',
    text: {
      vi: 'Stamp 2: tối đa 20 giờ mỗi tuần trong kỳ học; 40 giờ mỗi tuần trong tháng 6, 7, 8, 9 và từ 15/12 đến 15/1.',
      en: 'Stamp 2: up to 20 hours a week in term time; 40 hours a week in June, July, August and September and from 15 December to 15 January.',
    },
    source: {
      name: 'Minister for Justice, written answer in the Dáil, 22 May 2025, read on KildareStreet',
      url: 'https://www.kildarestreet.com/wrans/?id=2025-05-22a.753',
      kind: 'THIRD_PARTY',
    },
    asOf: '2025-05-22',
    checkedOn: '2026-11-22',
    note: {
      vi: 'Lời trả lời của Bộ trưởng Tư pháp, đọc ở một trang chép lại biên bản Quốc hội.',
      en: 'Answer of the Minister for Justice, read on a site that copies the record of parliament.',
    },
  },
  {
    destination: 'IE',
    kind: 'POST_STUDY_WORK',
    text: {
      vi: 'Third Level Graduate Programme (Stamp 1G): 12 tháng với bằng mức 8; tới 24 tháng với bằng mức 9.',
      en: 'Third Level Graduate Programme (Stamp 1G): 12 months with an award at level 8; up to 24 months at level 9.',
    },
    source: {
      name: 'Minister for Justice, written answer in the Dáil, 22 May 2025, read on KildareStreet',
      url: 'https://www.kildarestreet.com/wrans/?id=2025-05-22a.753',
      kind: 'THIRD_PARTY',
    },
    asOf: '2025-05-22',
    checkedOn: '2026-11-22',
    note: {
      vi: 'Lời trả lời của Bộ trưởng Tư pháp, đọc ở một trang chép lại biên bản Quốc hội. Làm việc toàn thời gian.',
      en: 'Answer of the Minister for Justice, read on a site that copies the record of parliament. Work is full time.',
    },
  },
  {
    destination: 'IE',
    kind: 'VISA_FUNDS',
    text: {
      vi: 'Phải chứng minh đủ tiền cho phần đầu thời gian ở, và học phí đã đóng.',
      en: 'Funds for the first part of the stay have to be proven, and that tuition is paid.',
    },
    cost: { amount: 10000, currency: 'EUR', period: 'YEAR' },
    source: {
      name: 'Education in Ireland: student visas',
      url: 'https://www.educationinireland.com/en/plan-you-study-abroad/student-visas',
      kind: 'OFFICIAL_PAGE',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Trang không ghi ngày. Mỗi năm học sau cũng phải có 10.000 EUR ngoài học phí, theo thông báo của một Đại sứ quán Ireland, tháng 4/2023.',
      en: 'The page has no date. Each later year needs EUR 10,000 besides tuition too, as a notice of an Irish embassy of April 2023 says.',
    },
  },
  {
    destination: 'IE',
    kind: 'VISA_FEE',
    text: {
      vi: 'Phí visa một lần nhập cảnh; nhiều lần 100 EUR.',
      en: 'Fee of a visa for one entry; EUR 100 for several.',
    },
    cost: { amount: 60, currency: 'EUR', period: 'ONCE' },
    source: {
      name: 'StudyLink: Ireland student visa policy',
      url: 'https://studylink.org/en/ireland-student-visa-policy.html',
      kind: 'THIRD_PARTY',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Sau khi đến còn đóng 300 EUR làm thẻ cư trú (theo trang Education in Ireland). Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'After arrival the residence permit costs EUR 300 (page of Education in Ireland). From a third party; confirm with the immigration authority.',
    },
  },
  {
    destination: 'IE',
    kind: 'RESIDENCE_PERMIT_FEE',
    text: { vi: 'Phí đăng ký thẻ cư trú (IRP) sau khi đến.', en: 'Fee of the residence permit (IRP) after arrival.' },
    cost: { amount: 300, currency: 'EUR', period: 'ONCE' },
    source: {
      name: 'Education in Ireland: applying for a student visa',
      url: 'https://www.educationinireland.com/en/How-Do-I-Apply-/Get-Your-Student-Visa/For-Higher-Education/Ireland-Applying-for-a-Student-Visa.html',
      kind: 'OFFICIAL_PAGE',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: { vi: 'Trang không ghi ngày.', en: 'The page has no date.' },
  },
  {
    destination: 'IE',
    kind: 'HEALTH_INSURANCE',
    text: {
      vi: 'Phải có bảo hiểm y tế tư nhân, nộp bằng chứng cùng hồ sơ visa và khi đăng ký cư trú.',
      en: 'Private medical insurance is required, with proof in the visa application and on registration.',
    },
    source: {
      name: 'Education in Ireland: student visas',
      url: 'https://www.educationinireland.com/en/plan-you-study-abroad/student-visas',
      kind: 'OFFICIAL_PAGE',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: { vi: 'Trang không ghi ngày và không nêu giá.', en: 'The page has no date and names no price.' },
  },
];
