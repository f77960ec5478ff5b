import { documentsOf, sourceRead, type VisaChecklistData } from './visa.types.js';

const university = documentsOf(
  sourceRead({
    id: 'usc-ois-f1',
    name: 'University of Southern California, Office of International Services',
    url: 'https://ois.usc.edu',
    isOfficial: false,
    asOf: null,
  }),
);
const guide = documentsOf(
  sourceRead({
    id: 'globalscholarsguide-f1',
    name: 'Global Scholars Guide, F-1 visa',
    url: 'https://globalscholarsguide.com',
    isOfficial: false,
    asOf: '2026',
  }),
);

export const unitedStates: VisaChecklistData = {
  destination: 'US',
  visaName: { vi: 'Thị thực du học Mỹ, diện F-1', en: 'US student visa, F-1' },
  officialUrl: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
  documents: [
    university(
      'PASSPORT',
      { vi: 'Hộ chiếu', en: 'Passport' },
      { note: { vi: 'Còn hạn ít nhất 6 tháng sau thời gian ở Mỹ.', en: 'Valid six months beyond your stay.' } },
    ),
    university('DS160', { vi: 'Trang xác nhận đơn DS-160', en: 'DS-160 confirmation page' }),
    university('I20', { vi: 'Mẫu I-20', en: 'Form I-20' }),
    guide(
      'SEVIS',
      { vi: 'Biên nhận phí SEVIS I-901', en: 'SEVIS I-901 fee receipt' },
      { note: { vi: '350 USD.', en: 'USD 350.' } },
    ),
    guide(
      'MRV',
      { vi: 'Biên nhận phí xin thị thực (MRV)', en: 'Visa fee (MRV) receipt' },
      {
        note: {
          vi: '185 USD. Khoản "visa integrity fee" 250 USD: các nguồn nói khác nhau, bạn hãy kiểm tra trên trang chính thức.',
          en: 'USD 185. Sources disagree about a "visa integrity fee" of USD 250: check the official page.',
        },
      },
    ),
    university('PHOTO', { vi: 'Ảnh thẻ', en: 'Photo' }),
    university('APPOINTMENT', { vi: 'Thư hẹn phỏng vấn', en: 'Interview appointment letter' }),
    university('ACADEMIC', { vi: 'Bảng điểm, bằng cấp và điểm thi', en: 'Transcripts, diplomas and test scores' }),
    university('FUNDS', { vi: 'Chứng minh tài chính', en: 'Proof of funds' }),
    university('TIES', { vi: 'Giấy tờ cho thấy ràng buộc với Việt Nam', en: 'Evidence of ties to Viet Nam' }),
  ],
};
