import { bullets, CONTACT_LINK, type DocumentData, FIRST_VERSION, section, steps, text } from './document.js';

export const ACCESSIBILITY: DocumentData = {
  title: { vi: 'Khả năng tiếp cận', en: 'Accessibility' },
  description: {
    vi: 'Trang này dùng được bằng bàn phím, trình đọc màn hình và chữ phóng to đến đâu, còn hạn chế gì, và cách báo cho chúng tôi.',
    en: 'How far this site works with a keyboard, a screen reader and large text, what its limits are, and how to tell us about a barrier.',
  },
  lead: {
    vi: 'Ai cũng phải đọc được học phí và hạn nộp hồ sơ. Đây là mức chúng tôi nhắm tới, cách chúng tôi kiểm tra và những chỗ còn vướng.',
    en: 'Everyone should be able to read a tuition fee and a deadline. This is the level we aim for, how we check it, and where it still falls short.',
  },
  versionDate: FIRST_VERSION.on,
  changes: [FIRST_VERSION],
  sections: [
    section(
      'goal',
      'Mức chúng tôi nhắm tới',
      'What we aim for',
      text({
        vi: 'Chuẩn WCAG 2.2, mức AA. Đây là tự đánh giá của chúng tôi: chưa có đơn vị độc lập nào kiểm định.',
        en: 'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. This is our own assessment: no independent body has audited the site.',
      }),
    ),
    section(
      'works',
      'Những gì dùng được',
      'What works',
      bullets(
        {
          vi: 'Mọi việc làm được bằng bàn phím. Chỗ đang chọn có viền rõ; ở trang có thanh điều hướng, phím Tab đầu tiên cho bạn nhảy thẳng vào nội dung.',
          en: 'Everything works from the keyboard. The focus has a clear outline, and on pages with a menu the first press of Tab lets you skip to the content.',
        },
        {
          vi: 'Tiêu đề, vùng trang, nhãn của ô nhập và thông báo lỗi có tên để trình đọc màn hình đọc.',
          en: 'Headings, regions, labels and error messages have names that a screen reader can read.',
        },
        {
          vi: 'Phóng chữ gấp đôi hoặc xem trên màn hình rộng 320 điểm ảnh vẫn không phải kéo ngang.',
          en: 'With text at twice the size, or on a screen 320 pixels wide, nothing has to be scrolled sideways.',
        },
        {
          vi: 'Giao diện sáng và tối, theo máy hoặc theo lựa chọn của bạn, đủ độ tương phản. Không điều gì chỉ nói bằng màu.',
          en: 'Light and dark colors, following your device or your choice, with enough contrast. Nothing is said by color alone.',
        },
        {
          vi: 'Máy đang đặt giảm chuyển động thì trang không chuyển động.',
          en: 'If your device asks for reduced motion, the site does not move.',
        },
        {
          vi: 'Biểu đồ nào cũng có bảng số đi kèm.',
          en: 'Every chart comes with a table of its numbers.',
        },
        {
          vi: 'Nội dung đọc được cả khi trình duyệt không chạy JavaScript.',
          en: 'Content can be read without JavaScript.',
        },
      ),
    ),
    section(
      'checks',
      'Cách chúng tôi kiểm tra',
      'How we check',
      text({
        vi: 'Mỗi lần thay đổi, máy mở từng trang bằng tiếng Việt và tiếng Anh, sáng và tối, trên điện thoại và máy tính, bằng trình duyệt Chromium, rồi chạy bộ kiểm tra axe. Ngày 22/11/2026, chúng tôi mở các trang chính trên Chromium với trình đọc màn hình Orca, xem lời nó đọc và sửa một số chỗ đọc sai. Máy không thấy hết mọi lỗi, nên lời báo của bạn rất có ích.',
        en: 'With each change an automated check opens every page in Vietnamese and English, in light and dark, at the widths of a phone and a desktop, in the Chromium browser, and runs the axe checker. On November 22, 2026 we opened the main pages in Chromium with the Orca screen reader, followed what it speaks, and fixed some of what it read wrongly. Automated checks do not find everything, so your report helps.',
      }),
    ),
    section(
      'limits',
      'Những chỗ còn vướng',
      'Known limits',
      bullets(
        {
          vi: 'Chưa có người khuyết tật nào thử trang này cùng chúng tôi.',
          en: 'No people with disabilities have tested the site with us yet.',
        },
        {
          vi: 'Chúng tôi chưa thử thường xuyên trên Firefox và Safari, và chưa thử với trình đọc màn hình nào ngoài Orca.',
          en: 'We do not test regularly in Firefox and Safari, and have not tried any screen reader but Orca.',
        },
        {
          vi: 'Tên trường và tên ngành giữ nguyên tiếng Anh hoặc tiếng Đức, nên giọng đọc tiếng Việt có thể đọc sai.',
          en: 'Names of institutions and programs stay in English or German, so a Vietnamese voice may mispronounce them.',
        },
        {
          vi: 'Trang của trường và tài liệu mà chúng tôi dẫn tới không do chúng tôi làm.',
          en: 'Pages and documents that we link to are not ours.',
        },
      ),
    ),
    section(
      'report',
      'Báo cho chúng tôi',
      'Tell us about a barrier',
      steps(
        { vi: 'Cho biết trang nào và bạn đang làm gì.', en: 'Say which page it was and what you were doing.' },
        {
          vi: 'Cho biết bạn dùng máy, trình duyệt và công cụ hỗ trợ nào, nếu tiện.',
          en: 'Mention your device, browser and assistive technology, if you like.',
        },
        {
          vi: 'Cho biết bạn cần thông tin gì: trong lúc chờ sửa, chúng tôi gửi cho bạn bằng cách khác.',
          en: 'Tell us what information you need: until the page is fixed we send it to you another way.',
        },
      ),
      text({
        text: {
          vi: 'Bạn không cần giải thích vì sao mình cần.',
          en: 'You do not need to explain why you need it.',
        },
        links: [CONTACT_LINK],
      }),
    ),
  ],
};
