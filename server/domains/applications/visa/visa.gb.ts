import { documentsOf, sourceRead, type VisaChecklistData } from './visa.types.js';

const university = documentsOf(
  sourceRead({
    id: 'bradford-visa-documents',
    name: 'University of Bradford, documents for the Student visa',
    url: 'https://www.bradford.ac.uk',
    isOfficial: false,
    asOf: null,
  }),
);
const funds = documentsOf(
  sourceRead({
    id: 'visahq-gb-2025-11',
    name: 'VisaHQ, news of 11 November 2025 on the UK Student visa',
    url: 'https://visahq.com/news/2025-11-11/gb',
    isOfficial: false,
    asOf: '2025-11-11',
  }),
);
const tuberculosis = documentsOf(
  sourceRead({
    id: 'peregrine-tb-vietnam',
    name: 'Peregrine, tuberculosis tests for UK visas',
    url: 'https://peregrine.im',
    isOfficial: false,
    asOf: null,
  }),
);

export const unitedKingdom: VisaChecklistData = {
  destination: 'GB',
  visaName: { vi: 'Thị thực sinh viên Anh', en: 'UK Student visa' },
  officialUrl: 'https://www.gov.uk/student-visa',
  documents: [
    university('PASSPORT', { vi: 'Hộ chiếu', en: 'Passport' }),
    university('CAS', { vi: 'Mã xác nhận nhập học (CAS)', en: 'Confirmation of Acceptance for Studies (CAS)' }),
    university('QUALIFICATIONS', { vi: 'Bằng cấp ghi trong CAS', en: 'Qualifications named in your CAS' }),
    funds(
      'FUNDS',
      { vi: 'Chứng minh tài chính', en: 'Proof of funds' },
      {
        note: {
          vi: 'Học phí còn lại và sinh hoạt phí mỗi tháng 1.529 GBP ở London hoặc 1.171 GBP ở nơi khác, tối đa 9 tháng (mức từ ngày 11/11/2025). Tiền nằm trong tài khoản đủ 28 ngày, ngày cuối cách ngày nộp không quá 31 ngày.',
          en: 'Remaining fees and living costs of GBP 1,529 a month in London or GBP 1,171 elsewhere, for up to nine months (since 11 November 2025). Held for 28 days that end at most 31 days before you apply.',
        },
      },
    ),
    tuberculosis(
      'TB_CERTIFICATE',
      { vi: 'Giấy khám lao', en: 'Tuberculosis certificate' },
      {
        note: {
          vi: 'Khám ở cơ sở được công nhận, có giá trị 6 tháng. Bắt buộc với người ở Việt Nam.',
          en: 'From an approved clinic, valid for six months. Required of residents of Viet Nam.',
        },
      },
    ),
    university('ATAS', { vi: 'Giấy chứng nhận ATAS', en: 'ATAS certificate' }, { when: 'IF_COURSE_NEEDS' }),
    university('ENGLISH', { vi: 'Chứng chỉ tiếng Anh', en: 'English test result' }, { when: 'IF_CAS_SAYS' }),
    university(
      'PARENTAL_CONSENT',
      { vi: 'Đồng ý của cha mẹ và giấy tờ quan hệ', en: 'Parental consent and proof of relationship' },
      { when: 'UNDER_18' },
    ),
  ],
};
