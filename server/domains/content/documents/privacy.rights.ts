/** Rights over one's data, in Vietnam and in Europe. */
import type { DocumentLink } from '../../../generated/resolvers.js';
import { bullets, CONTACT_LINK, section, type SectionData, terms, text } from './document.js';

type Deps = { correctionDays: number; ownPage: DocumentLink };

export const privacyRights = ({ correctionDays, ownPage }: Deps): SectionData[] => [
  section(
    'rights',
    'Quyền của bạn',
    'Your rights',
    text({
      vi: 'Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15 có hiệu lực từ ngày 01/01/2026. Không cần đọc luật vẫn dùng được các quyền này:',
      en: 'Vietnam’s Personal Data Protection Law, No. 91/2025/QH15, has been in force since January 1, 2026. You can use these rights without reading it:',
    }),
    terms(
      {
        term: { vi: 'Xem và tải về', en: 'See and download' },
        text: {
          vi: 'Một tệp JSON gồm mọi thứ đang lưu về bạn. Tự làm trong tài khoản, có ngay.',
          en: 'One JSON file with everything stored about you. Do it in your account, at once.',
        },
        links: [ownPage],
      },
      {
        term: { vi: 'Sửa', en: 'Correct' },
        text: {
          vi: `Tự sửa trong hồ sơ cá nhân. Riêng họ tên, email, điện thoại và ngày sinh thì gửi yêu cầu đính chính; chúng tôi trả lời trong ${correctionDays} ngày.`,
          en: `Edit your profile yourself. For name, email, phone and date of birth send a correction request; we answer within ${correctionDays} days.`,
        },
      },
      {
        term: { vi: 'Rút lại sự đồng ý', en: 'Withdraw consent' },
        text: {
          vi: 'Tắt từng mục trong tài khoản, có hiệu lực ngay. Gửi yêu cầu cho chúng tôi thì trong 15 ngày.',
          en: 'Switch off each item in your account, effective at once. If you write to us, within 15 days.',
        },
      },
      {
        term: { vi: 'Xóa', en: 'Delete' },
        text: {
          vi: 'Tự xóa tài khoản bằng mật khẩu, có hiệu lực ngay và không khôi phục được. Gửi yêu cầu cho chúng tôi thì trong 20 ngày.',
          en: 'Delete your account with your password, at once and for good. If you write to us, within 20 days.',
        },
      },
      {
        term: { vi: 'Hạn chế, phản đối, khiếu nại', en: 'Restrict, object, complain' },
        text: {
          vi: 'Viết cho chúng tôi: báo đã nhận trong hai ngày làm việc. Bạn cũng có thể khiếu nại đến cơ quan bảo vệ dữ liệu cá nhân của Bộ Công an.',
          en: 'Write to us: we confirm within two working days. You can also complain to the data protection authority under the Ministry of Public Security.',
        },
        links: [CONTACT_LINK],
      },
    ),
  ),
  section(
    'europe',
    'Nếu bạn sống ở châu Âu',
    'Rights of European residents',
    text({
      vi: 'Nếu bạn ở Liên minh châu Âu, Na Uy, Iceland hoặc Liechtenstein, quy định GDPR cho bạn thêm những điều sau. Ở Anh có quy định tương tự.',
      en: 'If you are in the European Union, Norway, Iceland or Liechtenstein, the GDPR gives you the following. The United Kingdom has similar rules.',
    }),
    bullets(
      {
        vi: 'Biết dữ liệu nào được dùng và vì căn cứ gì: hợp đồng (tài khoản của bạn), sự đồng ý (liên hệ, tin quảng bá, chia sẻ, thống kê), lợi ích chính đáng (an toàn của trang).',
        en: 'To know what is used and on which basis: contract (your account), consent (contact, marketing, sharing, analytics), legitimate interest (the security of the site).',
      },
      {
        vi: 'Nhận bản sao, sửa, xóa, hạn chế, và mang dữ liệu đi ở dạng máy đọc được.',
        en: 'To get a copy, correct, erase and restrict your data, and to take it with you in a machine-readable form.',
      },
      {
        vi: 'Phản đối tin quảng bá lúc nào cũng được, không cần lý do.',
        en: 'To object to marketing at any time, without a reason.',
      },
      {
        vi: 'Chúng tôi trả lời trong một tháng; việc phức tạp có thể thêm hai tháng, và chúng tôi cho biết vì sao.',
        en: 'We answer within one month; a complex request may take two more, and we say why.',
      },
      {
        vi: 'Khiếu nại đến cơ quan bảo vệ dữ liệu nơi bạn sống.',
        en: 'To complain to the data protection authority where you live.',
      },
    ),
    text({
      vi: 'Đơn vị vận hành chưa công bố người đại diện ở Liên minh châu Âu. Hãy viết thẳng cho chúng tôi.',
      en: 'The operator has not published a representative in the European Union. Write to us directly.',
    }),
  ),
];
