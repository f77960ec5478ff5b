/** Words that say what the figures beside them mean. */
import type { Phrases } from './phraseList.js';

/** Classes without a value of their own. */
export const MARKERS: Phrases<string> = [
  [
    'fee',
    'học phí | chi phí | phí | ngân sách | tài chính | học phí năm nhất | học phí năm đầu | học phí một năm | học phí mỗi năm | học phí hàng năm | ngân sách một năm | ngân sách mỗi năm | chi phí một năm | tuition | tuition fee | tuition fees | tuition per year | first year tuition | first year fee | yearly tuition | fees | fee | budget | my budget | budget is | my budget is | cost | giá | tài chính khoảng',
  ],
  [
    'below',
    'dưới | không quá | tối đa | nhỏ hơn | ít hơn | thấp hơn | chưa tới | under | below | less than | at most | up to | max | maximum | within | no more than | cheaper than',
  ],
  ['above', 'trên | hơn | từ | tối thiểu | over | above | more than | at least | from'],
  ['orLess', 'trở xuống | đổ lại | đổ xuống | or less | or below | max | tối đa | là cùng'],
  ['orMore', 'trở lên | đổ lên | or more | or above | and above'],
  ['between', 'trong khoảng | trong tầm | trong mức | khoảng | tầm | tầm khoảng | từ | cỡ | between | from | around'],
  ['about', 'khoảng | tầm | tầm khoảng | cỡ | chừng | about | around | approximately'],
  ['to', 'đến | tới | to | and | - | – | —'],
  [
    'perYear',
    'một năm | 1 năm | mỗi năm | hàng năm | hằng năm | năm | / năm | / 1 năm | / năm học | một năm học | mỗi năm học | một kỳ | per year | a year | each year | every year | yearly | annually | per annum | pa | p a | 1 year | / year | / yr | / y',
  ],
  ['eachYear', 'một năm | 1 năm | mỗi năm | hàng năm | hằng năm | per year | a year | each year | every year'],
  ['have', 'có | mình có | em có | bằng | với | tôi có | with | i have | have'],
  ['score', 'overall | điểm | band | từ | tối thiểu | over'],
  [
    'withoutNeed',
    'không cần | ko cần | không yêu cầu | không đòi | không có | chưa có | no | without | không cần bằng | không cần thi | not require | no need for',
  ],
  ['required', 'required | needed | requirement'],
  [
    'accepts',
    'nhận | chấp nhận | nhận chứng chỉ | nhận bằng | lấy | lấy bằng | lấy chứng chỉ | dùng | dùng bằng | dùng chứng chỉ | bằng | học bằng | vào bằng | nộp bằng | xin bằng | xét | xét bằng | thi | có bằng | có chứng chỉ | chứng chỉ | accepts | accept | accepting | accepted with | takes | taking | using | use | via',
  ],
  ['accepted', 'accepted | is accepted | được không | được chấp nhận | cũng được | được nhận | ok'],
  ['average', 'gpa | điểm trung bình | điểm tb | đtb | học lực'],
  ['top', 'top'],
  ['month', 'tháng | month'],
  ['spacedMonth', 't'],
  ['orMonth', 'hoặc | hay | or | và | and | , | /'],
  ['toMonth', 'đến | tới | to | - | – | —'],
  ['thatYear', 'nay | sau | tới | này | this year | next year'],
  ['months', 'tháng | months | month'],
  ['years', 'năm | years | year | yrs | yr'],
  ['course', 'khóa | khoá | course | hệ | chương trình | học | kéo dài'],
  ['shortCourse', 'ngắn hạn | ngắn nhất | short course | short courses | short term | short program | short programs'],
  [
    'intake',
    'kỳ | kì | kỳ nhập học | đợt | đợt nhập học | nhập học | nhập học kỳ | khai giảng | vào | start | starting | starts | start in | intake in | intake | kỳ khai giảng | khóa',
  ],
  ['intakeAfter', 'intake | intakes | start | entry | semester | term'],
  ['ofYear', 'năm | of | / | - | in'],
];
