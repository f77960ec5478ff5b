import { documentsOf, sourceRead, type VisaChecklistData } from './visa.types.js';

const guide = documentsOf(
  sourceRead({
    id: 'rsimmigration-study-permit',
    name: 'RS Immigration, study permit',
    url: 'https://rsimmigration.com/study-permit/1888',
    isOfficial: false,
    asOf: null,
  }),
);
const rules2026 = documentsOf(
  sourceRead({
    id: 'visahq-ca-2026-02',
    name: 'VisaHQ, news of 8 February 2026 on Canadian study permits',
    url: 'https://visahq.com/news/2026-02-08/ca',
    isOfficial: false,
    asOf: '2026-02-08',
  }),
);
const funds = documentsOf(
  sourceRead({
    id: 'cicnews-2025-09',
    name: 'CIC News, September 2025: new proof of funds for study permits',
    url: null,
    isOfficial: false,
    asOf: '2025-09',
  }),
);

export const canada: VisaChecklistData = {
  destination: 'CA',
  visaName: { vi: 'Giấy phép du học Canada', en: 'Canadian study permit' },
  officialUrl: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
  documents: [
    guide('PASSPORT', { vi: 'Hộ chiếu', en: 'Passport' }),
    guide(
      'LETTER_OF_ACCEPTANCE',
      { vi: 'Thư nhập học', en: 'Letter of acceptance' },
      { note: { vi: 'Của trường có số DLI.', en: 'From an institution with a DLI number.' } },
    ),
    rules2026(
      'PAL',
      {
        vi: 'Thư xác nhận của tỉnh bang (PAL hoặc TAL)',
        en: 'Provincial or territorial attestation letter (PAL or TAL)',
      },
      { when: 'NOT_PUBLIC_GRADUATE' },
    ),
    funds(
      'FUNDS',
      { vi: 'Chứng minh tài chính', en: 'Proof of funds' },
      {
        note: {
          vi: 'Học phí, vé máy bay và sinh hoạt phí 22.895 CAD cho một người (28.502 CAD cho hai người), mức từ ngày 01/09/2025, ngoài bang Québec. Mức này đổi hằng năm.',
          en: 'Tuition, travel and living costs of CAD 22,895 for one person (CAD 28,502 for two), since 1 September 2025, outside Quebec. The figure changes every year.',
        },
      },
    ),
    guide('PHOTO', { vi: 'Ảnh thẻ', en: 'Photo' }),
    guide('FAMILY_INFORMATION', { vi: 'Tờ khai thông tin gia đình', en: 'Family information form' }),
    guide('STUDY_PLAN', { vi: 'Kế hoạch học tập hoặc thư giải trình', en: 'Study plan or letter of explanation' }),
    guide('BIOMETRICS', { vi: 'Lấy sinh trắc học', en: 'Biometrics' }),
    guide('MEDICAL', { vi: 'Khám sức khoẻ', en: 'Medical examination' }),
    guide(
      'CAQ',
      { vi: 'Giấy chấp thuận của Québec (CAQ)', en: 'Quebec acceptance certificate (CAQ)' },
      { when: 'IN_QUEBEC' },
    ),
    guide('CUSTODIAN', { vi: 'Giấy tờ của người giám hộ ở Canada', en: 'Custodian declaration' }, { when: 'UNDER_18' }),
    guide(
      'POLICE_CERTIFICATE',
      { vi: 'Phiếu lý lịch tư pháp số 2', en: 'Police certificate (judicial record form 2)' },
      { when: 'IF_ASKED', note: { vi: 'Từ đủ 18 tuổi.', en: 'From the age of 18.' } },
    ),
  ],
};
