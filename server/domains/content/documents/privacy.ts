/** What this site really stores, and for how long: change the text together with the code. */
import { AGE_OF_CONSENT, CORRECTION_DAYS } from '../../../../schema/rules/account.values.js';
import { brand } from '../../../../schema/site/brand.js';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '../../../../schema/site/locales.js';
import {
  bullets,
  CONTACT_LINK,
  type DocumentData,
  FIRST_VERSION,
  link,
  OPERATOR_BLOCK,
  section,
  terms,
  text,
} from './document.js';
import { privacyRights } from './privacy.rights.js';
import { device, type Lifetimes, retention } from './privacy.storage.js';

const OWN_PRIVACY_LINK = link('/profile/privacy', 'Mở mục Quyền riêng tư của bạn', 'Open your privacy page');

export const privacyOf = (lifetimes: Lifetimes): DocumentData => ({
  title: { vi: 'Chính sách quyền riêng tư', en: 'Privacy policy' },
  description: {
    vi: `${brand.vi} lưu gì về bạn, để làm gì, trong bao lâu, ai thấy được, và cách xem, sửa, tải về hoặc xóa.`,
    en: `What ${brand.en} stores about you, why, for how long, who can see it, and how to see, correct, download or delete it.`,
  },
  lead: {
    vi: 'Tra cứu thì không cần cho biết bạn là ai. Khi bạn cho biết, chúng tôi chỉ dùng vào việc bạn đã chọn, và bạn lấy lại được.',
    en: 'You can look things up without telling us who you are. What you do tell us is used for what you chose, and you can take it back.',
  },
  versionDate: FIRST_VERSION.on,
  changes: [FIRST_VERSION],
  sections: [
    section(
      'who',
      'Ai chịu trách nhiệm',
      'Who is responsible',
      OPERATOR_BLOCK,
      text({
        vi: 'Đơn vị vận hành trang này quyết định dữ liệu được dùng ra sao. Điều gì họ chưa công bố thì không hiện ở đây.',
        en: 'The operator of this site decides how data is used. What they have not published is not shown here.',
      }),
    ),
    section(
      'collect',
      'Chúng tôi lưu gì',
      'What we store',
      terms(
        {
          term: { vi: 'Khi bạn chỉ xem', en: 'When you only read' },
          text: {
            vi: 'Không lưu gì gắn với tên bạn.',
            en: 'Nothing that is tied to your name.',
          },
        },
        {
          term: { vi: 'Khi lập tài khoản', en: 'When you create an account' },
          text: {
            vi: 'Họ tên, email, số điện thoại, ngày sinh và mật khẩu. Mật khẩu chỉ được giữ dưới dạng băm một chiều, không ai đọc lại được.',
            en: 'Name, email, phone, date of birth and password. The password is kept as a one-way hash that nobody can read back.',
          },
        },
        {
          term: { vi: 'Những gì bạn tự điền thêm', en: 'What you choose to add' },
          text: {
            vi: 'Trường, điểm số, chứng chỉ tiếng Anh, nguyện vọng, ngân sách, người thân; mục đã lưu; bài nhận xét bạn viết; câu trả lời trắc nghiệm; hồ sơ bạn nộp, danh sách giấy tờ đã đánh dấu và địa chỉ lịch riêng nếu bạn tạo.',
            en: 'School, grades, English certificates, plans, budget, family contacts; saved items; reviews you write; answers to the tests; applications, the checklist that you ticked, and a private calendar address if you make one.',
          },
        },
        {
          term: { vi: 'Khi bạn gửi biểu mẫu', en: 'When you send a form' },
          text: {
            vi: 'Những gì bạn viết, trang bạn đang xem nếu có, và từng sự đồng ý: nội dung nào, lúc nào, bằng tiếng gì.',
            en: 'What you wrote, the page you came from if any, and each consent: which text, when, in which language.',
          },
        },
      ),
      text({
        vi: 'Chúng tôi không nhận ảnh hộ chiếu, căn cước hay sao kê ngân hàng. Đừng gửi chúng qua biểu mẫu.',
        en: 'We do not take photos of passports or identity cards, nor bank statements. Please do not send them through a form.',
      }),
    ),
    section(
      'purposes',
      'Để làm gì',
      'Why',
      bullets(
        {
          vi: 'Để tài khoản hoạt động: đăng nhập, lưu mục, theo dõi hồ sơ đã nộp, nhắc hạn. Không có dữ liệu đó thì không làm được việc bạn nhờ.',
          en: 'To run your account: login, saved items, applications, reminders. Without that data we could not do what you ask.',
        },
        {
          vi: 'Để trả lời khi bạn hỏi, nếu bạn đã đồng ý cho liên hệ.',
          en: 'To answer you, if you have agreed to be contacted.',
        },
        {
          vi: 'Để giữ an toàn: chặn dò mật khẩu và ghi lại ai trong nội bộ đã thay đổi điều gì.',
          en: 'To keep things safe: stopping password guessing, and recording which member of staff changed what.',
        },
        {
          vi: 'Không dùng để quyết định tự động về bạn. Ước tính trên trang chỉ để bạn tham khảo.',
          en: 'Not to make automatic decisions about you. Estimates on this site are for your orientation only.',
        },
      ),
    ),
    section(
      'marketing',
      'Tin quảng bá',
      'Marketing',
      text(
        {
          vi: 'Chúng tôi chỉ gửi tin về học bổng mới, hội thảo hay ưu đãi khi bạn đánh dấu đồng ý vào ô riêng. Ô đó không được đánh dấu sẵn, và không đồng ý cũng không mất quyền lợi nào.',
          en: 'We send news of scholarships, seminars and offers only if you tick a box of its own. It is never ticked for you, and you lose nothing by leaving it empty.',
        },
        {
          text: {
            vi: 'Đổi ý lúc nào cũng được, trong tài khoản hoặc bằng một tin nhắn cho chúng tôi.',
            en: 'You can change your mind at any time, in your account or by writing to us.',
          },
          links: [OWN_PRIVACY_LINK],
        },
        {
          vi: 'Email nhắc hạn nộp hồ sơ không phải tin quảng bá; bạn tắt riêng được.',
          en: 'Reminders of deadlines are not marketing; you can switch them off separately.',
        },
      ),
    ),
    device(lifetimes, { name: LOCALE_COOKIE, days: LOCALE_COOKIE_DAYS }),
    section(
      'sharing',
      'Chia sẻ với bên thứ ba',
      'Sharing with third parties',
      text({ vi: 'Chúng tôi không bán dữ liệu.', en: 'We do not sell data.' }),
      terms(
        {
          term: { vi: 'Trường ở nước ngoài', en: 'Institutions abroad' },
          text: {
            vi: 'Chỉ khi bạn đồng ý riêng cho việc chia sẻ, và chỉ trường mà bạn nộp hồ sơ. Khi đó dữ liệu ra khỏi Việt Nam và theo luật của nước có trường.',
            en: 'Only if you agree to sharing separately, and only the institution that you apply to. Your data then leaves Vietnam and is under the law of that country.',
          },
        },
        {
          term: { vi: 'Đơn vị kỹ thuật', en: 'Technical services' },
          text: {
            vi: 'Nơi đặt máy chủ và nơi gửi email làm việc theo yêu cầu của đơn vị vận hành. Đơn vị vận hành chưa công bố tên và nước đặt máy chủ; bạn có thể hỏi.',
            en: 'Hosting and mail delivery work on the operator’s instructions. The operator has not published their names or the country of the servers; you may ask.',
          },
        },
        {
          term: { vi: 'Dịch vụ thống kê', en: 'Analytics' },
          text: {
            vi: 'Không nạp gì khi bạn chưa đồng ý. Đồng ý rồi, dịch vụ chỉ nhận địa chỉ các trang chung bạn mở; bạn đổi ý ở cuối trang lúc nào cũng được.',
            en: 'Nothing is loaded unless you agree to it. The service then receives the addresses of the public pages you open, and nothing else; you can change your mind at the bottom of any page.',
          },
        },
        {
          term: { vi: 'Cơ quan nhà nước', en: 'Authorities' },
          text: {
            vi: 'Chỉ khi pháp luật buộc, và chỉ phần được yêu cầu.',
            en: 'Only where the law requires it, and only what is required.',
          },
        },
      ),
      text({
        vi: 'Tư vấn viên và quản trị viên xem được hồ sơ cá nhân và hồ sơ đã nộp để giúp bạn. Mỗi thay đổi của họ được ghi lại.',
        en: 'Advisors and administrators see your profile in order to help you. Each change they make is recorded.',
      }),
    ),
    section(
      'children',
      `Nếu bạn chưa đủ ${AGE_OF_CONSENT} tuổi`,
      `If you are under ${AGE_OF_CONSENT}`,
      text(
        {
          vi: 'Bố, mẹ hoặc người giám hộ nhận một email giải thích kèm liên kết để đồng ý, trước khi chúng tôi lưu điểm số, câu trả lời trắc nghiệm và bài nhận xét của bạn. Khi bạn nộp hồ sơ vào một trường, họ còn được hỏi riêng về chính hồ sơ đó; chưa đồng ý thì không có gì được gửi đi. Họ không cần lập tài khoản.',
          en: 'A parent or guardian gets an email that explains everything, with a link to agree, before we store your grades, your answers to the tests or your reviews. When you apply to a school, they are asked about that very application; until they agree, nothing is sent. They need no account.',
        },
        {
          vi: 'Ở tuổi 16 và 17 bạn tự nộp hồ sơ; bố, mẹ hoặc người giám hộ nhận một bản sao tại địa chỉ email mà họ đã xác nhận.',
          en: 'At 16 and 17 you apply by yourself; a parent or guardian gets a copy at an email address that they have confirmed.',
        },
        {
          vi: 'Họ rút lại lúc nào cũng được, bằng cách cùng bạn xóa dữ liệu hoặc trả lời email đó.',
          en: 'They can withdraw at any time, by deleting the data with you or by replying to that email.',
        },
      ),
    ),
    ...privacyRights({ correctionDays: CORRECTION_DAYS, ownPage: OWN_PRIVACY_LINK }),
    retention(lifetimes),
    section(
      'security',
      'Giữ an toàn',
      'Security',
      bullets(
        {
          vi: 'Kết nối được mã hóa (https) khi trang chạy trên địa chỉ công khai.',
          en: 'Connections are encrypted (https) wherever the site is public.',
        },
        {
          vi: 'Nhân viên đăng nhập bằng mật khẩu và mã dùng một lần.',
          en: 'Staff log in with a password and a one-time code.',
        },
        {
          vi: 'Bạn xem được mọi phiên đăng nhập của mình và đăng xuất khỏi tất cả.',
          en: 'You can see all your sessions and log out everywhere.',
        },
        {
          vi: 'Nếu lộ dữ liệu gây rủi ro cho bạn, chúng tôi báo cơ quan có thẩm quyền trong 72 giờ và báo cho bạn.',
          en: 'Should a breach put you at risk, we tell the authority within 72 hours, and you.',
        },
      ),
    ),
    section(
      'changes',
      'Khi chính sách này thay đổi',
      'Changes to this policy',
      text(
        {
          vi: 'Bản mới ghi ngày ở đầu trang và điều đã đổi ở cuối trang.',
          en: 'A new version states its date at the top and what changed at the end.',
        },
        {
          vi: 'Nếu đổi điều bạn đã đồng ý, chúng tôi hỏi lại. Sự đồng ý cũ không được dùng cho nội dung mới.',
          en: 'If something that you agreed to changes, we ask again. An old consent is not used for a new text.',
        },
      ),
    ),
    section(
      'contact',
      'Liên hệ về dữ liệu của bạn',
      'Contact about your data',
      text({
        text: {
          vi: 'Viết bằng tiếng Việt hoặc tiếng Anh. Cho biết email của tài khoản và điều bạn muốn; đừng gửi giấy tờ tùy thân.',
          en: 'Write in Vietnamese or English. Give the email of your account and what you would like; please send no identity papers.',
        },
        links: [CONTACT_LINK],
      }),
    ),
  ],
});
