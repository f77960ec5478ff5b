/** Rules of the country for students from Vietnam, each as its source gave it on the day it was read. */
import type { CountryRule } from '../costs.records.js';

export const de: readonly CountryRule[] = [
  {
    destination: 'DE',
    kind: 'WORK_DURING_STUDY',
    text: {
      vi: 'Sinh viên ngoài EU: 140 ngày trọn hoặc 280 nửa ngày mỗi năm không cần xin phép, hoặc tối đa 20 giờ mỗi tuần trong kỳ học; kỳ nghỉ không giới hạn. Việc trợ lý ở trường không bị tính.',
      en: 'Students from outside the EU: 140 full or 280 half days a year without approval, or up to 20 hours a week in the lecture period; no limit in breaks. Assistant jobs at the university are not counted.',
    },
    source: {
      name: 'Make it in Germany: student jobs and internships',
      url: 'https://www.make-it-in-germany.com/en/study-vocational-training/studies-in-germany/work',
      kind: 'OFFICIAL_PAGE',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Ngày làm tối đa bốn giờ tính là nửa ngày. Trang không ghi ngày; mức này có từ 1/3/2024.',
      en: 'A day of up to four hours counts as half. The page has no date; the rule is in force since 1 March 2024.',
    },
  },
  {
    destination: 'DE',
    kind: 'POST_STUDY_WORK',
    text: {
      vi: 'Được gia hạn cư trú tối đa 18 tháng để tìm việc đúng ngành; trong thời gian đó được làm mọi việc.',
      en: 'The residence permit is extended for up to 18 months to look for work in the field; any work is allowed meanwhile.',
    },
    source: {
      name: 'City of Pforzheim, service-bw: completing the course of study, foreign students',
      url: 'https://www.pforzheim.de/en/buerger/buergerservice/lebenslagen/detail-life-situations/service-bw/lebenslagen/show/5001422-completing-the-course-of-study-foreign-students.html',
      kind: 'OFFICIAL_PAGE',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Cổng dịch vụ công của bang Baden-Württemberg; trang không ghi ngày.',
      en: 'Public service portal of Baden-Württemberg; the page has no date.',
    },
  },
  {
    destination: 'DE',
    kind: 'VISA_FUNDS',
    text: {
      vi: 'Phải chứng minh đủ tiền sinh hoạt một năm, thường qua tài khoản phong tỏa.',
      en: 'Living costs of one year have to be proven, often with a blocked account.',
    },
    cost: { amount: 11904, currency: 'EUR', period: 'YEAR' },
    source: {
      name: 'DAAD: costs and finances in Germany',
      url: 'https://www.daad.de/en/studying-in-germany/living-in-germany/finances/',
      kind: 'OFFICIAL_PAGE',
    },
    asOf: '2026-09-24',
    checkedOn: '2026-11-22',
    note: {
      vi: '992 EUR mỗi tháng. Đọc qua tệp dữ liệu mở trích trang chính thức. Người đi tìm chỗ học: 1.091 EUR mỗi tháng, theo một trang trích Bộ Ngoại giao Đức, tháng 5/2026.',
      en: 'EUR 992 a month. Read through an open data file that quotes the official page. People who apply for a place: EUR 1,091 a month, as a page that quotes the Foreign Office says, May 2026.',
    },
  },
  {
    destination: 'DE',
    kind: 'VISA_FEE',
    text: {
      vi: 'Phí thị thực quốc gia từ 18 tuổi; dưới 18 tuổi 37,50 EUR.',
      en: 'Fee of the national visa from the age of 18; EUR 37.50 below.',
    },
    cost: { amount: 75, currency: 'EUR', period: 'ONCE' },
    source: {
      name: 'German missions in Vietnam: visa fees',
      url: 'https://vietnam.diplo.de/vn-vi/dichvulanhsu/05-VisaEinreise/-/2221286',
      kind: 'OFFICIAL_PAGE',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Đóng bằng tiền Việt, không hoàn lại. Trang không ghi ngày và phí Schengen trên đó đã cũ; trung tâm nhận hồ sơ có thể thu phí dịch vụ.',
      en: 'Paid in dong and not refunded. The page has no date and its Schengen fee is old; the application center may charge for its service.',
    },
  },
  {
    destination: 'DE',
    kind: 'HEALTH_INSURANCE',
    text: {
      vi: 'Bảo hiểm y tế bắt buộc để ghi danh. Bảo hiểm công cho sinh viên dưới 30 tuổi: 111,32 EUR mỗi tháng, cộng bảo hiểm chăm sóc 30,78 EUR (35,91 EUR từ 24 tuổi, không con).',
      en: 'Health insurance is required to enrol. Statutory student cover below the age of 30: EUR 111.32 a month, and EUR 30.78 for long-term care (EUR 35.91 from the age of 24 without children).',
    },
    cost: { amount: 142.1, currency: 'EUR', period: 'MONTH' },
    source: {
      name: 'Care Concept: questions on statutory student insurance (DAK-Gesundheit)',
      url: 'https://www.care-concept.de/krankenversicherung/gesetzliche-studentenversicherung/gesetzliche-studentenversicherung-faq_eng.php',
      kind: 'THIRD_PARTY',
    },
    asOf: '2025',
    checkedOn: '2026-11-22',
    note: {
      vi: 'Mức năm 2025 của quỹ DAK; quỹ khác và năm sau khác. Số tiền là 111,32 + 30,78 cộng lại. Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'Rates of 2025 of the DAK fund; other funds and years differ. The amount is 111.32 + 30.78 added up. From a third party; confirm with the immigration authority.',
    },
  },
];
