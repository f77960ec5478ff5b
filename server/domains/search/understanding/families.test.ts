/** Families of texts that the fourth judged set taught, over a vocabulary without institutions; texts of our own. */
import { NO_NAMES } from '../test/noNames.js';
import { applyLimits } from './applyLimits.js';
import { isUsefulFor } from './limitFilters.js';
import { understand } from './understand.js';

const vocabulary = {
  ...NO_NAMES,
  citiesWith: (keys: readonly string[]) => ({ keys: keys.filter(key => key === 'us-stanford'), institutions: [] }),
};
const read = (text: string) => understand(text, vocabulary, { isUseful: limit => isUsefulFor('programs', limit) });
const limitsOf = (text: string) => read(text).items.map(({ limit }) => limit);
const kindsOf = (text: string): string[] => limitsOf(text).map(({ kind }) => kind);

describe('a question of time beside a month', () => {
  it.each([
    ['kế toán úc còn kịp kỳ t2/2027 ko', ['PLACE', 'INTAKE']],
    ['luật anh còn kịp nhập học tháng 9 không', ['PLACE', 'INTAKE']],
    ['dieu duong con kip ky t7/2027 khong', ['INTAKE']],
    ['still in time for september intake nursing', ['INTAKE']],
    ['marketing ireland còn kịp kỳ thu không', ['PLACE', 'INTAKE']],
  ])('%s asks of the month alone', (text, kinds) => expect(kindsOf(text)).toEqual(kinds));

  it.each(['nursing còn kịp nộp', 'học bổng anh còn kịp apply'])('%s asks what is open', text =>
    expect(kindsOf(text)).toContain('OPEN_NOW'),
  );
});

describe('a score of Cambridge English', () => {
  it.each([
    ['cambridge 169 kinh doanh', 169],
    ['có cambridge 176 điểm học it', 176],
    ['cae 180 it úc', 180],
    ['fce 165 điểm', 165],
    ['cambridge english 169', 169],
    ['cambridge C1 advanced 185', 185],
    ['c1 advanced score 176', 176],
    ['b2 first 170', 170],
    ['điểm cambridge 169', 169],
  ])('%s is one', (text, overall) =>
    expect(limitsOf(text)).toContainEqual({ kind: 'TEST', test: 'CAMBRIDGE', overall }),
  );

  it.each(['cambridge', 'cambridge 2027', 'luật cambridge 100 triệu', 'cambridge 6.5', 'cae', 'cambridge 3 năm'])(
    '%s is none',
    text => expect(kindsOf(text)).not.toContain('TEST'),
  );
});

describe('ms beside a subject', () => {
  it.each([
    'ms cs',
    'ms in data science usa',
    'computer science ms',
    'học ms ngành kế toán',
    'M.S. finance',
    'MS nursing',
  ])('%s is a master', text => expect(limitsOf(text)).toContainEqual({ kind: 'AWARD', awards: ['MASTER'] }));
  it.each(['ms office', 'ms lan', 'ms'])('%s is none', text => expect(kindsOf(text)).toEqual([]));
});

describe('parts of the world and areas around cities', () => {
  it.each([
    ['marketing châu âu', ['DE', 'IE', 'GB']],
    ['du hoc chau au nganh du lich', ['DE', 'IE', 'GB']],
    ['business in europe', ['DE', 'IE', 'GB']],
    ['học bổng châu âu', ['DE', 'IE', 'GB']],
    ['it bắc mỹ', ['US', 'CA']],
    ['luật ở các nước nói tiếng anh', ['AU', 'CA', 'GB', 'IE', 'US']],
    ['châu âu hoặc úc ngành luật', ['DE', 'IE', 'GB', 'AU']],
  ])('%s is in these countries', (text, destinations) =>
    expect(limitsOf(text)).toContainEqual(expect.objectContaining({ kind: 'EITHER_PLACE', destinations })),
  );

  it.each([
    'gần san francisco khoa học máy tính',
    'gan san francisco',
    'computer science near san francisco',
    'bay area it',
    'software engineering in silicon valley',
    'thung lũng silicon ngành it',
    'quanh thành phố san francisco',
  ])('%s is in the cities there', text =>
    expect(limitsOf(text)).toContainEqual(expect.objectContaining({ kind: 'EITHER_PLACE', cities: ['us-stanford'] })),
  );

  it.each(['gần toronto', 'san francisco', 'châu á'])('%s is in no area that has a city here', text =>
    expect(kindsOf(text)).toEqual([]),
  );
});

describe('subjects at school', () => {
  it.each([
    ['em học khối B thì du học ngành gì', ['HEALTH', 'NATURAL_SCIENCES']],
    ['khoi b nen hoc gi', ['HEALTH', 'NATURAL_SCIENCES']],
    ['khối A1 học ngành gì ở úc', ['NATURAL_SCIENCES', 'ENGINEERING', 'COMPUTING']],
    ['em thi khối c', ['SOCIAL_SCIENCES', 'HUMANITIES']],
    ['thi tổ hợp D01 thì chọn ngành nào', ['BUSINESS', 'HUMANITIES']],
  ])('%s means fields', (text, fields) =>
    expect(limitsOf(text)).toContainEqual({ kind: 'FIELD', fields, isWeak: true }),
  );
  it('give way to a subject that is looked for', () =>
    expect(kindsOf('em học khối A muốn học marketing ở úc')).toEqual(['PLACE']));
});

describe('long sentences of parents', () => {
  it.each([
    [
      'be nha toi hoc het lop 11 muon qua my hoc cao dang cong dong truoc thi chon nganh nao',
      ['AWARD', 'PLACE', 'INSTITUTION_TYPE'],
    ],
    ['con nhà tôi vừa học xong lớp 12 muốn sang canada', ['AWARD', 'PLACE']],
    ['cháu nhà em muốn học cao đẳng cộng đồng mỹ trước rồi chuyển tiếp', ['INSTITUTION_TYPE', 'PLACE']],
  ])('%s leaves no words', (text, kinds) => {
    expect(kindsOf(text)).toEqual(kinds);
    expect(read(text).rest).toBe('');
  });

  it('mean what a community college gives below a bachelor', () =>
    expect(limitsOf('hết lớp 12 muốn học cao đẳng cộng đồng')).toContainEqual({
      kind: 'AWARD',
      awards: ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE'],
    }));
});

it.each(['ms cs us fall', 'data science usa spring', 'mba canada winter'])('%s ends with a season', text =>
  expect(kindsOf(text)).toContain('INTAKE'),
);
it.each(['fall', 'fall prevention nursing'])('%s is no season', text => expect(kindsOf(text)).toEqual([]));

describe('tests that somebody has', () => {
  const acceptedTests = (text: string) =>
    applyLimits({ kind: 'programs', items: read(text).items, byHand: {}, institutionNumberOf: () => undefined }).filter[
      'acceptedTests'
    ];

  it.each([
    ['chưa có ielts, chỉ có duolingo, muốn học kinh doanh', ['DUOLINGO']],
    ['không có ielts chỉ có pte học it', ['PTE']],
    ['em có duolingo, không cần ielts', ['DUOLINGO']],
    ['no ielts only duolingo business', ['DUOLINGO']],
    ['ko có ielts nhưng có toefl', ['TOEFL_IBT']],
    ['nhận toefl, nhận pte', ['TOEFL_IBT', 'PTE']],
    ['nhận cambridge c1 advanced', ['CAMBRIDGE']],
  ])('%s asks for a program that accepts one of %p', (text, tests) => expect(acceptedTests(text)).toEqual(tests));
});
