import { documentsOf, sourceRead, type VisaChecklistData } from './visa.types.js';

const agency = documentsOf(
  sourceRead({
    id: 'education-in-ireland-visas',
    name: 'Education in Ireland, student visas',
    url: 'https://www.educationinireland.com/en/plan-you-study-abroad/student-visas',
    isOfficial: true,
    asOf: null,
  }),
);

export const ireland: VisaChecklistData = {
  destination: 'IE',
  visaName: { vi: 'Thị thực du học Ireland, diện D', en: 'Irish D study visa' },
  officialUrl: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
  documents: [
    agency(
      'AVATS',
      { vi: 'Đơn AVATS và bản tóm tắt đã ký', en: 'AVATS form and its signed summary' },
      {
        note: {
          vi: 'Nộp trong vòng 3 tháng trước ngày nhập học; thường có kết quả sau khoảng 8 tuần.',
          en: 'Apply within three months before the start; a decision takes about eight weeks.',
        },
      },
    ),
    agency('PASSPORT', { vi: 'Hộ chiếu', en: 'Passport' }),
    agency('PHOTOS', { vi: 'Ảnh thẻ', en: 'Photos' }),
    agency(
      'LETTER_OF_ACCEPTANCE',
      { vi: 'Thư nhập học', en: 'Letter of acceptance' },
      {
        note: {
          vi: 'Khoá học toàn thời gian, ít nhất 15 giờ một tuần.',
          en: 'For a full-time course of at least 15 hours a week.',
        },
      },
    ),
    agency('FEES_PAID', { vi: 'Chứng từ đã đóng học phí', en: 'Evidence that fees are paid' }),
    agency(
      'FUNDS',
      { vi: 'Chứng minh tài chính', en: 'Proof of funds' },
      { note: { vi: 'Có ngay ít nhất 10.000 EUR.', en: 'Immediate access to at least EUR 10,000.' } },
    ),
    agency(
      'BANK_STATEMENTS',
      { vi: 'Sao kê ngân hàng', en: 'Bank statements' },
      { note: { vi: 'Của 6 tháng gần nhất.', en: 'Of the last six months.' } },
    ),
    agency('ACADEMIC', { vi: 'Bằng cấp, bảng điểm và chứng chỉ tiếng Anh', en: 'Academic and English evidence' }),
    agency('INSURANCE', { vi: 'Bảo hiểm y tế tư nhân', en: 'Private medical insurance' }),
    agency('GAPS', { vi: 'Giải trình thời gian gián đoạn', en: 'Explanation of gaps' }, { when: 'IF_GAPS' }),
    agency('RETURN', { vi: 'Thư trình bày dự định trở về', en: 'Statement of your intention to return' }),
  ],
};
