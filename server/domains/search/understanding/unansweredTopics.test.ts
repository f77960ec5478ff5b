/** What no fact answers: said to be so, and no word of it is looked for. */
import { understand } from './understand.js';
import { NO_NAMES } from '../test/noNames.js';

const read = (text: string) => understand(text, NO_NAMES);
const topicsOf = (text: string): string[] =>
  read(text).items.flatMap(({ limit }) => (limit.kind === 'UNANSWERED' ? [limit.topic] : []));

describe('tests for admission', () => {
  it.each([
    ['không có điểm SAT', ''],
    ['khong can sat', ''],
    ['SAT 1200', ''],
    ['có 1400 SAT ngành kinh tế', 'kinh tế'],
    ['kinh tế không cần SAT/ACT', 'kinh tế'],
    ['kế toán không yêu cầu SAT hoặc ACT', 'kế toán'],
    ['computer science no SAT', 'computer science'],
    ['nursing SAT optional', 'nursing'],
    ['nursing without ACT', 'nursing'],
    ['test optional business', 'business'],
    ['MBA no GMAT', 'MBA'],
    ['data science without GRE or GMAT', 'data science'],
    ['ACT/SAT 30 nursing', 'nursing'],
  ])('%s asks for none that is told, and leaves "%s"', (text, rest) => {
    expect(topicsOf(text)).toEqual(['ADMISSION_TEST']);
    expect(read(text).rest.replace(/^ngành /, '')).toBe(rest);
  });

  it.each(['khao sat dia chat', 'giám sát thi công', 'acting', 'ACT Canberra nursing', 'greek', 'canh sat'])(
    '%s names none',
    text => expect(topicsOf(text)).toEqual([]),
  );

  it.each([
    ['sat 500 triệu', { kind: 'FEE', max: 500e6 }],
    ['sat 2 năm', { kind: 'DURATION', max: 25 }],
  ])('in %s the figure is no score', (text, limit) =>
    expect(read(text).items.map(item => item.limit)).toMatchObject([{ topic: 'ADMISSION_TEST' }, limit]),
  );
});

describe('pay', () => {
  it.each([
    'thực tập có lương',
    'thực tập hưởng lương',
    'co-op có lương',
    'paid internship',
    'paid placement',
    'paid co-op',
  ])('%s is a placement of which nobody tells whether it is paid', text =>
    expect(
      read(text)
        .items.map(({ limit }) => limit)
        .toSorted((a, b) => a.kind.localeCompare(b.kind)),
    ).toEqual([
      { kind: 'FEATURE', feature: 'COOP_INTERNSHIP' },
      { kind: 'UNANSWERED', topic: 'PAID_TRAINING' },
    ]),
  );

  it.each([
    'ngành kiếm nhiều tiền',
    'nghe on dinh',
    'I want to be rich',
    'make a lot of money',
    'lương cao',
    'ra trường có lương cao',
    'có lương cao',
    'well paid jobs',
    'mức lương',
    'job placement',
  ])('%s is what graduates earn', text => expect(topicsOf(text)).toEqual(['JOBS']));

  it.each(['fully paid', 'all expenses paid'])('%s is said of a scholarship', text =>
    expect(read(text).items.map(({ limit }) => limit)).toEqual([{ kind: 'COVERAGE', coverage: 'FULL' }]),
  );
});

describe('how much mathematics a subject has', () => {
  it.each([
    ['ngành ít toán ở Anh', 'ngành'],
    ['kinh doanh ít toán', 'kinh doanh'],
    ['kinh doanh không nặng về toán', 'kinh doanh'],
    ['business with less math', 'business'],
  ])('%s: told by nothing, and leaves "%s"', (text, rest) => {
    expect(topicsOf(text)).toEqual(['BACKGROUND']);
    expect(read(text).rest || rest).toBe(rest);
  });

  it.each(['IT, toán', 'toán ít người học', 'applied math', 'little business'])(
    '%s asks for mathematics, or none',
    text => expect(topicsOf(text)).toEqual([]),
  );
});

describe('rankings', () => {
  it.each([
    'trường xếp hạng trên 100',
    'trường xếp hạng dưới 200',
    'truong xep hang duoi 200',
    'QS top 200',
    'ranked in top 50',
    'ranked universities',
    'universities ranked within the top 100',
    'top 50 thế giới',
    'qs world ranking',
    'trường xếp hạng cao',
    'top 100 ranked universities',
  ])('%s asks for them, and for no figure', text => {
    expect(topicsOf(text)).toEqual(['RANKING']);
    expect(read(text).rest).not.toMatch(/\d|top|rank|hạng|dưới|trên|QS/);
  });

  it.each([
    ['xếp hạng cao 500 triệu', 'FEE'],
    ['trường xếp hạng 500 triệu', 'FEE'],
    ['xếp hạng cao 2 năm', 'DURATION'],
  ])('in %s the figure is none of a ranking', (text, kind) =>
    expect(read(text).items.map(({ limit }) => limit.kind)).toEqual(['UNANSWERED', kind]),
  );

  it.each(['khách hàng', 'frankfurt', 'nhà hàng', 'hàng hải'])('%s asks for none', text =>
    expect(topicsOf(text)).toEqual([]),
  );
});

describe('marks, and years without studies', () => {
  it.each([
    ['MBA with 3.0 gpa', 'AVERAGE', 'MBA'],
    ['MBA 7.5 cgpa', 'AVERAGE', 'MBA'],
    ['MBA with 60% marks', 'AVERAGE', 'MBA'],
    ['MBA 65 percent in graduation', 'AVERAGE', 'MBA'],
    ['MBA with backlogs', 'AVERAGE', 'MBA'],
    ['accepting 10 backlogs', 'AVERAGE', ''],
    ['gap year accepted', 'BACKGROUND', ''],
    ['nursing study gap', 'BACKGROUND', 'nursing'],
  ])('%s: %s, and leaves "%s"', (text, topic, rest) => {
    expect(topicsOf(text)).toEqual([topic]);
    expect(read(text).rest.replace(/ with$/, '')).toBe(rest);
  });

  it('a year before an average is none', () => expect(read('2026 gpa 3.0').items).toMatchObject([{ text: 'gpa 3.0' }]));
});

describe('settling there', () => {
  it.each([
    ['courses for PR in Australia', 'courses'],
    ['PR pathway nursing australia', 'nursing'],
    ['nursing easy PR', 'nursing'],
    ['lấy PR ngành điều dưỡng', 'ngành điều dưỡng'],
    ['điều dưỡng có xin được PR', 'điều dưỡng'],
    ['giao duc mam non co xin duoc pr', 'giao duc mam non'],
    ['kế toán có lấy được PR', 'kế toán'],
    ['nursing can I obtain PR', 'nursing'],
    ['nursing get pr', 'nursing'],
    ['nursing get citizenship', 'nursing'],
  ])('%s asks for it, and leaves "%s"', (text, rest) => {
    expect(topicsOf(text)).toEqual(['SETTLEMENT']);
    expect(read(text).rest || 'courses').toBe(rest);
  });

  it.each(['PR', 'học PR', 'marketing and PR', 'ngành PR ở Úc', 'PR manager', 'xin học ngành PR'])(
    '%s is public relations',
    text => expect(topicsOf(text)).toEqual([]),
  );

  it.each(['work visa after study', 'with a work permit after graduation', 'visa after studies'])(
    '%s is work after the studies',
    text =>
      expect(read(text).items.map(({ limit }) => limit)).toEqual([
        { kind: 'FEATURE', feature: 'POST_GRADUATION_PERMIT' },
      ]),
  );
});

describe('schools that somebody calls the best', () => {
  it.each([
    'trường top',
    'truong top',
    'các trường top ở Úc',
    'trường top về luật',
    'top schools',
    'best school for nursing',
  ])('%s asks for a ranking', text => expect(topicsOf(text)).toEqual(['RANKING']));
  it.each(['trường', 'art school', 'laptop', 'Top Education Institute'])('%s asks for none', text =>
    expect(topicsOf(text)).toEqual([]),
  );
});

it.each(['không cần ielts', 'khum cần ielts', 'hem cần ielts', 'hok cần ielts'])('%s: no word is left', text =>
  expect([read(text).items.length, read(text).rest]).toEqual([1, '']),
);

it.each([
  'đi học chưa đi làm thêm được không',
  'vừa học vừa làm',
  'có được đi làm thêm không',
  'làm part time',
  'dễ xin việc làm thêm',
  'work while studying',
  'part time job',
  'student jobs',
  'work and study',
])('%s asks for work beside study, and not what somebody has done', text =>
  expect(read(text).items.map(({ limit }) => limit)).toEqual([{ kind: 'FEATURE', feature: 'WORK_WHILE_STUDYING' }]),
);
