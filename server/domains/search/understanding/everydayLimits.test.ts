/** Limits as parents and students say them in Vietnamese, with marks and without. */
import { fold } from '../../../../schema/rules/folding.rules.js';
import { CHEAP, feature, fee as feeOf, length, limitsOf, months, restOf, score } from '../test/limitsSaid.js';

const fee = (min: number | null, max: number | null, currency = 'VND') => feeOf(min, max, currency);
const ielts = (overall: number) => score('IELTS', overall);
const FROM_SCHOOL = { kind: 'AWARD', awards: ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'BACHELOR'], isWeak: true };
const award = (said: string) => ({ kind: 'AWARD', awards: [said] });

const eachLimit = (table: readonly (readonly [text: string, limit: object])[]) =>
  it.each(table)('%s', (text, limit) => {
    expect(limitsOf(text)).toEqual([limit]);
    expect(restOf(text)).toBe('');
    expect(limitsOf(fold(text))).toEqual([limit]);
  });

describe('what the family can pay', () => {
  eachLimit([
    ['ngân sách của ba mẹ là 400 triệu', fee(null, 400e6)],
    ['khả năng gia đình khoảng 400 triệu một năm', fee(null, 440e6)],
    ['gia đình em thu xếp được tầm 500 triệu', fee(null, 550e6)],
    ['ba mẹ chi được khoảng 20 nghìn đô', fee(null, 22e3, 'USD')],
    ['mỗi năm chi được khoảng 300 triệu', fee(null, 330e6)],
    ['khả năng gia đình chỉ khoảng nửa tỷ một năm', fee(null, 500e6)],
    ['hai vợ chồng tôi chỉ kham được chừng 350 triệu mỗi năm', fee(null, 385e6)],
    ['chỉ xoay đc 200tr 1 năm', fee(null, 200e6)],
    ['nhà chỉ có 400 triệu trong tay', fee(null, 400e6)],
    ['mà nhà chỉ có 400 triệu', fee(null, 400e6)],
    ['tầm tiền 10-12 nghìn đô', fee(10e3, 12e3, 'USD')],
    ['ngân sách tối đa 600 triệu', fee(null, 600e6)],
    ['ngân sách gia đình tối đa 600 triệu', fee(null, 600e6)],
    ['không tới 10k đô một năm', fee(null, 10e3, 'USD')],
    ['cùng lắm 280tr một năm', fee(null, 280e6)],
    ['học phí cao nhất 500 triệu', fee(null, 500e6)],
    ['đóng học phí mỗi năm cỡ 20 ngàn đô', fee(16e3, 24e3, 'USD')],
    ['trên dưới 300 triệu một năm', fee(240e6, 360e6)],
    ['học phí rơi vào khoảng 300 triệu', fee(240e6, 360e6)],
    ['ngân sách rơi vào khoảng 350 - 400 triệu/năm', fee(350e6, 400e6)],
    ['học phí dao động từ 300 đến 400 triệu', fee(300e6, 400e6)],
  ]);
  it('the family before a sum is no subject', () =>
    expect(restOf('tài chính nhà em cỡ 300 triệu 1 năm, học điều dưỡng')).not.toContain('tài chính'));
  it('what is paid for a term or a month is counted for a year', () => {
    expect(limitsOf('mỗi kỳ dưới 150 triệu')).toEqual([fee(null, 300e6)]);
    expect(limitsOf('học phí 150 triệu/kỳ')).toEqual([fee(null, 300e6)]);
    expect(limitsOf('150tr 1 ky')).toEqual([fee(null, 300e6)]);
    expect(limitsOf('từ 100 đến 150 triệu một học kỳ')).toEqual([fee(200e6, 300e6)]);
    expect(limitsOf('20 triệu một tháng')).toEqual([fee(null, 240e6)]);
    expect(limitsOf('mỗi tháng ba mẹ gửi được 20 triệu')).toEqual([fee(null, 240e6)]);
    expect(limitsOf('300 triệu một năm')).toEqual([fee(null, 300e6)]);
  });
});

describe('that it should cost little', () => {
  eachLimit([
    ['học phí dễ thở', CHEAP],
    ['học phí bình dân', CHEAP],
    ['giá sinh viên', CHEAP],
    ['giá hạt dẻ', CHEAP],
    ['đỡ tốn tiền', CHEAP],
    ['nhà em nghèo', CHEAP],
    ['gia đình không khá giả', CHEAP],
    ['tài chính gia đình hạn hẹp', CHEAP],
    ['học phí thật thấp', CHEAP],
    ['chi phí thấp thấp', CHEAP],
    ['miễn rẻ', CHEAP],
    ['giá thấp', CHEAP],
    ['phi thap', CHEAP],
    ['học phí dễ chịu', CHEAP],
    ['ngân sách thấp', CHEAP],
    ['ít kinh phí', CHEAP],
    ['kinh phi thap', CHEAP],
    ['on a budget', CHEAP],
    ['money is tight', CHEAP],
    ['học phí tăng dần', CHEAP],
    ['sắp xếp theo học phí từ thấp tới cao', CHEAP],
    ['học phí từ cao xuống thấp', { kind: 'SORT', sort: 'TUITION_DESC' }],
  ]);
});

describe('when it should begin', () => {
  eachLimit([
    ['qua tết', months(2, 3)],
    ['sau tết âm lịch', months(2, 3)],
    ['hè năm sau', months(5, 6, 7)],
    ['quý 1', months(1, 2, 3)],
    ['đầu tháng 2', months(2)],
    ['quý 3', months(7, 8, 9)],
    ['bắt đầu học vào tháng 10', months(10)],
  ]);
});
it('the end of `xây dựng` refuses no month', () => expect(limitsOf('nganh xay dung thang 11')).toEqual([months(11)]));

describe('scores without the name of the test', () => {
  eachLimit([
    ['6.5 không kỹ năng nào dưới 6', ielts(6.5)],
    ['em có 5.5', ielts(5.5)],
    ['em đc 6.5 ielts', ielts(6.5)],
    ['em đc 6.0 điểm ielts', ielts(6)],
    ['mình được 6.0', ielts(6)],
    ['overall 6.0', ielts(6)],
    ['my ielts is 6.5 overall, no band below 6', ielts(6.5)],
    ['ielts 6.5 overall with no band less than 6.0', ielts(6.5)],
    ['6.5 ielts, không band nào dưới 6', ielts(6.5)],
    ['điểm anh văn 6.0', ielts(6)],
    ['ielts 6.5 (no band <6)', ielts(6.5)],
    ['duolingo 115đ', { kind: 'TEST', test: 'DUOLINGO', overall: 115 }],
    ['tiếng anh mới có 5 chấm', ielts(5)],
    ['ielts 6.0 (5.5 writing)', ielts(6)],
    ['yêu cầu ielts 6.0 trở xuống', ielts(6)],
  ]);
  it('a test that was not passed is none', () => expect(limitsOf('tạch ielts')).toEqual(limitsOf('chưa có ielts')));
  it.each([
    'em có 2 năm',
    'em có gpa 7.0',
    'em có 6.5 triệu',
    'điểm tiếng anh 8.5',
    'học lực 6.5',
    'em được 7.0 gpa',
    'em có 7.5 toán',
    'em có 7.0 học bạ',
  ])('%s is no score of IELTS', text => expect(limitsOf(text).map(({ kind }) => kind)).not.toContain('TEST'));
});

describe('how long it takes', () => {
  eachLimit([
    ['học nửa năm', length(1, 6)],
    ['học tầm 2 năm', length(19, 25)],
    ['học chừng năm rưỡi', length(13, 18)],
    ['rút ngắn còn 3 năm', length(31, 37)],
    ['thời gian đào tạo 4 năm', length(43, 49)],
    ['học 1 năm là xong', length(7, 12)],
    ['học nhanh trong một năm', length(7, 12)],
    ['học ít thời gian thôi', length(null, 12)],
    ['chương trình ngắn', length(null, 12)],
    ['vài tháng', length(null, 12)],
    ['học lẹ trong 1 năm', length(7, 12)],
  ]);
});

describe('levels', () => {
  eachLimit([
    ['học lên cao học', award('MASTER')],
    ['học lấy cái bằng thạc sĩ', award('MASTER')],
    ['lấy bằng cử nhân', award('BACHELOR')],
    ['học bằng 2', award('BACHELOR')],
    ['bậc đh', award('BACHELOR')],
    ['làm tiến sĩ', award('DOCTORATE')],
    ['lấy chứng chỉ', award('CERTIFICATE')],
    ['học hết cấp ba', FROM_SCHOOL],
    ['mới tốt nghiệp phổ thông', FROM_SCHOOL],
  ]);
});

describe('what is offered', () => {
  eachLimit([
    ['tốt nghiệp xong có work permit', feature('POST_GRADUATION_PERMIT')],
    ['được cấp giấy phép lao động sau khi học', feature('POST_GRADUATION_PERMIT')],
    ['xin ở lại 2 năm sau tốt nghiệp', feature('POST_GRADUATION_PERMIT')],
    ['ra trường đc ở lại mấy năm', feature('POST_GRADUATION_PERMIT')],
    ['can i work 2 years after graduation', feature('POST_GRADUATION_PERMIT')],
    ['stay 3 years after study', feature('POST_GRADUATION_PERMIT')],
    ['tối đi làm ngày đi học', feature('WORK_WHILE_STUDYING')],
    ['học tiếng anh hoàn toàn', { kind: 'LANGUAGE', language: 'en' }],
    ['không phải nộp hồ sơ gì thêm', { kind: 'AUTO_APPLIED' }],
    ['lo hết cả ăn ở đi lại', { kind: 'COVERAGE', coverage: 'FULL' }],
    ['offer có điều kiện', feature('CONDITIONAL_OFFER')],
    ['có đi làm thực tế', feature('COOP_INTERNSHIP')],
    ['trường lo chỗ ở cho sinh viên', feature('ACCOMMODATION')],
    ['dạy hoàn toàn bằng tiếng anh', { kind: 'LANGUAGE', language: 'en' }],
    ['không phải thi đầu vào', { kind: 'UNANSWERED', topic: 'ADMISSION_TEST' }],
    ['lo cả vé máy bay', { kind: 'COVERAGE', coverage: 'FULL' }],
    ['có tiền ăn ở hàng tháng', { kind: 'COVERAGE', coverage: 'LIVING' }],
  ]);
});

describe('countries by what they are called after', () => {
  eachLimit([
    ['xứ sở kangaroo', { kind: 'PLACE', destination: 'AU' }],
    ['xứ lá phong', { kind: 'PLACE', destination: 'CA' }],
    ['xứ sở sương mù', { kind: 'PLACE', destination: 'GB' }],
    ['xứ cờ hoa', { kind: 'PLACE', destination: 'US' }],
  ]);
});

it.each(['em muốn đi may áo', 'nhà hàng bình dân', 'trồng hạt dẻ', 'quản lý tài chính công', 'kỹ thuật xây dựng'])(
  '%s says no limit',
  text => expect(limitsOf(text)).toEqual([]),
);
