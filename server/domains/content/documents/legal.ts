import { brand } from '../../../../schema/site/brand.js';
import {
  bullets,
  CONTACT_LINK,
  type DocumentData,
  FIRST_VERSION,
  link,
  OFFICE_HOURS_BLOCK,
  OPERATOR_BLOCK,
  section,
  text,
} from './document.js';

const PRIVACY_LINK = link('/privacy', 'Đọc chính sách quyền riêng tư', 'Read the privacy policy');

export const LEGAL: DocumentData = {
  title: { vi: 'Điều khoản và thông tin pháp lý', en: 'Terms and legal information' },
  description: {
    vi: `Điều khoản sử dụng ${brand.vi}, bản quyền, nhãn hiệu, giấy phép, giới hạn trách nhiệm, luật áp dụng, tranh chấp và quy định của trang.`,
    en: `Terms of service of ${brand.en}, copyright, trademarks, license, disclaimer, applicable law, disputes and site policies.`,
  },
  lead: {
    vi: 'Viết ngắn để bạn đọc hết được. Chưa đủ 18 tuổi thì nên đọc cùng bố mẹ.',
    en: 'Kept short, so that you can read it all. If you are under 18, read it with your parents.',
  },
  versionDate: FIRST_VERSION.on,
  changes: [FIRST_VERSION],
  sections: [
    section(
      'terms',
      'Điều khoản sử dụng',
      'Terms of service',
      text({
        vi: `Khi dùng ${brand.vi}, bạn đồng ý với các điều khoản này. Không đồng ý thì bạn không cần dùng trang.`,
        en: `By using ${brand.en} you agree to these terms. If you do not agree, please do not use the site.`,
      }),
      bullets(
        {
          vi: 'Tra cứu không cần tài khoản và không mất tiền. Nếu sau này có dịch vụ thu phí, giá và điều kiện sẽ được nói trước, và bạn chọn riêng.',
          en: 'Looking things up is free and needs no account. If there is a paid service one day, its price and terms will be stated first, and you choose it separately.',
        },
        {
          vi: 'Chưa đủ 16 tuổi: bố, mẹ hoặc người giám hộ cần đồng ý trước khi chúng tôi lưu điểm số hay nhận hồ sơ bạn nộp.',
          en: 'Under 16: a parent or guardian must agree before we store your grades or take an application from you.',
        },
        {
          vi: 'Tài khoản là của riêng bạn. Khai đúng sự thật, giữ kín mật khẩu, và báo cho chúng tôi khi nghi có người khác dùng.',
          en: 'Your account is yours alone. Give true information, keep your password secret, and tell us if you think someone else is using it.',
        },
        {
          vi: 'Nộp hồ sơ qua trang này chưa phải là được nhận học. Trường mới là nơi quyết định.',
          en: 'Sending an application through this site is not an offer of a place. The institution decides.',
        },
        {
          vi: 'Bạn xóa tài khoản lúc nào cũng được. Chúng tôi có thể khóa một tài khoản dùng để lừa đảo, phá hoại hay quấy rối; bạn có thể hỏi lý do và phản đối.',
          en: 'You can delete your account at any time. We may close an account that is used for fraud, attacks or harassment; you can ask why and object.',
        },
      ),
    ),
    section(
      'copyright',
      'Bản quyền',
      'Copyright',
      text(
        {
          vi: 'Bài viết, hình vẽ và cách trình bày của trang thuộc về đơn vị vận hành hoặc người đã cấp phép cho chúng tôi.',
          en: 'The texts, drawings and layout of this site belong to the operator or to those who license them to us.',
        },
        {
          vi: 'Con số và sự kiện trích từ sổ đăng ký công khai và trang của trường luôn kèm tên nguồn, hiện khi bạn mở nguồn.',
          en: 'Facts quoted from public registers and from institutions keep the attribution of their source, shown when you open it.',
        },
        {
          text: {
            vi: 'Nếu bạn cho rằng nội dung nào đó dùng tác phẩm của bạn mà chưa được phép, hãy gửi địa chỉ trang và giải thích ngắn. Chúng tôi xem lại và gỡ nếu đúng.',
            en: 'If you believe that something here uses your work without permission, send us the address and a short explanation. We look into it and remove it if you are right.',
          },
          links: [CONTACT_LINK],
        },
      ),
    ),
    section(
      'trademarks',
      'Nhãn hiệu',
      'Trademarks',
      text(
        {
          vi: 'Tên trường, tên bài thi như IELTS, TOEFL và tên các tổ chức là nhãn hiệu của chủ sở hữu. Chúng tôi nêu tên chỉ để gọi đúng, và không dùng logo của họ.',
          en: 'Names of institutions, of tests such as IELTS and TOEFL, and of organizations are trademarks of their owners. We use them only to say what is meant, and do not use their logos.',
        },
        {
          vi: 'Có mặt trên trang này không có nghĩa là trường ấy hợp tác với chúng tôi hay giới thiệu chúng tôi.',
          en: 'Being listed here does not mean that an institution works with us or recommends us.',
        },
        {
          vi: `Tên ${brand.vi} và ${brand.en} thuộc về đơn vị vận hành.`,
          en: `The names ${brand.vi} and ${brand.en} belong to the operator.`,
        },
      ),
    ),
    section(
      'license',
      'Giấy phép sử dụng',
      'License',
      bullets(
        {
          vi: 'Bạn được đọc, in, dẫn liên kết và trích ngắn có ghi nguồn, cho việc học, cho gia đình và cho lớp.',
          en: 'You may read, print, link to and briefly quote these pages with their source, for study, for your family and for class.',
        },
        {
          vi: 'Muốn sao chép nhiều hoặc dùng để kinh doanh, hãy hỏi trước.',
          en: 'To copy larger parts or to use them commercially, ask first.',
        },
        {
          vi: 'Dữ liệu của mỗi sổ đăng ký theo giấy phép của sổ đăng ký đó.',
          en: 'Data of each register is under the license of that register.',
        },
        {
          vi: 'Mã nguồn của phần mềm theo giấy phép MIT.',
          en: 'The source code of the software is under the MIT license.',
        },
      ),
    ),
    section(
      'disclaimer',
      'Giới hạn trách nhiệm',
      'Disclaimer',
      text(
        {
          vi: 'Học phí, điều kiện và hạn nộp thay đổi, có khi giữa năm. Chúng tôi ghi nguồn và ngày đọc để bạn tự kiểm tra. Trước khi trả tiền hay nộp hồ sơ, hãy đọc lại trang chính thức của trường.',
          en: 'Fees, requirements and deadlines change, sometimes in mid-year. We give the source and the date so that you can check. Before you pay or apply, read the institution’s official page again.',
        },
        {
          vi: 'Ước tính về học bổng, điểm trung bình và mức phù hợp chỉ để tham khảo, không phải lời hứa của trường hay của chúng tôi. Danh sách giấy tờ visa không thay lời khuyên pháp lý.',
          en: 'Estimates of scholarships, grade averages and fit are for orientation and are no promise by an institution or by us. Visa checklists are not legal advice.',
        },
        {
          vi: 'Chúng tôi cố giữ trang chạy đều và đúng, nhưng có lúc trang ngừng hoặc có lỗi. Trang của bên khác mà chúng tôi dẫn tới do họ chịu trách nhiệm.',
          en: 'We try to keep the site running and correct, but it can be down or wrong at times. Others are responsible for the sites that we link to.',
        },
        {
          vi: 'Không điều nào ở đây loại bỏ trách nhiệm mà pháp luật không cho phép loại bỏ.',
          en: 'Nothing here excludes a liability that the law does not allow to be excluded.',
        },
      ),
    ),
    section(
      'law',
      'Luật áp dụng',
      'Applicable law',
      text(
        {
          vi: 'Các điều khoản này theo pháp luật Việt Nam.',
          en: 'These terms are governed by the law of Vietnam.',
        },
        {
          vi: 'Nếu bạn sống ở nơi khác, những quy định bắt buộc ở đó để bảo vệ người tiêu dùng, trẻ em và dữ liệu cá nhân vẫn có hiệu lực với bạn.',
          en: 'If you live elsewhere, mandatory rules there that protect consumers, children and personal data still apply to you.',
        },
        {
          vi: 'Bản tiếng Việt và bản tiếng Anh nói cùng một điều. Nếu có chỗ khác nhau, chúng tôi áp dụng bản có lợi hơn cho bạn và sửa chỗ khác đó.',
          en: 'The Vietnamese and the English text say the same. Where they differ, the one that is better for you counts, and we correct the other.',
        },
      ),
    ),
    section(
      'disputes',
      'Tranh chấp',
      'Disputes',
      text(
        {
          text: {
            vi: 'Hãy viết cho chúng tôi trước: chuyện gì đã xảy ra, bạn mong được giải quyết thế nào. Chúng tôi báo đã nhận trong hai ngày làm việc.',
            en: 'Write to us first: what happened, and what would put it right. We confirm that we have received it within two working days.',
          },
          links: [CONTACT_LINK],
        },
        {
          vi: 'Nếu không thống nhất được, bạn có thể nhờ cơ quan hoặc tổ chức bảo vệ người tiêu dùng nơi bạn sống, hòa giải, hoặc khởi kiện ra tòa án có thẩm quyền. Điều khoản này không bắt bạn phải chọn cách nào.',
          en: 'If we cannot agree, you can turn to the consumer protection body where you live, to mediation, or to the competent court. These terms do not force any of them on you.',
        },
        {
          vi: 'Tranh chấp với trường hay với đơn vị tư vấn khác là giữa bạn và họ; chúng tôi giúp được bằng những thông tin đã có.',
          en: 'A dispute with an institution or another agency is between you and them; we can help with the information that we have.',
        },
      ),
    ),
    section(
      'policies',
      'Quy định của trang',
      'Site policies',
      bullets(
        {
          text: {
            vi: 'Dữ liệu cá nhân: chúng tôi lưu gì, để làm gì và trong bao lâu.',
            en: 'Personal data: what we store, why and for how long.',
          },
          links: [PRIVACY_LINK],
        },
        {
          text: {
            vi: 'Thứ tự kết quả: là đối tác không đổi vị trí.',
            en: 'Ranking: being a partner changes no position.',
          },
          links: [link('/about#ranking', 'Kết quả xếp theo gì', 'How results are ranked')],
        },
        {
          text: {
            vi: 'Đính chính: ai cũng có thể báo thông tin sai.',
            en: 'Corrections: anyone can report a mistake.',
          },
          links: [link('/partners#corrections', 'Cách đính chính', 'How to correct something')],
        },
        {
          text: {
            vi: 'Khả năng tiếp cận: mức chúng tôi nhắm tới và chỗ còn vướng.',
            en: 'Accessibility: what we aim for and where it falls short.',
          },
          links: [link('/accessibility', 'Khả năng tiếp cận', 'Accessibility')],
        },
        {
          vi: 'Dùng đúng mực: không dò mật khẩu, không tải hàng loạt làm người khác không vào được, không giả danh, không gửi nội dung trái luật. Trang giới hạn số lượt khi một nơi gửi quá nhiều yêu cầu.',
          en: 'Fair use: no guessing of passwords, no bulk downloading that keeps others out, no impersonation, nothing unlawful. The site limits how much one address may ask for.',
        },
        {
          vi: 'Thay đổi: bản mới ghi ngày và điều đã đổi ở cuối trang. Điều khoản mới không áp dụng ngược cho việc đã xong.',
          en: 'Changes: a new version states its date and what changed at the end of this page. New terms do not reach back to what is already done.',
        },
      ),
    ),
    section(
      'questions',
      'Câu hỏi',
      'Questions',
      text({
        text: {
          vi: 'Chỗ nào chưa rõ, cứ hỏi. Không có câu hỏi nào là ngớ ngẩn khi nói về tiền và tương lai của bạn.',
          en: 'If something is unclear, ask. No question is silly when it is about your money and your future.',
        },
        links: [CONTACT_LINK],
      }),
      OPERATOR_BLOCK,
      OFFICE_HOURS_BLOCK,
    ),
  ],
};
