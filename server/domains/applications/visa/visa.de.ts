import { documentsOf, sourceRead, type VisaChecklistData } from './visa.types.js';

const embassy = documentsOf(
  sourceRead({
    id: 'diplo-vietnam-2306542',
    name: 'German missions in Viet Nam, list of documents for students',
    url: 'https://vietnam.diplo.de/vn-de/service/-/2306542',
    isOfficial: true,
    asOf: null,
  }),
);
const guide = documentsOf(
  sourceRead({
    id: 'visahjelp-de-studies',
    name: 'Visahjelp, German national visa for long-term studies',
    url: 'https://visahjelp.com/en/germany/national-visa/long-term-studies',
    isOfficial: false,
    asOf: '2026-05-02',
  }),
);

export const germany: VisaChecklistData = {
  destination: 'DE',
  visaName: { vi: 'Thị thực quốc gia Đức để du học', en: 'German national visa for studies' },
  officialUrl: 'https://vietnam.diplo.de/vn-vi',
  documents: [
    embassy('VIDEX', { vi: 'Đơn VIDEX đã ký', en: 'Signed VIDEX form' }),
    embassy(
      'PHOTOS',
      { vi: '2 ảnh sinh trắc học', en: 'Two biometric photos' },
      { note: { vi: 'Cỡ 45 x 35 mm.', en: '45 x 35 mm.' } },
    ),
    embassy('PASSPORT', { vi: 'Hộ chiếu', en: 'Passport' }),
    embassy('ADMISSION', { vi: 'Giấy báo nhập học', en: 'Letter of admission' }),
    embassy('APS', { vi: 'Chứng chỉ APS', en: 'APS certificate' }, { when: 'UNLESS_EXEMPT' }),
    embassy(
      'LANGUAGE',
      { vi: 'Chứng chỉ ngoại ngữ', en: 'Proof of language skills' },
      {
        note: {
          vi: 'Thường là B2, với khoá dự bị là B1; chứng chỉ không quá 12 tháng.',
          en: 'Usually B2, for preparatory courses B1; the certificate is at most 12 months old.',
        },
      },
    ),
    embassy('CV', { vi: 'Lý lịch (CV)', en: 'Curriculum vitae' }),
    embassy('MOTIVATION', { vi: 'Thư động lực', en: 'Letter of motivation' }),
    guide(
      'FUNDS',
      { vi: 'Chứng minh tài chính', en: 'Proof of funds' },
      {
        note: {
          vi: 'Thường là tài khoản phong toả 11.904 EUR một năm (992 EUR một tháng).',
          en: 'Usually a blocked account of EUR 11,904 a year (EUR 992 a month).',
        },
      },
    ),
    embassy(
      'INSURANCE',
      { vi: 'Bảo hiểm y tế', en: 'Health insurance' },
      { note: { vi: 'Ít nhất cho 3 tháng đầu.', en: 'At least for the first three months.' } },
    ),
    embassy(
      'TRANSLATIONS',
      { vi: 'Bản gốc, bản sao và bản dịch tiếng Đức', en: 'Originals, a set of copies and German translations' },
      { note: { vi: 'Giấy tờ tiếng Anh không cần dịch.', en: 'Documents in English need no translation.' } },
    ),
  ],
};
