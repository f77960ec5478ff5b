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
  terms,
  text,
} from './document.js';

export const ABOUT: DocumentData = {
  title: { vi: `Về ${brand.vi}`, en: `About ${brand.en}` },
  description: {
    vi: 'Trang này giúp gì cho học sinh và bố mẹ, thông tin lấy từ đâu, kết quả xếp theo gì và ai vận hành.',
    en: 'What this site does for students and parents, where its information comes from, how results are ranked and who runs it.',
  },
  lead: {
    vi: 'Chọn nơi học là một quyết định lớn. Trang này giúp bạn so sánh bằng những điều kiểm tra được, và nói thẳng khi chưa biết.',
    en: 'Choosing where to study is a big decision. This site helps you compare what can be checked, and says so when something is not known.',
  },
  versionDate: FIRST_VERSION.on,
  changes: [FIRST_VERSION],
  sections: [
    section(
      'what',
      'Trang này làm gì',
      'What this site does',
      text({
        vi: `${brand.vi} là trang tra cứu du học bằng tiếng Việt và tiếng Anh, cho sáu nước: Úc, Canada, Đức, Ireland, Anh và Mỹ.`,
        en: `${brand.en} is a study abroad site in Vietnamese and English for six countries: Australia, Canada, Germany, Ireland, the United Kingdom and the United States.`,
      }),
      bullets(
        {
          text: {
            vi: 'Tìm trường, ngành học và học bổng, gõ có dấu hay không dấu đều được.',
            en: 'Search institutions, programs and scholarships, with or without Vietnamese accents.',
          },
          links: [link('/search-program', 'Tìm ngành học', 'Search programs')],
        },
        {
          vi: 'Đặt các ngành cạnh nhau để so học phí, điều kiện đầu vào và hạn nộp hồ sơ.',
          en: 'Put programs side by side to compare tuition, entry requirements and deadlines.',
        },
        {
          vi: 'Khi có tài khoản: lưu lựa chọn, giữ hồ sơ cá nhân, theo dõi hồ sơ đã nộp và được nhắc khi gần đến hạn.',
          en: 'With an account: save choices, keep a profile, follow your applications and be reminded before a deadline.',
        },
      ),
      text({
        vi: 'Bạn tra cứu được mọi thứ mà không cần tài khoản và không mất tiền.',
        en: 'You can look up everything without an account and without paying.',
      }),
    ),
    section(
      'facts',
      'Thông tin lấy từ đâu',
      'Where the information comes from',
      text({
        vi: 'Từ sổ đăng ký của nhà nước, trang chính thức của trường và của đơn vị cấp học bổng. Vài chỗ lấy từ bên thứ ba thì có ghi rõ bên cạnh.',
        en: 'From public registers and from the official pages of institutions and scholarship providers. A few details come from third parties, and say so.',
      }),
      terms(
        {
          term: { vi: 'Nguồn', en: 'Source' },
          text: {
            vi: 'Con số nào cũng mở ra được: nguồn, ngày của nguồn và ngày chúng tôi đọc.',
            en: 'Every figure opens to show its source, the date of that source and the day we read it.',
          },
        },
        {
          term: { vi: 'Chưa có thông tin', en: 'No information yet' },
          text: {
            vi: 'Nghĩa là chúng tôi chưa tìm thấy, không phải trường không có. Chúng tôi không đoán thay.',
            en: 'It means that we have not found it, not that the institution has none. We do not guess.',
          },
        },
        {
          term: { vi: 'Chưa xác nhận lại', en: 'Not re-confirmed' },
          text: {
            vi: 'Số liệu đã quá 180 ngày. Hãy mở trang của trường xem lại trước khi quyết định.',
            en: 'The figure is more than 180 days old. Check the institution’s own page before you decide.',
          },
        },
      ),
      text({
        text: {
          vi: 'Thấy chỗ nào sai? Gửi cho chúng tôi địa chỉ trang và nguồn đúng, chúng tôi kiểm tra rồi sửa.',
          en: 'Seen a mistake? Send us the address of the page and the right source; we check it and correct it.',
        },
        links: [CONTACT_LINK],
      }),
    ),
    section(
      'ranking',
      'Kết quả xếp theo gì',
      'How results are ranked',
      text({
        vi: 'Thứ tự mặc định xét: từ bạn gõ khớp đến đâu, kỳ nhập học còn nhận hồ sơ hay không, thông tin có đầy đủ hay không. Thẻ nào cũng ghi “Lý do hiện ở đây”.',
        en: 'The default order looks at how well your words match, whether an intake is open, and how complete the information is. Every card says why it stands where it does.',
      }),
      text({
        vi: 'Là đối tác không giúp một trường đứng cao hơn. Không ai mua được vị trí.',
        en: 'Being a partner does not move an institution up. Nobody can buy a place.',
      }),
    ),
    section(
      'money',
      'Ai trả tiền cho trang này',
      'Who pays for this site',
      text({
        vi: 'Tra cứu miễn phí. Đơn vị vận hành có làm việc với trường đối tác và đối tác tuyển sinh. Trong nghề này, trường thường trả hoa hồng cho bên giới thiệu khi học sinh nhập học. Mức hoa hồng chưa được công bố; trước khi nhờ tư vấn, bạn có quyền hỏi thẳng, ở đây cũng như ở bất cứ đâu.',
        en: 'Searching is free. The operator works with partner institutions and recruitment partners. In this field institutions commonly pay a commission to whoever referred a student who enrolls. What it amounts to has not been published; you may ask before you accept advice, here as anywhere else.',
      }),
    ),
    section(
      'limits',
      'Những điều chúng tôi không làm',
      'What we do not do',
      bullets(
        {
          vi: 'Không hứa đậu visa, không hứa trường nhận, không hứa học bổng. Những việc đó do trường, cơ quan cấp visa và đơn vị cấp học bổng quyết định.',
          en: 'We do not promise a visa, a place or a scholarship. Institutions, visa authorities and scholarship providers decide those.',
        },
        {
          vi: 'Không phải cơ quan nhà nước, và không thay lời khuyên của luật sư hay cơ quan di trú.',
          en: 'We are not a government body, and no substitute for a lawyer or an immigration authority.',
        },
        {
          vi: 'Không bán dữ liệu của bạn.',
          en: 'We do not sell your data.',
        },
      ),
    ),
    section(
      'operator',
      'Ai vận hành',
      'Who runs it',
      OPERATOR_BLOCK,
      text({
        vi: 'Chỉ những gì đơn vị vận hành đã công bố mới hiện ở đây.',
        en: 'Only what the operator has published is shown here.',
      }),
    ),
    section(
      'hours',
      'Giờ làm việc',
      'Office hours',
      OFFICE_HOURS_BLOCK,
      text({
        text: {
          vi: 'Ngoài giờ, bạn cứ gửi tin nhắn: tư vấn viên trả lời khi làm việc lại.',
          en: 'Outside these hours you can still write: an advisor answers when the office opens again.',
        },
        links: [CONTACT_LINK],
      }),
    ),
  ],
};
