import {
  type DocumentData,
  FIRST_VERSION,
  link,
  section,
  steps,
  terms,
  text,
  checklist,
  type ItemData,
} from './document.js';
import { readIn, SCAM_SOURCES } from './scamCheck.sources.js';
import { SCAM_CHECKLIST, SCAM_SIGNS } from './scamCheck.signs.js';

/** What each source says, in one sentence of ours. */
const WHAT_THEY_SAY: Record<keyof typeof SCAM_SOURCES, ItemData['text']> = {
  laoCaiPolice: {
    vi: 'Giấy báo học bổng giả, đòi chuyển 400 triệu đồng để “chứng minh tài chính”; khuyên kiểm tra giấy phép và hỏi thẳng trường.',
    en: 'A forged scholarship notice that asked for 400 million dong as “proof of funds”; advice to check licenses and ask the institution.',
  },
  daNangPolice: {
    vi: 'Giả thư mời có dấu và chữ ký, gọi điện thúc chuyển tiền vì “sắp hết suất”.',
    en: 'Forged invitations with stamps and signatures, and calls that press for money because places are “running out”.',
  },
  langSonPolice: {
    vi: 'Thu phí vào tài khoản cá nhân, xin ảnh CCCD và hộ chiếu, lập trang web giả giống cơ quan nhà nước.',
    en: 'Fees paid to personal accounts, photos of identity cards and passports collected, websites that imitate authorities.',
  },
  promises: {
    vi: 'Vì sao không ai có thể cam kết chắc chắn đậu visa.',
    en: 'Why nobody can guarantee a visa.',
  },
  connections: {
    vi: 'Một gia đình đưa hơn 4,5 tỷ đồng và 153 nghìn USD cho người nói có quan hệ ở lãnh sự quán.',
    en: 'A family gave more than 4.5 billion dong and 153,000 USD to someone who claimed connections at a consulate.',
  },
  contracts: {
    vi: 'Luật sư khuyên xem kỹ giấy phép và các điều khoản miễn trách nhiệm trước khi ký và chuyển tiền.',
    en: 'A lawyer’s advice to read the license and any exclusion of liability before signing and paying.',
  },
  upfrontFees: {
    vi: 'Đòi tiền trước để được học bổng là dấu hiệu thường gặp của lừa đảo.',
    en: 'Asking for money before a scholarship is a common mark of fraud.',
  },
  certificate: {
    vi: 'Giám đốc Sở Giáo dục và Đào tạo cấp giấy chứng nhận đăng ký kinh doanh dịch vụ tư vấn du học.',
    en: 'The provincial education department issues the certificate to run a study abroad consultancy.',
  },
  australianAgents: {
    vi: 'Trường ở Úc phải có thỏa thuận bằng văn bản với từng đại lý.',
    en: 'Australian institutions must have a written agreement with each agent.',
  },
  canadianLetters: {
    vi: 'Canada hỏi lại trường để xác nhận thư nhận học của từng hồ sơ.',
    en: 'Canada asks the institution to confirm the letter of acceptance in each application.',
  },
};

const sourceItems = (Object.keys(SCAM_SOURCES) as (keyof typeof SCAM_SOURCES)[]).map((key): ItemData => ({
  text: WHAT_THEY_SAY[key],
  ...readIn(key),
}));

export const SCAM_CHECK: DocumentData = {
  title: { vi: 'Kiểm tra lừa đảo du học', en: 'Study abroad scam check' },
  description: {
    vi: 'Tám dấu hiệu lừa đảo tư vấn du học, danh sách việc cần kiểm tra trước khi chuyển tiền để đánh dấu và in, và việc cần làm nếu đã chuyển.',
    en: 'Eight signs of fraud in study abroad consulting, a checklist to tick and print before you pay, and what to do if you already have.',
  },
  lead: {
    vi: 'Đọc trang này trước khi ký hoặc chuyển tiền cho bất kỳ ai, kể cả cho chúng tôi. Mười phút kiểm tra rẻ hơn nhiều so với một lần mất tiền.',
    en: 'Read this before you sign or pay anyone, including us. Ten minutes of checking cost far less than a lost deposit.',
  },
  versionDate: FIRST_VERSION.on,
  changes: [FIRST_VERSION],
  sections: [
    section(
      'signs',
      'Dấu hiệu nên dừng lại',
      'Signs to stop at',
      text({
        vi: 'Một dấu hiệu chưa chắc là lừa đảo, nhưng đủ để dừng lại và hỏi cho rõ.',
        en: 'One sign is not proof of fraud, but it is reason enough to stop and ask.',
      }),
      terms(...SCAM_SIGNS),
    ),
    section(
      'checklist',
      'Trước khi ký hoặc chuyển tiền',
      'Before you sign or pay',
      text({
        vi: 'Đánh dấu từng việc đã làm, hoặc in ra và làm cùng bố mẹ.',
        en: 'Tick what you have done, or print the list and go through it with your parents.',
      }),
      checklist(...SCAM_CHECKLIST),
    ),
    section(
      'registers',
      'Trường có thật không: kiểm tra ở đâu',
      'Is the institution real: where to check',
      terms(
        {
          term: { vi: 'Úc', en: 'Australia' },
          text: { vi: 'Sổ đăng ký CRICOS của chính phủ.', en: 'The government’s CRICOS register.' },
          links: [link('https://cricos.education.gov.au/', 'cricos.education.gov.au', 'cricos.education.gov.au')],
        },
        {
          term: { vi: 'Canada', en: 'Canada' },
          text: {
            vi: 'Danh sách trường được nhận du học sinh (DLI).',
            en: 'The list of designated learning institutions (DLI).',
          },
          links: [
            link(
              'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/prepare/designated-learning-institutions-list.html',
              'Danh sách DLI trên canada.ca',
              'DLI list on canada.ca',
            ),
          ],
        },
        {
          term: { vi: 'Đức', en: 'Germany' },
          text: {
            vi: 'Hochschulkompass, danh mục trường của Hội đồng Hiệu trưởng các trường đại học Đức.',
            en: 'Hochschulkompass, the directory of the German Rectors’ Conference.',
          },
          links: [link('https://www.hochschulkompass.de/en/', 'hochschulkompass.de', 'hochschulkompass.de')],
        },
        {
          term: { vi: 'Anh', en: 'United Kingdom' },
          text: {
            vi: 'Danh sách trường được phép bảo lãnh visa du học.',
            en: 'The register of institutions licensed to sponsor students.',
          },
          links: [
            link(
              'https://www.gov.uk/government/publications/register-of-licensed-sponsors-students',
              'Danh sách trên gov.uk',
              'Register on gov.uk',
            ),
          ],
        },
        {
          term: { vi: 'Ireland', en: 'Ireland' },
          text: {
            vi: 'QQI, cơ quan bảo đảm chất lượng giáo dục.',
            en: 'QQI, the state agency for quality in education.',
          },
          links: [link('https://www.qqi.ie/', 'qqi.ie', 'qqi.ie')],
        },
        {
          term: { vi: 'Mỹ', en: 'United States' },
          text: {
            vi: 'Trường được phép nhận sinh viên visa F-1 (SEVP).',
            en: 'Schools certified to enroll students on F-1 visas (SEVP).',
          },
          links: [
            link(
              'https://studyinthestates.dhs.gov/school-search',
              'studyinthestates.dhs.gov',
              'studyinthestates.dhs.gov',
            ),
          ],
        },
      ),
      text({
        vi: 'Gõ địa chỉ vào trình duyệt hoặc mở từ đây, đừng bấm đường dẫn trong tin nhắn của người lạ.',
        en: 'Type the address yourself or open it from here; do not follow a link in a stranger’s message.',
      }),
    ),
    section(
      'paid',
      'Nếu đã chuyển tiền',
      'If you have already paid',
      steps(
        {
          vi: 'Gọi ngân hàng ngay, xin chặn hoặc tra soát giao dịch. Càng sớm càng có cơ hội.',
          en: 'Call your bank at once and ask to stop or trace the transfer. The sooner, the better the chance.',
        },
        {
          vi: 'Đừng chuyển thêm, kể cả khi họ nói cần “phí hoàn tiền”.',
          en: 'Do not pay more, even if they ask for a “refund fee”.',
        },
        {
          vi: 'Giữ bằng chứng: tin nhắn, số tài khoản, biên lai, hợp đồng, tên trang web. Chụp màn hình trước khi họ xóa.',
          en: 'Keep the evidence: messages, account numbers, receipts, contracts, web addresses. Take screenshots before they are deleted.',
        },
        {
          vi: 'Trình báo công an phường, xã nơi bạn ở, mang theo bằng chứng. Cần gấp thì gọi 113.',
          en: 'Report it to the police where you live and bring the evidence. In an emergency in Vietnam call 113.',
        },
        {
          vi: 'Báo cho trường bị mượn tên. Trường có thể xác nhận giấy tờ giả và cảnh báo người khác.',
          en: 'Tell the institution whose name was used. It can confirm the forgery and warn others.',
        },
        {
          vi: 'Nếu đã gửi ảnh CCCD, hộ chiếu hay mật khẩu: đổi mật khẩu, báo ngân hàng, và nói rõ điều đó khi trình báo.',
          en: 'If you sent a photo of your identity card or passport, or a password: change the password, tell your bank, and say so in your report.',
        },
      ),
      text({
        vi: 'Bị lừa không phải lỗi của bạn. Nói với bố mẹ hoặc thầy cô ngay hôm nay.',
        en: 'Being deceived is not your fault. Tell your parents or a teacher today.',
      }),
    ),
    section(
      'sources',
      'Nguồn',
      'Sources',
      text({
        vi: 'Các vụ việc và lời khuyên ở trên đọc từ những nơi sau. Lời văn là của chúng tôi.',
        en: 'The cases and the advice above were read here. The wording is ours.',
      }),
      { style: 'BULLETS', items: sourceItems },
    ),
  ],
};
