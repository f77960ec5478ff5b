/** Questions that students and parents ask, answered in words of ours. A figure stands here only with the source it was read in; sums of countries are read from their rules. */
import type { LocalizedText } from '../../generated/resolvers.js';
import { type FaqFigureEntry, gradeFigure, ruleFigure } from './content.faqFigures.js';
import { FAQ_SOURCES } from './content.sources.js';

export type FaqEntry = { id: string; question: LocalizedText; answer: LocalizedText[]; figures?: FaqFigureEntry[] };

const READ_ON = '2026-11-21';

export const FAQ: readonly FaqEntry[] = [
  {
    id: 'cost',
    question: { vi: 'Một năm du học hết bao nhiêu tiền?', en: 'How much does a year abroad cost?' },
    answer: [
      {
        vi: 'Hãy cộng từng dòng: học phí năm đầu, sinh hoạt phí mười hai tháng, phí nộp hồ sơ, phí visa, bảo hiểm hoặc phụ phí y tế, rồi vé máy bay. Trang của từng ngành học cộng đúng như vậy, theo đơn vị tiền tệ mà trường công bố, ghi rõ ai trả, trả khi nào, và nêu tên khoản nào chưa biết nên chưa cộng. Học phí chênh nhau rất nhiều giữa các trường, nên chúng tôi không đưa ra một con số chung.',
        en: 'Add it up line by line: first-year tuition, twelve months of living, the application fee, visa fees, insurance or a health surcharge, then the flight. Each program page does just that, in the currency in which prices were published, says who pays what and when, and names what is unknown and therefore left out. Tuition differs so much between institutions that one figure for all would mislead.',
      },
      {
        vi: 'Dưới đây là số tiền gia đình phải chứng minh khi xin visa. Đó không phải là một năm sống hết bao nhiêu: có nước chỉ hỏi chín tháng, và chi tiêu thật thường cao hơn ở các thành phố lớn.',
        en: 'Below is the money a family has to prove for the visa. It is not what a year of life costs: some countries ask for nine months only, and real spending is often higher in large cities.',
      },
    ],
    figures: [
      ruleFigure('AU', 'country-au-visa-funds', { vi: 'Úc', en: 'Australia' }),
      ruleFigure('CA', 'country-ca-visa-funds', { vi: 'Canada, ngoài Québec', en: 'Canada, outside Québec' }),
      ruleFigure('CA', 'country-ca-visa-funds-quebec', { vi: 'Canada, ở Québec', en: 'Canada, in Québec' }),
      ruleFigure('DE', 'country-de-visa-funds', { vi: 'Đức (tài khoản phong tỏa)', en: 'Germany (blocked account)' }),
      ruleFigure('IE', 'country-ie-visa-funds', { vi: 'Ireland', en: 'Ireland' }),
      ruleFigure('GB', 'country-gb-visa-funds-london', { vi: 'Anh, học ở London', en: 'United Kingdom, in London' }),
      ruleFigure('GB', 'country-gb-visa-funds', { vi: 'Anh, ngoài London', en: 'United Kingdom, outside London' }),
    ],
  },
  {
    id: 'scholarships',
    question: {
      vi: 'Con tôi có thể xin học bổng không, và phải làm gì?',
      en: 'Can my child get a scholarship, and what do we need to do?',
    },
    answer: [
      {
        vi: 'Có học bổng xét tự động: nộp hồ sơ vào trường là được xét, không phải làm thêm. Có học bổng yêu cầu bài luận, thư giới thiệu hoặc phỏng vấn, và hạn nộp thường sớm hơn hạn vào trường. Trang của mỗi học bổng ghi rõ thuộc loại nào, dành cho quốc tịch và bậc học nào.',
        en: 'Some scholarships are awarded automatically: everyone who applies to the institution is considered. Others require an essay, references or an interview, often with an earlier deadline than the program. Each scholarship page says which kind it is, and for which nationalities and levels.',
      },
      {
        vi: 'Đừng tin ai hứa chắc học bổng. Người quyết định là trường hoặc quỹ cấp học bổng, không phải đơn vị tư vấn.',
        en: 'Nobody can promise you one. The institution or the fund decides, not an advisor.',
      },
    ],
  },
  {
    id: 'english',
    question: { vi: 'Cần IELTS, TOEFL bao nhiêu điểm?', en: 'What IELTS or TOEFL score do I need?' },
    answer: [
      {
        vi: 'Mỗi ngành học đặt mức riêng, nhiều khi yêu cầu cả điểm từng kỹ năng. Hãy xem mức của đúng ngành và đúng kỳ thi mà bạn sẽ thi, đừng quy đổi giữa các kỳ thi khi trường đã công bố mức riêng. Trong bộ lọc, bạn nhập điểm đang có để chỉ thấy những ngành đủ điều kiện.',
        en: 'Each program sets its own minimum, often with one for each skill. Look at the minimum for the exact program and test you will take, and do not convert between tests when the institution states its own score. Enter your score in the filters to see only the programs you qualify for.',
      },
      {
        vi: 'TOEFL iBT đã đổi thang điểm trong năm 2026: khi so sánh, hãy để ý yêu cầu của trường viết theo thang cũ hay thang mới.',
        en: 'TOEFL iBT changed its scale in 2026: check whether an institution states its requirement on the old scale or the new one.',
      },
    ],
    figures: [
      {
        label: { vi: 'Thang TOEFL iBT mới', en: 'New TOEFL iBT scale' },
        text: { vi: '1 đến 6, từ ngày 21/01/2026', en: '1 to 6, since January 21, 2026' },
        source: FAQ_SOURCES.toeflScale,
        checkedOn: READ_ON,
      },
    ],
  },
  {
    id: 'deadlines',
    question: { vi: 'Nên bắt đầu chuẩn bị từ khi nào?', en: 'When should we start?' },
    answer: [
      {
        vi: 'Sớm hơn nhiều gia đình nghĩ: thi tiếng Anh, xin bảng điểm, chờ thư mời rồi mới xin visa. Mỗi kỳ nhập học có hạn riêng, và hạn tính theo giờ nơi trường đặt trụ sở. Trang ngành học cho biết kỳ nào đang mở, kỳ nào có thể mở, và còn bao nhiêu ngày.',
        en: 'Earlier than most families think: the English test, school records and the offer all come before the visa. Each intake has its own deadline, in the institution’s time zone. The program page shows which intake is open, which is likely to open, and how many days are left.',
      },
    ],
    figures: [
      {
        label: { vi: 'Thời gian chuẩn bị', en: 'Planning time' },
        text: { vi: '10 đến 12 tháng', en: '10 to 12 months' },
        source: FAQ_SOURCES.leadTime,
        checkedOn: READ_ON,
      },
      {
        label: {
          vi: 'Anh, hạn xét đồng đều của UCAS cho kỳ 2027',
          en: 'United Kingdom, UCAS equal consideration for 2027',
        },
        text: { vi: 'ngày 13/01/2027', en: 'January 13, 2027' },
        source: FAQ_SOURCES.ucasDates,
        checkedOn: READ_ON,
      },
    ],
  },
  {
    id: 'grades',
    question: {
      vi: 'Điểm trung bình 8,0 đổi sang thang 4 là bao nhiêu?',
      en: 'What is a Vietnamese average of 8.0 on the four-point scale?',
    },
    answer: [
      {
        vi: 'Không có bảng quy đổi chính thức, và các bảng đang lưu hành không khớp nhau. Nhân 0,4 là cách nhanh nhưng không phải cách các trường dùng. Hãy nộp bảng điểm gốc, để trường tự quy đổi, và chỉ xem con số bạn tự tính là tham khảo.',
        en: 'There is no official table, and the tables in use disagree. Multiplying by 0.4 is quick, but it is not what universities do. Send the original transcript, let the institution convert it, and treat your own figure as a rough guide.',
      },
    ],
    figures: [
      gradeFigure('idp-vn-2026-04', { vi: '8,0 theo bảng của IDP', en: '8.0 in the IDP table' }),
      gradeFigure('educationusa-ranges-2026-11', { vi: '8,0 theo bảng của IvyEdu', en: '8.0 in the IvyEdu table' }),
    ],
  },
  {
    id: 'visa',
    question: { vi: 'Có ai bảo đảm đậu visa không?', en: 'Can anyone guarantee a visa?' },
    answer: [
      {
        vi: 'Không. Chỉ cơ quan di trú của nước bạn muốn học mới có quyền quyết định. Câu “cam kết đậu 100%” là dấu hiệu nên dừng lại và hỏi kỹ. Việc gia đình làm được là nộp giấy tờ thật, đủ, đúng hạn và giải thích rõ vì sao chọn ngành này, trường này, cách trả chi phí.',
        en: 'No. Only the destination’s immigration authority decides. A “100% guaranteed visa” is a reason to stop and ask questions. What a family can do is send genuine, complete documents on time, and explain clearly why this program, why this institution, and how it will be paid for.',
      },
      {
        vi: 'Yêu cầu visa thay đổi thường xuyên. Trước khi nộp, hãy đọc lại trang của đại sứ quán hoặc cơ quan di trú.',
        en: 'Visa rules change often. Check the website of the embassy or immigration authority again before you apply.',
      },
    ],
  },
  {
    id: 'fees',
    question: {
      vi: 'Nộp hồ sơ mất những phí gì, có được hoàn lại không?',
      en: 'What fees come with an application, and are they refundable?',
    },
    answer: [
      {
        vi: 'Phí nộp hồ sơ do từng trường đặt, có trường miễn. Trang ngành học ghi số tiền nếu trường công bố. Ngoài ra còn phí visa, phí thi, phí dịch và công chứng. Phần lớn các khoản này không hoàn lại sau khi hồ sơ đã gửi, nên hãy hỏi điều kiện hoàn phí bằng văn bản trước khi trả.',
        en: 'Application fees are set by each institution, and some charge none. The program page shows the amount if it is published. Visa, test, translation and notary fees are extra. Most of these are not refunded once an application is sent, so ask for the refund terms in writing before you pay.',
      },
      { vi: 'Riêng đi Mỹ, có hai khoản ai cũng phải nộp:', en: 'For the United States, everyone pays two fees:' },
    ],
    figures: [
      ruleFigure('US', 'country-us-sevis-fee', { vi: 'Mỹ, phí SEVIS I-901', en: 'United States, SEVIS I-901' }),
      ruleFigure('US', 'country-us-visa-fee', {
        vi: 'Mỹ, phí xin visa F-1',
        en: 'United States, F-1 visa application',
      }),
    ],
  },
  {
    id: 'not-published',
    question: { vi: '“Chưa có thông tin” nghĩa là gì?', en: 'What does “no information yet” mean?' },
    answer: [
      {
        vi: 'Nghĩa là chúng tôi chưa tìm thấy con số ấy ở một nguồn dẫn lại được, nên để trống thay vì đoán. Điều đó không có nghĩa là miễn phí hay không có yêu cầu: hãy hỏi thẳng trường.',
        en: 'It means we have not found a source we can cite, so we leave it blank instead of guessing. It does not mean free, and it does not mean there is no requirement: ask the institution.',
      },
      {
        vi: 'Con số nào đã quá 180 ngày chưa được đọc lại sẽ mang nhãn “chưa xác nhận lại”. Bấm vào “Nguồn” để thấy nơi đăng và ngày kiểm tra.',
        en: 'A figure that has not been re-read for 180 days is marked “not re-confirmed”. Press “Source” to see where it was published and when it was checked.',
      },
    ],
  },
  {
    id: 'ranking',
    question: { vi: 'Kết quả tìm kiếm được xếp thứ tự thế nào?', en: 'How are search results ordered?' },
    answer: [
      {
        vi: 'Khi chọn “Phù hợp nhất”: trước hết là mức độ khớp với điều bạn gõ, rồi đến kỳ nhập học đang mở gần nhất, rồi đến mức đầy đủ của thông tin. Mỗi kết quả có dòng giải thích vì sao nó đứng ở đó, và bạn đổi được cách sắp xếp theo học phí, phí nộp hồ sơ hoặc tên.',
        en: 'With “best match”: first by how well a result fits what you typed, then by the nearest open intake, then by how complete its information is. Each result says why it is ranked there, and you can sort by tuition, application fee or title instead.',
      },
      {
        vi: 'Là đối tác cũng không được cộng điểm. Không ai mua được chỗ cao hơn.',
        en: 'Being a partner makes no difference. Nobody can buy a higher position.',
      },
    ],
  },
  {
    id: 'who-pays',
    question: {
      vi: 'Dùng trang này có mất tiền không, ai trả tiền cho các bạn?',
      en: 'Is this site free, and who pays you?',
    },
    answer: [
      {
        vi: 'Tìm kiếm, so sánh và đọc mọi thông tin ở đây là miễn phí, không cần tài khoản. Đơn vị tư vấn vận hành trang có làm việc với trường đối tác và đối tác tuyển sinh. Trong nghề này, trường thường trả hoa hồng cho bên giới thiệu khi học sinh nhập học.',
        en: 'Searching, comparing and reading here is free, with no account needed. The advisory company that runs the site works with partner institutions and recruitment partners. In this industry, institutions commonly pay a commission to the company that referred a student who enrolls.',
      },
      {
        vi: 'Vì vậy, trước khi ký với bất kỳ đơn vị nào, kể cả chúng tôi, hãy hỏi ba điều và xin trả lời bằng văn bản: ai trả tiền cho bên tư vấn, gia đình tôi phải trả gì, và nếu không đậu thì được hoàn lại bao nhiêu.',
        en: 'So before you sign with any advisory company, including ours, ask three questions and get the answers in writing: who pays you, what will my family pay, and how much is refunded if it does not work out.',
      },
    ],
  },
];
