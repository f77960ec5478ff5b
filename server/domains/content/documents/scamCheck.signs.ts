import type { ItemData } from './document.js';
import { readIn } from './scamCheck.sources.js';

export const SCAM_SIGNS: ItemData[] = [
  {
    term: { vi: 'Cam kết đậu visa, “bao đậu”, “100%”', en: 'A guaranteed visa, “100% success”' },
    text: {
      vi: 'Cơ quan cấp visa của nước đó quyết định, không phải trung tâm. Không ai cam kết được.',
      en: 'The visa authority decides, not an agency. Nobody can guarantee it.',
    },
    ...readIn('promises'),
  },
  {
    term: { vi: 'Có “người quen” ở đại sứ quán hoặc ở trường', en: '“Connections” at an embassy or a university' },
    text: {
      vi: 'Tiền không mua được visa, còn giấy tờ giả có thể khiến bạn bị từ chối.',
      en: 'Money does not buy a visa, and forged papers can get you refused.',
    },
    ...readIn('connections'),
  },
  {
    term: { vi: 'Giục chuyển tiền ngay', en: 'Pressure to pay now' },
    text: {
      vi: '“Còn một suất cuối”, “hết hôm nay là mất học bổng”. Nơi làm thật cho bạn thời gian đọc và hỏi.',
      en: '“One place left”, “the scholarship ends today”. A real provider gives you time to read and ask.',
    },
    ...readIn('daNangPolice'),
  },
  {
    term: { vi: 'Chuyển vào tài khoản cá nhân', en: 'A personal bank account' },
    text: {
      vi: 'Học phí trả cho trường. Phí dịch vụ trả cho công ty đứng tên trong hợp đồng, có hóa đơn.',
      en: 'Tuition is paid to the institution. A service fee is paid to the company named in the contract, with an invoice.',
    },
    ...readIn('langSonPolice'),
  },
  {
    term: { vi: 'Phải đóng tiền mới được học bổng', en: 'A fee to receive a scholarship' },
    text: {
      vi: 'Kể cả khi gọi là “chứng minh tài chính”, “đặt cọc” hay “lệ phí xét duyệt”.',
      en: 'Even when it is called “proof of funds”, a “deposit” or a “review fee”.',
    },
    ...readIn('upfrontFees'),
  },
  {
    term: { vi: 'Giấy báo, thư mời không kiểm tra được', en: 'A letter that cannot be checked' },
    text: {
      vi: 'Dấu đỏ và chữ ký làm giả được. Hỏi lại trường qua số điện thoại hoặc email trên trang chính thức.',
      en: 'Stamps and signatures can be forged. Ask the institution, using the phone number or email on its official site.',
    },
    ...readIn('laoCaiPolice'),
  },
  {
    term: { vi: 'Không có hợp đồng, hoặc không cho mang về đọc', en: 'No contract, or none you may take home' },
    text: {
      vi: 'Lời hứa miệng không đòi lại được. Đọc kỹ điều khoản hoàn tiền và những chỗ họ được miễn trách nhiệm.',
      en: 'Spoken promises cannot be claimed. Read the refund terms and everything they exclude.',
    },
    ...readIn('contracts'),
  },
  {
    term: { vi: 'Xin giấy tờ gốc, mật khẩu hoặc khuyên khai sai', en: 'Originals, passwords or false statements' },
    text: {
      vi: 'Không giao hộ chiếu gốc, mật khẩu email hay mã OTP. Ai bảo bạn khai sai điểm, tài chính hay lịch sử visa thì bạn là người chịu hậu quả.',
      en: 'Do not hand over your original passport, email password or one-time codes. If someone tells you to state false grades, funds or visa history, you bear the consequences.',
    },
    ...readIn('langSonPolice'),
  },
];

export const SCAM_CHECKLIST: ItemData[] = [
  {
    text: {
      vi: 'Đã xem giấy chứng nhận đăng ký kinh doanh dịch vụ tư vấn du học do Sở Giáo dục và Đào tạo cấp, và gọi Sở để hỏi lại.',
      en: 'Seen the certificate for study abroad consulting issued by the provincial Department of Education and Training, and called the department to confirm it.',
    },
    ...readIn('certificate'),
  },
  {
    text: {
      vi: 'Đã tìm thấy trường trong sổ đăng ký của nhà nước ở nước đó.',
      en: 'Found the institution in the public register of its country.',
    },
    links: [{ to: '#registers', label: { vi: 'Xem các sổ đăng ký', en: 'See the registers' } }],
  },
  {
    text: {
      vi: 'Đã viết thư hỏi trường: trung tâm này có phải đại lý của trường không.',
      en: 'Written to the institution to ask whether this agency represents it.',
    },
    ...readIn('australianAgents'),
  },
  {
    text: {
      vi: 'Đã nhờ trường xác nhận thư nhận học hoặc thư học bổng, gửi từ địa chỉ email chính thức của trường.',
      en: 'Asked the institution to confirm the offer or scholarship letter, from its official email address.',
    },
    ...readIn('canadianLetters'),
  },
  {
    text: {
      vi: 'Đã so học phí và điều kiện họ nói với trang chính thức của trường.',
      en: 'Compared the tuition and requirements they quote with the institution’s own page.',
    },
    links: [{ to: '/search-program', label: { vi: 'Tìm ngành học và nguồn', en: 'Find programs and sources' } }],
  },
  {
    text: {
      vi: 'Có hợp đồng bằng văn bản, ghi từng khoản phí, ai nhận tiền, và khi nào được hoàn.',
      en: 'A written contract that lists each fee, who is paid, and when it is refunded.',
    },
  },
  {
    text: {
      vi: 'Đã hỏi: trung tâm có nhận hoa hồng từ trường không.',
      en: 'Asked whether the agency is paid commission by the institution.',
    },
  },
  {
    text: {
      vi: 'Tài khoản nhận tiền đứng tên trường hoặc đúng tên công ty trong hợp đồng.',
      en: 'The account belongs to the institution or to the company named in the contract.',
    },
  },
  {
    text: {
      vi: 'Bố mẹ hoặc một người lớn khác đã đọc hợp đồng, và cả nhà đã để qua một đêm.',
      en: 'A parent or another adult has read the contract, and you have slept on it.',
    },
  },
  {
    text: {
      vi: 'Bạn tự giữ tài khoản và mật khẩu của mọi hồ sơ nộp dưới tên mình.',
      en: 'You hold the login to every application made in your name.',
    },
  },
];
