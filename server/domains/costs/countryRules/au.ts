/** Rules of the country for students from Vietnam, each as its source gave it on the day it was read. */
import type { CountryRule } from '../costs.records.js';

export const au: readonly CountryRule[] = [
  {
    destination: 'AU',
    kind: 'WORK_DURING_STUDY',
    text: {
      vi: 'Tối đa 48 giờ trong mỗi hai tuần khi đang trong kỳ học; kỳ nghỉ không giới hạn. Học viên nghiên cứu không bị giới hạn giờ. Chỉ được làm khi khóa học đã bắt đầu.',
      en: 'At most 48 hours in each fortnight while the course is in session, without a limit in breaks. Research students have no limit. Work may begin only when the course has begun.',
    },
    source: {
      name: 'Sydney University Postgraduate Representative Association: student visas',
      url: 'https://supra.net.au/cpt_helps/student-visas/',
      kind: 'THIRD_PARTY',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Hai tuần tính từ thứ hai. Điều không được làm trước khi khóa học bắt đầu đọc ở trang của một đại lý di trú. Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'A fortnight begins on a Monday. That work may not begin before the course was read on a page of migration agents. From a third party; confirm with the immigration authority.',
    },
  },
  {
    destination: 'AU',
    kind: 'POST_STUDY_WORK',
    text: {
      vi: 'Visa Temporary Graduate (485), nhánh Post-Higher Education Work: khoảng 18 tháng đến 3 năm tùy bằng, thường dưới 35 tuổi; được làm việc không giới hạn.',
      en: 'Temporary Graduate visa (485), Post-Higher Education Work stream: about 18 months to three years by qualification, generally under 35; work without a limit.',
    },
    source: {
      name: 'Visa Chief: Temporary Graduate visa (subclass 485)',
      url: 'https://visachief.com/au/temporary-graduate-visa-485',
      kind: 'THIRD_PARTY',
    },
    asOf: '2025',
    checkedOn: '2026-11-22',
    note: {
      vi: 'Thời hạn đúng theo từng bằng chưa đọc được ở trang chính thức. Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'The exact length for each degree was not read on the official page. From a third party; confirm with the immigration authority.',
    },
  },
  {
    destination: 'AU',
    kind: 'POST_STUDY_VISA_FEE',
    text: {
      vi: 'Phí visa 485 của người nộp chính từ ngày 1/3/2026.',
      en: 'Charge of the 485 visa for the main applicant since 1 March 2026.',
    },
    cost: { amount: 4600, currency: 'AUD', period: 'ONCE' },
    source: {
      name: 'Legacy Migration: why Australia doubled the charge of the Temporary Graduate visa',
      url: 'https://www.legacymigration.com.au/news-updates/why-did-australia-double-the-temporary-graduate-visa-subclass-485-charge',
      kind: 'THIRD_PARTY',
    },
    asOf: '2026-04-17',
    checkedOn: '2026-11-22',
    note: {
      vi: 'Trước đó là 2.300 AUD. Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'It was AUD 2,300 before. From a third party; confirm with the immigration authority.',
    },
  },
  {
    destination: 'AU',
    kind: 'VISA_FUNDS',
    text: { vi: 'Phải chứng minh đủ tiền sinh hoạt 12 tháng.', en: 'Living costs of 12 months have to be proven.' },
    cost: { amount: 29710, currency: 'AUD', period: 'YEAR' },
    source: {
      name: 'Department of Home Affairs, Australia: Student visa (subclass 500)',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
      kind: 'OFFICIAL_PAGE',
    },
    asOf: '2026-09-24',
    checkedOn: '2026-11-22',
    note: {
      vi: 'Đọc qua tệp dữ liệu mở trích trang chính thức; thêm học phí và đi lại.',
      en: 'Read through an open data file that quotes the official page; tuition and travel come on top.',
    },
  },
  {
    destination: 'AU',
    kind: 'VISA_FEE',
    text: {
      vi: 'Phí visa du học (500) của người nộp chính từ ngày 1/7/2025.',
      en: 'Charge of the student visa (500) for the main applicant since 1 July 2025.',
    },
    cost: { amount: 2000, currency: 'AUD', period: 'ONCE' },
    source: {
      name: 'VisaVerge: Australian student visa fee rises to AUD 2,000',
      url: 'https://www.visaverge.com/?p=54076',
      kind: 'THIRD_PARTY',
    },
    asOf: '2025-07-01',
    checkedOn: '2026-11-22',
    note: {
      vi: 'Phí thường đổi vào ngày 1/7; không đọc được trang nào sau 1/7/2026. Một trang tháng 4/2026 vẫn ghi 1.600 AUD. Theo một trang bên thứ ba; hãy xem lại trang của cơ quan nhập cư.',
      en: 'Charges usually change on 1 July; no page of after 1 July 2026 was read. One page of April 2026 still gives AUD 1,600. From a third party; confirm with the immigration authority.',
    },
  },
  {
    destination: 'AU',
    kind: 'HEALTH_INSURANCE',
    text: {
      vi: 'Bắt buộc mua bảo hiểm OSHC của hãng được duyệt cho cả thời gian visa, trả trước khi sang. Giá tùy hãng và thời hạn.',
      en: 'Overseas Student Health Cover of an approved insurer is required for the whole visa and paid before leaving home. Prices differ by insurer and length.',
    },
    source: {
      name: 'TAFE International Western Australia: health cover',
      url: 'https://www.tafeinternational.wa.edu.au/help-and-advice/health-cover',
      kind: 'THIRD_PARTY',
    },
    asOf: null,
    checkedOn: '2026-11-22',
    note: {
      vi: 'Trang của một cơ quan đào tạo công ở Tây Úc, không phải Bộ Nội vụ. Mức giá trên các trang đọc được đã cũ nên không ghi.',
      en: 'Page of a public training body of Western Australia, not of Home Affairs. The prices on the pages that were read are old and left out.',
    },
  },
];
