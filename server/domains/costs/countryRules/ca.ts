/** Rules of the country for students from Vietnam, each as its source gave it on the day it was read. */
import type { CountryRule } from '../costs.records.js';

export const ca: readonly CountryRule[] = [
  {
    destination: 'CA',
    kind: 'WORK_DURING_STUDY',
    text: {
      vi: 'Tối đa 24 giờ mỗi tuần ngoài khuôn viên trong kỳ học; toàn thời gian trong kỳ nghỉ theo lịch của trường. Phải học toàn thời gian và có số SIN.',
      en: 'At most 24 hours a week off campus during terms, full time in the scheduled breaks of the institution. Full-time study and a SIN are needed.',
    },
    source: {
      name: 'Gowling WLG on Mondaq: international students allowed to work off campus up to 24 hours per week',
      url: 'https://www.mondaq.com/canada/general-immigration/1549786/international-students-allowed-to-work-off-campus-up-to-24-hours-per-week',
      kind: 'THIRD_PARTY',
    },
    asOf: '2024-11-26',
    checkedOn: '2026-11-22',
    note: {
      vi: 'Có hiệu lực từ 8/11/2024. Một trang khác ghi tổng các kỳ nghỉ tối đa 180 ngày mỗi năm và từ 1/4/2026 không cần giấy phép co-op riêng. Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'In force since 8 November 2024. Another page says that breaks may add up to 180 days a year and that no separate co-op permit is needed since 1 April 2026. From a third party; confirm with the immigration authority.',
    },
  },
  {
    destination: 'CA',
    kind: 'POST_STUDY_WORK',
    text: {
      vi: 'Giấy phép làm việc sau tốt nghiệp (PGWP): bằng cử nhân, thạc sĩ, tiến sĩ mọi ngành, với điều kiện ngoại ngữ CLB hoặc NCLC 7.',
      en: 'Post-graduation work permit: bachelor, master and doctoral degrees of any field, with a language condition of CLB or NCLC 7.',
    },
    source: {
      name: 'IRCC, Canada: operational instructions on the post-graduation work permit (text of 12 February 2026)',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/post-graduation-work-permit-program.html',
      kind: 'OFFICIAL_PAGE',
    },
    asOf: '2026-02-12',
    checkedOn: '2026-11-22',
    note: {
      vi: 'Diploma và chứng chỉ có điều kiện ngành học riêng. Các điều kiện khác ở trang của IRCC.',
      en: 'Diplomas and certificates have conditions on the field. Other conditions are on the page of IRCC.',
    },
  },
  {
    destination: 'CA',
    kind: 'VISA_FUNDS',
    text: {
      vi: 'Phải chứng minh đủ tiền sinh hoạt một năm cho một người, ngoài Québec, từ 1/9/2026.',
      en: 'Living costs of one year for one person outside Québec, from 1 September 2026.',
    },
    cost: { amount: 23448, currency: 'CAD', period: 'YEAR' },
    source: {
      name: 'IRCC, Canada: study permit, proof of financial support',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
      kind: 'OFFICIAL_PAGE',
    },
    asOf: '2026-09-01',
    checkedOn: '2026-11-22',
    note: {
      vi: 'Chưa gồm học phí và đi lại; Québec có mức riêng. Mức từ 1/9/2025 là 22.895 CAD.',
      en: 'Tuition and travel come on top; Québec sets its own amount. It was CAD 22,895 from 1 September 2025.',
    },
  },
  {
    destination: 'CA',
    kind: 'VISA_FEE',
    text: { vi: 'Phí giấy phép du học.', en: 'Fee of the study permit.' },
    cost: { amount: 150, currency: 'CAD', period: 'ONCE' },
    source: {
      name: 'IRCC, Canada: pay your study permit fee',
      url: 'https://ircc.canada.ca/english/information/fees/result.asp?lob=sp&canada=inside&cat=temp',
      kind: 'OFFICIAL_PAGE',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Thêm 85 CAD lấy sinh trắc học mỗi người. Trang không ghi ngày.',
      en: 'CAD 85 for biometrics per person on top. The page has no date.',
    },
  },
  {
    destination: 'CA',
    kind: 'HEALTH_INSURANCE',
    text: {
      vi: 'Chính phủ liên bang không trả chi phí y tế của sinh viên quốc tế; bảo hiểm tùy tỉnh và trường. British Columbia: MSP, sau thời gian chờ, 75 CAD mỗi tháng; Ontario: thường qua UHIP của trường; Alberta: bảo hiểm tỉnh cho người học từ 12 tháng; Québec: chỉ người từ nước có thỏa thuận.',
      en: 'The federal government does not pay medical costs of international students; cover depends on the province and school. British Columbia: MSP after a wait, CAD 75 a month; Ontario: often UHIP of the school; Alberta: provincial cover for studies of 12 months; Québec: only people from countries with an agreement.',
    },
    source: {
      name: 'Tolopen: health insurance for international students in Canada',
      url: 'https://tolopen.com/?p=224',
      kind: 'THIRD_PARTY',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Hãy hỏi trường trước khi mua. Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'Ask the school before you buy. From a third party; confirm with the immigration authority.',
    },
  },
];
