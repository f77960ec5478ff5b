/** Rules of the country for students from Vietnam, each as its source gave it on the day it was read. */
import type { CountryRule } from '../costs.records.js';

export const us: readonly CountryRule[] = [
  {
    destination: 'US',
    kind: 'WORK_DURING_STUDY',
    text: {
      vi: 'F-1: làm trong khuôn viên tối đa 20 giờ mỗi tuần trong kỳ học, toàn thời gian trong kỳ nghỉ. Ngoài khuôn viên chỉ sau một năm học, qua CPT, OPT hoặc giấy phép riêng.',
      en: 'F-1: on campus up to 20 hours a week in term, full time in breaks. Off campus only after one academic year, through CPT, OPT or another permission.',
    },
    source: {
      name: 'Berardi Immigration Law: questions on F-1 status',
      url: 'https://berardiimmigrationlaw.com/frequently-asked-questions-f-1-status/',
      kind: 'THIRD_PARTY',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'From a third party; confirm with the immigration authority.',
    },
  },
  {
    destination: 'US',
    kind: 'POST_STUDY_WORK',
    text: {
      vi: 'OPT: 12 tháng làm việc đúng ngành sau khi tốt nghiệp; ngành STEM được thêm 24 tháng ở công ty dùng E-Verify.',
      en: 'OPT: 12 months of work in the field after the degree; STEM degrees get 24 months more with an employer in E-Verify.',
    },
    source: {
      name: 'West Virginia University: STEM OPT extension',
      url: 'https://isss.wvu.edu/students/f-1-students/f-1-opt-extension',
      kind: 'THIRD_PARTY',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Quy định mới về thời hạn F-1 (tối đa bốn năm) dự kiến từ 15/9/2026 bị tòa hoãn ngày 14/9/2026, theo một trang khác; quy định về OPT đang được xem lại. Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'A new rule on the length of F-1 stays (at most four years) planned for 15 September 2026 was postponed by a court on 14 September 2026, as another page says; OPT is under review. From a third party; confirm with the immigration authority.',
    },
  },
  {
    destination: 'US',
    kind: 'VISA_FUNDS',
    text: {
      vi: 'Phải chứng minh đủ tiền cho một năm hoặc cả khóa nếu ngắn hơn, theo mức chi phí của trường, để được cấp I-20. Không có một mức chung.',
      en: 'Funds for one year, or for the course if it is shorter, at the cost that the school sets, before the I-20 is issued. There is no single amount.',
    },
    source: {
      name: 'Study in the States, Department of Homeland Security: proof of financial support needed to issue Form I-20',
      url: 'https://studyinthestates.dhs.gov/2016/12/reminder-proof-financial-support-needed-issue-form-i-20',
      kind: 'OFFICIAL_PAGE',
    },
    asOf: '2016-12',
    checkedOn: '2026-11-22',
    note: { vi: 'Trang năm 2016.', en: 'Page of 2016.' },
  },
  {
    destination: 'US',
    kind: 'VISA_FEE',
    text: { vi: 'Phí SEVIS I-901 của sinh viên F-1.', en: 'SEVIS I-901 fee of F-1 students.' },
    name: { vi: 'Phí SEVIS (I-901)', en: 'SEVIS fee (I-901)' },
    cost: { amount: 350, currency: 'USD', period: 'ONCE' },
    source: {
      name: 'Pace University: immigration and SEVIS fee',
      url: 'https://pace.edu/eli/apply-now/getting-your-visa/immigration-and-sevis-fee-information',
      kind: 'THIRD_PARTY',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: { vi: 'Trang của một trường, không phải cơ quan.', en: 'Page of a university, not of the authority.' },
  },
  {
    destination: 'US',
    kind: 'VISA_FEE',
    text: { vi: 'Phí xét đơn visa F-1 (MRV).', en: 'Application fee of the F-1 visa (MRV).' },
    name: { vi: 'Phí xin visa F-1 (MRV)', en: 'F-1 visa application (MRV)' },
    cost: { amount: 185, currency: 'USD', period: 'ONCE' },
    source: {
      name: 'Fly Finance: F1 visa application fees',
      url: 'https://fly.finance/blog/student-budget/f1-visa-application-fees-costs-to-study-in-the-us',
      kind: 'THIRD_PARTY',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Không hoàn lại. Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'Not refunded. From a third party; confirm with the immigration authority.',
    },
  },
  {
    destination: 'US',
    kind: 'VISA_FEE',
    text: {
      vi: 'Visa integrity fee: luật ngày 4/7/2025 quy định ít nhất 250 USD khi được cấp visa, thêm vào các phí khác.',
      en: 'Visa integrity fee: a law of 4 July 2025 sets at least USD 250 on the issue of a visa, besides the other fees.',
    },
    name: { vi: 'Visa integrity fee', en: 'Visa integrity fee' },
    cost: { amount: 250, currency: 'USD', period: 'ONCE' },
    isUncertain: true,
    source: {
      name: 'NAFSA: budget law imposes nonimmigrant visa integrity fee',
      url: 'https://www.nafsa.org/regulatory-information/budget-law-imposes-nonimmigrant-visa-integrity-fee',
      kind: 'THIRD_PARTY',
    },
    asOf: '2025',
    checkedOn: '2026-11-22',
    note: {
      vi: 'Chưa rõ đã bắt đầu thu hay chưa: nguồn đọc được nói trái nhau (có trang ghi từ 1/10/2025, có trang ghi chưa có ngày). Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'Whether it is collected yet is not clear: pages disagree (one says from 1 October 2025, another that no date is set). From a third party; confirm with the immigration authority.',
    },
  },
  {
    destination: 'US',
    kind: 'HEALTH_INSURANCE',
    text: {
      vi: 'Chính phủ không bắt sinh viên F-1 mua bảo hiểm, nhưng phần lớn trường bắt, thường là gói của trường.',
      en: 'The government does not require insurance of F-1 students, but most institutions do, often their own plan.',
    },
    source: {
      name: 'American Visitor Insurance: F1 visa health insurance requirements',
      url: 'https://www.americanvisitorinsurance.com/student-insurance/what-are-the-f1-visa-health-insurance-requirements.asp',
      kind: 'THIRD_PARTY',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Visa J-1 thì bắt buộc có bảo hiểm. Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'J-1 visas do require insurance. From a third party; confirm with the immigration authority.',
    },
  },
];
