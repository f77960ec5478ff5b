/** Words that say what the figures beside them mean. */
import { each } from '../text/each.js';
import type { Phrases } from './phraseList.js';
import { ABOUT, AFFORDED, AT_MOST, FAMILY_HAS, FROM_SUM, PRICE_WORDS, TERM_MARKERS, UNDER } from './saidPrices.js';
import { LENGTH_MARKERS } from './saidLengths.js';
import { STAYING_MARKERS } from './saidFeatures.js';
import { SCORE_MARKERS } from './saidTests.js';
import { QUESTION_MARKERS } from './saidQuestions.js';
import { SKILL_MARKERS } from './saidSkills.js';
import { GOING_ON } from './saidTransfers.js';

/** Said of a sum: it is for all years together. */
const WHOLE_COURSE = [
  each(
    ['', 'cho', 'của', 'trong', 'hết'],
    ['cả', 'trọn', 'toàn', 'toàn bộ', 'nguyên', 'suốt', 'hết'],
    ['khóa', 'khoá', 'khóa học', 'khoá học', 'chương trình', 'chương trình học', 'quá trình học'],
  ),
  each(
    ['', 'for', 'for the', 'for a', 'for my', 'of the', 'over the', 'the'],
    ['whole', 'entire', 'full'],
    ['course', 'degree', 'program', 'programme', 'studies', 'duration'],
  ),
].join(' | ');
const ALL_IN = [
  each(['tổng', 'tổng cộng'], ['', 'học phí', 'chi phí', 'tiền học', 'ngân sách', 'kinh phí']),
  'tổng số tiền | tất cả là | in total | total | altogether',
  each(['total', 'overall'], ['tuition', 'tuition fee', 'tuition fees', 'fees', 'cost', 'costs', 'budget']),
  'total cost of | total budget of | total tuition of | total of',
].join(' | ');

/** Never without a word between it and the month: `đi may` and `học may` are sewing. */
const STARTING = each(
  [
    'bắt đầu',
    'bắt đầu học',
    'nhập học',
    'đi',
    'đi học',
    'muốn đi',
    'bay',
    'bay qua',
    'lên đường',
    'khởi hành',
    'tựu trường',
  ],
  ['vào', 'từ', 'khoảng', 'tầm', 'kỳ', 'đợt', 'vào khoảng', 'vào tầm', 'vào kỳ', 'vào đợt'],
);

/** Classes without a value of their own. */
export const MARKERS: Phrases<string> = [
  [
    'fee',
    `${AFFORDED} | ${PRICE_WORDS} | học phí | chi phí | phí | học phí năm nhất | học phí năm đầu | học phí một năm | học phí 1 năm | học phí mỗi năm | học phí hàng năm | chi phí một năm | chi phí 1 năm | tiền học | tiền học một năm | tiền học 1 năm | tuition | tuition fee | tuition fees | tuition per year | first year tuition | first year fee | yearly tuition | fees | fee | cost | giá | tài chính khoảng | pay`,
  ],
  [
    'budget',
    `${AFFORDED} | có thể lo được | có | em có | mình có | tôi có | nhà em có | nhà mình có | nhà tôi có | gia đình có | gia đình em có | our budget | our budget is | i have | we have`,
  ],
  [
    'below',
    `${UNDER} | ${AT_MOST} | không quá | không vượt quá | không hơn | không trên | tối đa | nhiều nhất | thấp hơn | rẻ hơn | trong tầm | trong mức | trong vòng | lower than | at most | up to | max | maximum | maximum of | max of | within | no more than | not more than | not over | not above | not exceeding | no longer than | not longer than | cheaper than`,
  ],
  ['under', UNDER],
  ['above', 'trên | hơn | từ | tối thiểu | ít nhất | over | above | more than | at least | from'],
  ['orLess', 'trở xuống | đổ lại | đổ xuống | or less | or below | max | tối đa | là cùng'],
  // Said of a sum, which is the most that it may be then: `tầm 700 triệu thôi`, `about 20k at most`.
  [
    'soMuch',
    'trong tay | dự trù | để dành | thôi | thui | thôi nhé | thôi ạ | là hết | là hết mức | là tối đa | là nhiều nhất | là max | là cao nhất | nhiều nhất | max | tối đa | at most | at the most | maximum | at maximum | as maximum | tops | only | at best | and no more | not more | no more | is the limit | is my limit | is our limit | is my max | is the max | is the most | is the maximum',
  ],
  ['only', 'chỉ | chỉ có | chỉ tốn | only | just | only have | i only have | we only have'],
  ['percent', '% | phần trăm | percent | per cent | pct'],
  [
    'ofTuition',
    'học phí | tiền học | of tuition | of the tuition | of tuition fees | of the tuition fee | of the tuition fees | of fees | tuition | tuition fee | tuition fees | tuition waiver | tuition fee waiver | fee waiver | off tuition | tuition reduction | tuition discount | tuition scholarship',
  ],
  [
    'halfTuition',
    'nửa học phí | một nửa học phí | half tuition | half of tuition | half of the tuition | half the tuition | half the tuition fee | half the tuition fees | half tuition fee | half tuition fees | half tuition waiver | half tuition waver | half tuition fee waiver | half scholarship',
  ],
  [
    'sharePays',
    'giảm | được giảm | miễn giảm | giảm giá | miễn | hỗ trợ | trả | bao | chi trả | tài trợ | trị giá | covers | cover | covering | pays | paying | worth | waives | discount of | reduction of',
  ],
  ['atLeast', 'ít nhất | tối thiểu | at least | minimum | minimum of | no less than | not less than'],
  ['moreThan', 'trên | hơn | dài hơn | lâu hơn | over | more than | longer than'],
  ['orMore', 'trở lên | đổ lên | or more | or above | and above | or longer'],
  [
    'between',
    `${FROM_SUM} | trong khoảng | trong tầm | trong mức | khoảng | tầm | tầm khoảng | từ | cỡ | between | from | around`,
  ],
  [
    'about',
    `${ABOUT} | khoảng | tầm | tầm khoảng | cỡ | chừng | xấp xỉ | xấp xỉ khoảng | about | around | approximately | approx | roughly`,
  ],
  ['to', 'đến | tới | to | and | - | – | —'],
  [
    'perYear',
    'một năm | 1 năm | mỗi năm | hàng năm | hằng năm | năm | / năm | / 1 năm | / năm học | một năm học | mỗi năm học | per year | a year | each year | every year | yearly | annually | per annum | pa | p a | 1 year | / year | / yr | / y',
  ],
  ...TERM_MARKERS,
  ...LENGTH_MARKERS,
  ...SCORE_MARKERS,
  ...STAYING_MARKERS,
  ...SKILL_MARKERS,
  ...QUESTION_MARKERS,
  ['wholeCourse', WHOLE_COURSE],
  ['allIn', ALL_IN],
  ['forYears', 'cho | cho cả | trong | cả | hết | for | for all | over | over all'],
  ['allYears', 'cho cả | cả | trọn | for all | all'],
  ['eachYear', 'một năm | 1 năm | mỗi năm | hàng năm | hằng năm | per year | a year | each year | every year'],
  [
    'have',
    `${FAMILY_HAS} | mà | mà có | mà chỉ có | có | mình có | em có | nhà có | nhà em có | nhà mình có | gia đình có | bằng | với | tôi có | with | with a | with an | i have | have | got | i got | i scored | scored | only | chỉ có`,
  ],
  [
    'score',
    'overall | overall score | overall score of | overall of | overall is | điểm | band | band score | band score of | band of | score | scores | score of | score is | of | is | at | minimum | minimum of | minimum score | min | requirement | only | từ | tối thiểu | over | được | đạt | được có | là | mức | khoảng | tầm | tầm khoảng | cỡ | chỉ | chỉ có | chỉ được | mình | em | mình được | em được | mình có | em có | em chỉ | em chỉ có | em chỉ được | em mới | em mới được | em mới có | mình chỉ | mình chỉ có | mình chỉ được | mình mới được | con chỉ | con chỉ được | cháu chỉ được | mới | mới có | mới được | của mình | của em | của con | test | english test | test score',
  ],
  [
    'whose',
    'em | mình | con | cháu | tôi | bé | bạn ấy | của em | của mình | của con | của cháu | của tôi | của bé | em thì | mình thì',
  ],
  [
    'atPresent',
    'đang | đã | hiện | hiện tại | hiện nay | hiện giờ | hiện đang | hiện mới | bây giờ | giờ | mới | mới đang | vừa | vừa mới | chỉ | chỉ mới | mới chỉ | đang chỉ | currently',
  ],
  [
    'got',
    'có | được | đạt | là | bằng | thi | thi được | thi có | thi ra | có được | đạt được | lấy được | có mỗi | được mỗi | được có',
  ],
  ['my', 'my'],
  ['is', 'is | was | score is | score of | overall is | result is | band is | is at | is only | score is only'],
  // Behind a price, where no course of a year follows.
  ['oneYear', 'one year | for one year | for 1 year | for a year | in one year'],
  ['points', 'điểm | đ | points | overall | band | bands | / 9 | / 9.0 | / 120 | / 90 | / 160'],
  ['inTest', 'in | on | in the | on the | trong'],
  [
    'requires',
    'yêu cầu | chỉ yêu cầu | chỉ cần | cần | đầu vào | điều kiện | require | requires | requiring | asks for | only requires',
  ],
  [
    'noBandBelow',
    'không band nào dưới | không có band nào dưới | không kỹ năng nào thấp hơn | no band below | no band under | no bands under | nothing below | nothing under | each band at least | with no band under | no band less than | no band lower than | with no band below | no bands below | không kỹ năng nào dưới',
  ],
  [
    'exempt',
    'khỏi | khỏi phải | khỏi cần | không | k | không cần | không phải | không mất | không tốn | không thu | không có | không lấy | miễn | được miễn | xin miễn | free | no | zero | without | without an | without paying | without paying an | without paying the | waive | waive the | waives | waives the | waiving | waived | waives their | dont charge | dont charge an | does not charge an | do not charge an | no need to pay',
  ],
  ['paying', 'nộp | đóng | trả | mất | tốn | thu | đóng tiền'],
  ['payment', 'phí | tiền | lệ phí | chi phí'],
  [
    'ofApplication',
    'apply | hồ sơ | xét hồ sơ | nộp hồ sơ | nộp đơn | ghi danh | xét tuyển | đăng ký | xét duyệt | xét duyệt hồ sơ | tuyển sinh',
  ],
  ['applicationFee', 'application fee | application fees | app fee | app fees | apply fee'],
  [
    'waived',
    'waived | waiver | waivers | is waived | are waived | free | exempt | exemption | miễn phí | được miễn | được miễn phí',
  ],
  ['actTest', 'act'],
  ['point', 'chấm | phẩy | point'],
  ['half', 'rưỡi | and half | and a half'],
  [
    'withoutNeed',
    'không | không cần | k cần | kg cần | hk cần | hk có | hok có | hong có | hem có | khum có | k có | kg có | k bằng | k yêu cầu | k đòi | k thi | k phải thi | k bắt buộc | không cần có | không cần thi | không cần bằng | không cần chứng chỉ | không cần bằng chứng chỉ | không cần điểm | không yêu cầu | không yêu cầu chứng chỉ | không yêu cầu điểm | không đòi | không đòi hỏi | không bắt buộc | không bắt buộc có | không phải thi | không thi | không có | không có bằng | không có chứng chỉ | chưa có | chưa có bằng | chưa có chứng chỉ | chưa thi | khỏi | khỏi cần | khỏi thi | miễn | no | without | w o | not require | not need | not have | dont have | dont require | dont need | do not have | do not require | do not need | doesnt require | does not require | that dont require | that do not require | not requiring | not asking for | havent taken | have not taken | havent got | have not got | havent done | not yet taken | not yet have | not yet got | not taken | yet to take | have yet to take | never taken | didnt take | did not take | chưa có điểm | chưa lấy | chưa học | chưa kịp thi | no need | no need for | instead of | in place of | rather than | thay | thay cho | thay vì | thay thế | thay thế cho | thay thế bằng',
  ],
  [
    'required',
    'required | needed | requirement | requirements | score | scores | test | exam | certificate | yet | score yet | test yet | certificate yet',
  ],
  [
    'notNeeded',
    'not taken | not taken yet | not yet taken | yet to take | chưa có | chưa thi | not required | not needed | not necessary | not mandatory | waiver | waivers | waived | exempt | exempted | exemption | free | optional | không bắt buộc | ko bắt buộc | k bắt buộc | không cần',
  ],
  [
    'accepts',
    'còn mỗi | chỉ còn | chỉ còn mỗi | có mỗi | chỉ có mỗi | được mỗi | nhận | chấp nhận | nhận điểm | chấp nhận điểm | xét điểm | dùng điểm | nhận chứng chỉ | chấp nhận chứng chỉ | xét chứng chỉ | nhận bằng | lấy | lấy bằng | lấy chứng chỉ | dùng | dùng bằng | dùng chứng chỉ | bằng | học bằng | vào bằng | nộp bằng | xin bằng | xét | xét bằng | thi | có bằng | có chứng chỉ | chứng chỉ | accepts | accept | accepting | accepted with | takes | taking | using | use | via',
  ],
  ['backlogs', 'backlog | backlogs | active backlogs | arrears'],
  [
    'marks',
    'marks | aggregate | aggregate marks | in 12 th | in class 12 | in my bachelor | in bachelors | in graduation',
  ],
  ['studyGap', 'gap year | gap years | study gap | study gaps | education gap | educational gap | academic gap'],
  [
    'accepted',
    'allowed | is allowed | are allowed | accepted | is accepted | được không | được chấp nhận | cũng được | được nhận | ok',
  ],
  [
    'average',
    'gpa | cgpa | gpa of | cgpa of | điểm gpa | grade point average | điểm trung bình | điểm trung bình môn | điểm tb | điểm tb môn | điểm tổng kết | đtb | học lực | minimum gpa | min gpa | gpa tối thiểu | yêu cầu gpa | điểm trung bình tối thiểu',
  ],
  // Beside a figure that somebody got.
  ['schoolYears', 'lớp 10 | lớp 11 | lớp 12 | grade 11 | grade 12 | year 12'],
  [
    'schoolRecord',
    `học bạ | điểm học bạ | cấp 3 | thpt | trung học phổ thông | high school | tb | trung bình | tổng kết | điểm tổng kết | ${each(['điểm', 'học bạ', 'điểm học bạ', 'tổng kết', 'điểm tổng kết', 'trung bình', 'điểm trung bình', 'tb', 'điểm tb'], ['lớp 10', 'lớp 11', 'lớp 12', 'cấp 3', 'thpt'])}`,
  ],
  ['outOf', 'trên | out of | on a scale of | thang | thang điểm | hệ'],
  ['top', 'top'],
  ['ranked', 'xếp hạng | thứ hạng | hạng | xếp thứ | đứng thứ | rank | ranks | ranked | ranking | rankings'],
  [
    'rankedAt',
    'dưới | trên | trong | từ | top | trong top | vào top | thuộc top | cao hơn | in | in the | in top | in the top | within | within the top | among the top | under | below | above | over | at',
  ],
  ['inWorld', 'thế giới | toàn cầu | in the world | world | worldwide | globally | qs'],
  ['month', 'tháng | month'],
  ['partOfMonth', 'đầu tháng | giữa tháng | cuối tháng | trong tháng | khoảng tháng | tầm tháng | ngay tháng'],
  ['spacedMonth', 't'],
  ['orMonth', 'hoặc | hay | or | và | and | , | /'],
  ['toMonth', 'đến | tới | to | - | – | —'],
  ['fromMonth', 'từ | kể từ | from | starting from | from about'],
  ['onward', 'trở đi | trở về sau | hoặc muộn hơn | onward | onwards | or later | or after'],
  ['laterThan', 'sau | after | later than'],
  ['earlierThan', 'trước | before | earlier than | prior to'],
  [
    'openUntil',
    'còn hạn | còn hạn nộp | còn hạn nộp hồ sơ | còn mở | còn nhận | còn nhận hồ sơ | còn nhận đơn | nhận hồ sơ | nhận đơn | nộp | nộp đơn | nộp hồ sơ | open | still open | accepting applications',
  ],
  [
    'byDay',
    'by | by the | no later than | not later than | until | till | đến | tới | muộn nhất | chậm nhất | trước hoặc trong',
  ],
  ['endOf', 'cuối | hết | end of | the end of | late | late in'],
  [
    'endOfYear',
    'cuối năm | hết năm | end of year | end of the year | end of this year | the end of year | the end of the year | the end of this year | year end',
  ],
  ['thatYear', 'nay | sau | tới | này | this year | next year'],
  ['coming', 'this | next | coming | upcoming'],
  ['comingMonth', 'tới | tới đây | này | sắp tới'],
  ['next', 'next | coming | upcoming | this coming'],
  ['forTerm', 'for | for the | in | in the'],
  ['months', 'tháng | months | month | mths'],
  ['years', 'năm | years | year | yrs | yr'],
  [
    'course',
    'khóa | khoá | khóa học | course | hệ | chương trình | học | kéo dài | thời gian | thời gian học | thời lượng | trong thời gian | học có | học trong | học trong vòng | chỉ | chỉ có | chỉ học | chỉ mất | chỉ cần học | mất | only | only takes | takes | taking | that takes | lasting | lasts | that lasts | duration | duration of',
  ],
  ['long', 'long | in length | duration'],
  [
    'shortCourse',
    'ngắn hạn | ngắn nhất | khóa học ngắn | khoá học ngắn | short course | short courses | short term | short program | short programs',
  ],
  [
    'intake',
    `${STARTING} | kỳ | kì | kỳ nhập học | đợt | đợt nhập học | nhập học | nhập học kỳ | khai giảng | vào | start | starting | starts | start in | starts in | starting in | begin | begin in | begins | begins in | beginning | beginning in | commencing | commencing in | commences | intake in | intake | kỳ khai giảng | khóa | bắt đầu | bắt đầu từ | bắt đầu vào | bắt đầu học | vào học | nhập | nhập kỳ | nhập kì | kỳ nhập | kì nhập | nhập đợt | đợt nhập | nhập vào | nhập khóa | nhập gấp | nhập luôn | nhập học kì | nhập học đợt | nhập học vào | nhập trường`,
  ],
  [
    'deadline',
    'deadline | deadlines | deadline in | deadlines in | deadline is | deadline is in | deadline on | with deadline in | with a deadline in | with deadlines in | application deadline | application deadlines | application deadline in | application deadline is in | due | due in | are due in | closing | closing in | closes | closes in | close in | closing date | closing date in | hạn | hạn nộp | hạn nộp đơn | hạn nộp hồ sơ | hạn nộp vào | hạn nộp là | hạn nộp trong | hạn chót | hạn chót vào | hạn chót là | hạn chót nộp | hạn chót nộp đơn | hạn chót nộp hồ sơ | hạn cuối | hạn cuối nộp hồ sơ | hạn cuối nộp đơn | đóng | đóng vào | hạn đăng ký | hạn apply | hạn vào | hạn là | hạn trong | có hạn | có hạn nộp | có hạn nộp đơn | thời hạn nộp | thời hạn nộp đơn | thời hạn đăng ký | hết hạn | hết hạn nộp | hết hạn vào | hết hạn trong | đóng đơn | đóng đơn vào | đóng đơn trong | đóng hồ sơ | đóng hồ sơ vào | nộp hồ sơ trước hạn | deadline vào | deadline là | deadline trong | có deadline | có deadline vào',
  ],
  [
    'worth',
    'worth | valued at | with a value of | of value | trị giá | giá trị | có giá trị | có trị giá | mức hỗ trợ',
  ],
  [
    'applied',
    'nộp | nộp hồ sơ | nộp đơn | nộp vào | nộp trong | nộp hồ sơ vào | nộp hồ sơ trong | nộp đơn vào | apply in | applying in | apply in early | to apply in',
  ],
  ['intakeAfter', 'intake | intakes | start | entry | semester | term'],
  // Somebody at school: parents of students ask, and `học lực` is what marks at school are called.
  ['foundationYear', 'dự bị | foundation | foundations'],
  [
    'child',
    'con mình | con tôi | con em | con nhà mình | con nhà tôi | con trai | con gái | con cháu | con muốn | con thích | con học | bé nhà mình | bé nhà tôi | bé nhà em | cháu nhà tôi | cháu nhà em | con bé | bé gái | bé trai | thằng con | thằng bé | thằng nhóc | nhóc nhà | cháu gái | cháu trai | cháu ngoại | cháu nội | học lực | my son | my daughter | my child | my kid | my niece | my nephew | our son | our daughter | our child',
  ],
  // What it is called in Germany alone.
  ['germanYear', 'studienkolleg | studien kolleg | studienkollegs'],
  ['goingOn', GOING_ON],
  // Whoever says one may have its award.
  [
    'college',
    `cao đẳng | cđ | college | colleges | diploma | associate | hnd | top up | after 2 years | applied science | ${GOING_ON}`,
  ],
  ['germanOwn', 'deutsch | deutsche | deutschland | của đức | của nước đức'],
  // Which award a word for one below a degree names (search.exactly.ts).
  ['diploma', 'diploma | diplomas | hnd | hnc'],
  ['advancedDiploma', 'advanced diploma | advanced diplomas'],
  [
    'graduateCertificate',
    'graduate certificate | graduate certificates | grad cert | graduate cert | pg certificate | pg cert | pgcert | postgraduate certificate | post graduate certificate',
  ],
  [
    'graduateDiploma',
    'graduate diploma | graduate diplomas | grad dip | higher diploma | hdip | postgraduate diploma | post graduate diploma | pg diploma | pgdip | post baccalaureate | post baccalaureate diploma',
  ],
  ['ofYear', 'năm | of | / | - | in'],
];
