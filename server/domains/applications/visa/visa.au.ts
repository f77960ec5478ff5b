import { documentsOf, sourceRead, type VisaChecklistData } from './visa.types.js';

const guide = documentsOf(
  sourceRead({
    id: 'vidicy-au-500',
    name: 'Vidicy, documents required for an Australian student visa',
    url: 'https://vidicy.com/blog/documents-required-for-australian-student-visa',
    isOfficial: false,
    asOf: '2026',
  }),
);
const adviser = documentsOf(
  sourceRead({
    id: 'ducanh-au-500',
    name: 'Đức Anh, Australian student visa subclass 500',
    url: 'https://ducanhduhoc.vn/australian-student-visa-subclass-500',
    isOfficial: false,
    asOf: '2025-11-29',
  }),
);

export const australia: VisaChecklistData = {
  destination: 'AU',
  visaName: { vi: 'Thị thực du học Úc, diện 500', en: 'Australian student visa, subclass 500' },
  officialUrl: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
  documents: [
    guide('PASSPORT', { vi: 'Hộ chiếu', en: 'Passport' }),
    guide(
      'IDENTITY',
      { vi: 'Giấy khai sinh hoặc căn cước công dân', en: 'Birth certificate or identity card' },
      { when: 'IF_YOU_HAVE_IT' },
    ),
    guide(
      'COE',
      { vi: 'Giấy xác nhận nhập học (CoE)', en: 'Confirmation of Enrolment (CoE)' },
      { note: { vi: 'Cho mọi khoá học bạn sẽ theo.', en: 'For every course you will take.' } },
    ),
    guide(
      'OSHC',
      { vi: 'Bảo hiểm y tế OSHC', en: 'Overseas Student Health Cover (OSHC)' },
      { note: { vi: 'Cho suốt thời gian ở Úc.', en: 'For your whole stay in Australia.' } },
    ),
    guide(
      'GENUINE_STUDENT',
      { vi: 'Trả lời phần Genuine Student', en: 'Genuine Student answers' },
      {
        note: {
          vi: 'Viết bằng tiếng Anh, mỗi câu tối đa 150 từ, kèm minh chứng.',
          en: 'In English, at most 150 words each, with evidence.',
        },
      },
    ),
    adviser(
      'FUNDS',
      { vi: 'Chứng minh tài chính', en: 'Proof of funds' },
      {
        note: {
          vi: 'Vé máy bay, học phí và 12 tháng sinh hoạt phí (29.710 AUD, mức từ ngày 10/05/2024). Trường ở nhóm rủi ro cao có thể phải chứng minh tiền gửi từ 3 tháng.',
          en: 'Travel, tuition and 12 months of living costs (AUD 29,710, since 10 May 2024). For providers of the highest risk level, savings held for three months or more.',
        },
      },
    ),
    guide(
      'ENGLISH',
      { vi: 'Chứng chỉ tiếng Anh', en: 'English test result' },
      {
        when: 'IF_TOOL_ASKS',
        note: {
          vi: 'Từ ngày 23/03/2024, bậc đại học cần IELTS 6.0.',
          en: 'IELTS 6.0 for degree courses since 23 March 2024.',
        },
      },
    ),
    guide(
      'PARENTAL_CONSENT',
      { vi: 'Đồng ý của cha mẹ và nơi ở được sắp xếp', en: 'Parental consent and welfare arrangements' },
      { when: 'UNDER_18' },
    ),
  ],
};
