import { bullets, type DocumentData, FIRST_VERSION, link, section, steps, terms, text } from './document.js';

const INSTITUTION_CONTACT = link(
  '/contact?campaign=PARTNER_INSTITUTION',
  'Liên hệ với tư cách trường',
  'Contact us as an institution',
);
const RECRUITER_CONTACT = link(
  '/contact?campaign=RECRUITMENT_PARTNER',
  'Liên hệ với tư cách đối tác tuyển sinh',
  'Contact us as a recruitment partner',
);

export const PARTNERS: DocumentData = {
  title: { vi: 'Dành cho đối tác', en: 'For partners' },
  description: {
    vi: 'Trang của một trường trông ra sao, cách đính chính thông tin, và cách trường hoặc đối tác tuyển sinh làm việc với chúng tôi.',
    en: 'What an institution’s page looks like, how to correct information, and how institutions and recruitment partners work with us.',
  },
  lead: {
    vi: 'Học sinh đến đây để so sánh công bằng. Ở đây bạn đọc được trường và đối tác tuyển sinh được gì, không được gì, và bắt đầu từ đâu.',
    en: 'Students come here for a fair comparison. This page says what institutions and recruitment partners get, what they do not, and where to start.',
  },
  versionDate: FIRST_VERSION.on,
  changes: [FIRST_VERSION],
  sections: [
    section(
      'institutions',
      'Trường đối tác',
      'Partner institutions',
      text({
        vi: 'Trường nào trong danh mục cũng có một trang, dù là đối tác hay không. Hình thức như nhau.',
        en: 'Every institution in the catalogue has a page, partner or not. All pages look alike.',
      }),
      terms(
        {
          term: { vi: 'Tổng quan', en: 'Overview' },
          text: {
            vi: 'Tên, thành phố, loại trường, năm thành lập, mã trong sổ đăng ký của nhà nước và đường dẫn đến trang chính thức.',
            en: 'Name, city, type, founding year, the code in the public register and a link to the official site.',
          },
        },
        {
          term: { vi: 'Điều kiện đầu vào và hạn nộp', en: 'Requirements and deadlines' },
          text: {
            vi: 'Đúng như trường công bố, kèm nguồn và ngày đọc. Điều chưa tìm thấy được ghi là chưa có thông tin.',
            en: 'As you publish them, with the source and the day it was read. What was not found is marked “no information yet”.',
          },
        },
        {
          term: { vi: 'Ngành học và học bổng', en: 'Programs and scholarships' },
          text: {
            vi: 'Học phí theo đơn vị tiền tệ của trường, có số ước tính bằng đồng khi có tỷ giá kèm nguồn.',
            en: 'Tuition in your own currency, with an estimate in dong where there is a sourced rate.',
          },
        },
      ),
      text({
        text: {
          vi: 'Cách dễ nhất để biết trang của trường trông ra sao là tìm tên trường.',
          en: 'The easiest way to see how your institution appears is to search for its name.',
        },
        links: [link('/search-institution', 'Tìm trường', 'Search institutions')],
      }),
    ),
    section(
      'ranking',
      'Đối tác không được xếp cao hơn',
      'Partners are not ranked higher',
      text({
        vi: 'Là đối tác không được cộng điểm nào khi xếp kết quả. Chúng tôi không bán vị trí, không bán nhãn nổi bật.',
        en: 'Being a partner has no weight in the order of results. We sell no positions and no highlights.',
      }),
    ),
    section(
      'corrections',
      'Đính chính thông tin',
      'Correcting information',
      text({
        vi: 'Không cần là đối tác mới được đính chính. Ai thấy sai cũng có thể báo.',
        en: 'You do not have to be a partner to correct something. Anyone who sees a mistake can report it.',
      }),
      steps(
        {
          vi: 'Chép địa chỉ của trang có thông tin sai hoặc thiếu.',
          en: 'Copy the address of the page where something is wrong or missing.',
        },
        {
          vi: 'Cho biết thông tin đúng và nơi trường công bố: một trang mở được, không cần đăng nhập.',
          en: 'Tell us what is right and where you publish it: a page that opens without a login.',
        },
        {
          vi: 'Ghi tên, chức vụ và email theo tên miền của trường, để chúng tôi biết ai đang nói.',
          en: 'Give your name, your role and an email address at your institution’s domain, so that we know who is writing.',
        },
        {
          vi: 'Người phụ trách danh mục đọc nguồn. Nếu khớp, thông tin được sửa với ngày đọc mới; nếu chưa khớp, chúng tôi hỏi lại.',
          en: 'Whoever keeps the catalogue reads the source. If it agrees, the entry is changed with a new date; if not, we ask.',
        },
      ),
      text({
        text: {
          vi: 'Chúng tôi không nhập con số chỉ gửi qua email mà không có trang công khai: bố mẹ phải tự kiểm tra lại được.',
          en: 'We do not enter a figure that is only sent by email and published nowhere: parents must be able to check it themselves.',
        },
        links: [INSTITUTION_CONTACT],
      }),
    ),
    section(
      'recruiters',
      'Đối tác tuyển sinh',
      'Recruitment partners',
      text({
        vi: 'Thầy cô hướng nghiệp, trường phổ thông, trung tâm ngoại ngữ và đơn vị tư vấn đều dùng được trang này cùng học sinh.',
        en: 'School counselors, schools, language centers and agencies can all use this site together with their students.',
      }),
      bullets(
        {
          vi: 'Gửi đường dẫn của một lần tìm: bộ lọc và cách sắp xếp nằm ngay trong địa chỉ.',
          en: 'Send the link to a search: its filters and order are part of the address.',
        },
        {
          vi: 'Mở nguồn của từng con số trước mặt bố mẹ học sinh.',
          en: 'Open the source of any figure in front of the parents.',
        },
        {
          vi: 'In trang so sánh hoặc trang kiểm tra lừa đảo để phát trong buổi tư vấn.',
          en: 'Print a comparison or the scam check and hand it out at a session.',
        },
      ),
      text({
        text: {
          vi: 'Học sinh và gia đình có quyền biết ai được trả hoa hồng. Chúng tôi đề nghị đối tác nói rõ điều đó.',
          en: 'Students and families have a right to know who is paid commission. We ask partners to say so.',
        },
        links: [RECRUITER_CONTACT],
      }),
    ),
    section(
      'limits',
      'Những việc chúng tôi không làm cho đối tác',
      'What we do not do for partners',
      bullets(
        {
          vi: 'Không chuyển hồ sơ của học sinh cho ai nếu học sinh chưa đồng ý riêng cho việc đó.',
          en: 'We pass no student’s profile on unless that student has agreed to it separately.',
        },
        {
          vi: 'Không đăng lời hứa đậu visa, cam kết học bổng, hay lời của đối tác dưới tên học sinh.',
          en: 'We publish no promise of a visa, no guaranteed scholarship, and no words of a partner under a student’s name.',
        },
        {
          vi: 'Không gỡ một thông tin đúng chỉ vì nó bất lợi.',
          en: 'We do not remove a correct fact because it is inconvenient.',
        },
      ),
    ),
    section(
      'contact',
      'Bắt đầu',
      'Get started',
      text({
        text: {
          vi: 'Chọn đúng chủ đề thì tin nhắn đến đúng người.',
          en: 'Choose the subject that fits, and your message reaches the right person.',
        },
        links: [INSTITUTION_CONTACT, RECRUITER_CONTACT],
      }),
    ),
  ],
};
