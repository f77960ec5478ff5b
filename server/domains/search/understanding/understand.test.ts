import { NO_NAMES } from '../test/noNames.js';
import type { UnderstandingVocabulary } from './candidates.js';
import { understand } from './understand.js';
import type { City } from './cityNames.js';
import { isUsefulFor, type SearchKind } from './limitFilters.js';

/** A catalogue with two institutions: number 0 is Monash, 1 the University of Sydney. */
const NAMES: Readonly<Record<string, readonly number[]>> = { monash: [0], 'dai hoc sydney': [1] };
const CITIES: Readonly<Record<string, City>> = {
  brisbane: { keys: ['au-brisbane'], institutions: [], isPlain: true },
  sydney: { keys: ['au-sydney'], institutions: [1], isPlain: true },
  'new york': { keys: ['us-new-york'], institutions: [], isPlain: true },
};
const vocabulary: UnderstandingVocabulary = {
  ...NO_NAMES,
  isWord: word =>
    ['nursing', 'data', 'six', 'uk', 'master', 'business', 'tin', 'du', 'nga', 'anh', 'it'].includes(word),
  isNameWord: word => ['monash', 'sydney', 'dai', 'hoc', 'university'].includes(word),
  citiesWith: keys => ({ keys: keys.filter(key => key === 'us-san-jose'), institutions: [] }),
  citiesIn: () => ({ keys: ['us-new-york'], institutions: [] }),
  cityOf: words => CITIES[words.map(({ folded }) => folded).join(' ')] ?? null,
  namedBy: words =>
    NAMES[
      words
        .map(({ exact }) => exact)
        .join(' ')
        .normalize('NFC')
    ] ??
    NAMES[words.map(({ folded }) => folded).join(' ')] ??
    [],
};
const read = (text: string, asWords: string[] = []) =>
  understand(text, vocabulary, { asWords, isUseful: limit => isUsefulFor('programs', limit) });
const limitsFor = (kind: SearchKind, text: string) =>
  understand(text, vocabulary, { isUseful: limit => isUsefulFor(kind, limit) }).items.map(({ limit }) => limit);
const limitsOf = (text: string) => read(text).items.map(({ limit }) => limit);
const dong = (min: number | null, max: number | null) => ({ kind: 'FEE', min, max, currency: 'VND' });
const price = (max: number, currency: string | null) => ({ kind: 'FEE', min: null, max, currency });

describe('what a text says beside its subject', () => {
  it.each([
    ['dưới 300 triệu', dong(null, 300e6)],
    ['duoi 300 trieu', dong(null, 300e6)],
    ['học phí dưới 300tr một năm', dong(null, 300e6)],
    ['không quá 1 tỷ', dong(null, 1e9)],
    ['dưới 1 tỷ rưỡi', dong(null, 1.5e9)],
    ['trong khoảng 300-500tr', dong(300e6, 500e6)],
    ['từ 400 đến 700 triệu', dong(400e6, 700e6)],
    ['tu 400 den 700 trieu', dong(400e6, 700e6)],
    ['trên 1 tỷ', dong(1e9, null)],
    ['600 triệu trở xuống', dong(null, 600e6)],
    ['under 30000 usd', price(30_000, 'USD')],
    ['less than 45k aud', price(45_000, 'AUD')],
    ['below £25,000', price(25_000, 'GBP')],
    ['$30k or less', price(30_000, 'USD')],
    ['dưới 20000 bảng', price(20_000, 'GBP')],
    ['under 20.000 euro', price(20_000, 'EUR')],
    ['max 40k cad', price(40_000, 'CAD')],
  ])('%s is a price', (text, limit) => expect(limitsOf(text)).toEqual([limit]));

  it.each([
    'rẻ',
    'rẻ nhất',
    'học phí thấp',
    'hoc phi thap',
    'cheapest',
    'affordable',
    'not too expensive',
    'không quá đắt',
  ])('%s asks for the cheapest first', text => expect(limitsOf(text)).toEqual([{ kind: 'SORT', sort: 'TUITION_ASC' }]));

  it.each([
    ['ielts 6.5', 'IELTS', 6.5],
    ['mình có ielts 6,0', 'IELTS', 6],
    ['IELTS overall 7', 'IELTS', 7],
    ['toefl 80', 'TOEFL_IBT', 80],
    ['toefl 4.5', 'TOEFL_IBT_2026', 4.5],
    ['pte 58', 'PTE', 58],
    ['duolingo 110', 'DUOLINGO', 110],
  ])('%s is a score', (text, test, overall) => expect(limitsOf(text)).toEqual([{ kind: 'TEST', test, overall }]));

  it('a score outside the scale of its test is no score', () => expect(limitsOf('ielts 65')).toEqual([]));

  it.each(['bằng đại học dưới 3 năm', 'lấy bằng đại học dưới 3 năm', 'bang dai hoc duoi 3 nam'])(
    '%s is a level and a length',
    text => expect(limitsOf(text)).toMatchObject([{ awards: ['BACHELOR'] }, { kind: 'DURATION', max: 35 }]),
  );

  it.each(['không cần ielts', 'khong can ielts', 'no ielts', 'no ielts required'])('%s is every other test', text => {
    const [limit] = limitsOf(text);
    expect(limit).toMatchObject({ kind: 'ACCEPTED_TEST' });
    expect(limit).not.toMatchObject({ tests: expect.arrayContaining(['IELTS']) as unknown });
  });

  it.each([
    ['kỳ tháng 9', [9]],
    ['ky thang 9', [9]],
    ['nhập học 2/2027', [2]],
    ['nhập học tháng 2', [2]],
    ['khai giảng tháng 9/2027', [9]],
    ['T9', [9]],
    ['september 2027', [9]],
    ['january intake', [1]],
    ['kỳ mùa thu mỹ', [8, 9]],
    ['fall 2027 usa', [8, 9]],
    ['winter semester germany', [9, 10]],
  ])('%s begins in %j', (text, months) => expect(limitsOf(text)).toContainEqual({ kind: 'INTAKE', months }));

  it.each([
    ['1 năm', 7, 12],
    ['một năm', 7, 12],
    ['2 years', 19, 25],
    ['18 tháng', 13, 18],
    ['6 months', 1, 6],
    ['one year', 7, 12],
    ['dưới 3 năm', null, 35],
    ['less than 2 years', null, 23],
    ['under 12 months', null, 11],
    ['không quá 3 năm', null, 36],
    ['up to 2 years', null, 24],
    ['2 năm trở xuống', null, 24],
  ])('%s takes %s to %i months', (text, min, max) => expect(limitsOf(text)).toEqual([{ kind: 'DURATION', min, max }]));

  it.each([
    ['co-op', { kind: 'FEATURE', feature: 'COOP_INTERNSHIP' }],
    ['được ở lại làm việc', { kind: 'FEATURE', feature: 'POST_GRADUATION_PERMIT' }],
    ['nganh duoc o lai lam viec', { kind: 'FEATURE', feature: 'POST_GRADUATION_PERMIT' }],
    ['ký túc xá', { kind: 'FEATURE', feature: 'ACCOMMODATION' }],
    ['dạy bằng tiếng Anh', { kind: 'LANGUAGE', language: 'en' }],
    ['taught in german', { kind: 'LANGUAGE', language: 'de' }],
    ['còn hạn', { kind: 'OPEN_NOW' }],
    ['open now', { kind: 'OPEN_NOW' }],
    ['học nghề', { kind: 'AWARD', awards: ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE'], isVocational: true }],
    ['graduate certificate', { kind: 'AWARD', awards: ['GRADUATE_CERTIFICATE'] }],
    ['LLB', { kind: 'AWARD', awards: ['BACHELOR'], words: 'law' }],
    ['LLM', { kind: 'AWARD', awards: ['MASTER'], words: 'law' }],
    ['BEng', { kind: 'AWARD', awards: ['BACHELOR'], words: 'engineering' }],
    ['BCom', { kind: 'AWARD', awards: ['BACHELOR'], words: 'commerce' }],
    ['community college', { kind: 'INSTITUTION_TYPE', types: ['COLLEGE'] }],
    ['gpa 7.0', { kind: 'UNANSWERED', topic: 'AVERAGE' }],
    ['top 100', { kind: 'UNANSWERED', topic: 'RANKING' }],
    ['dễ định cư', { kind: 'UNANSWERED', topic: 'SETTLEMENT' }],
    ['lay dinh cu', { kind: 'UNANSWERED', topic: 'SETTLEMENT' }],
  ])('%s is understood', (text, limit) => expect(limitsOf(text)).toEqual([limit]));

  it.each([
    ['nursing Úc', 'AU'],
    ['nganh nursing uc', 'AU'],
    ['học ở Đức', 'DE'],
    ['du hoc my', 'US'],
    ['business uk', 'GB'],
    ['Úc', 'AU'],
  ])('%s is in %s', (text, destination) => expect(limitsOf(text)).toContainEqual({ kind: 'PLACE', destination }));

  it.each(['UC', 'uc davis', 'which uc campus', 'mỹ thuật', 'tiếng Anh', 'anh chị cho em hỏi'])(
    '%s is in no country',
    text => expect(limitsOf(text).filter(({ kind }) => kind === 'PLACE')).toEqual([]),
  );

  it.each([
    ['thạc sĩ kế toán', ['MASTER']],
    ['master data science', ['MASTER']],
    ['PhD physics', ['DOCTORATE']],
    ['cao đẳng canada', ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE']],
    ['postgraduate nursing', ['GRADUATE_CERTIFICATE', 'MASTER', 'DOCTORATE']],
    ['học đại học ở Úc', ['BACHELOR']],
    ['hoc dai hoc ke toan uc', ['BACHELOR']],
    ['đại học mỹ dưới 1 tỷ', ['BACHELOR']],
    ['cho con học đại học', ['BACHELOR']],
    ['học xong đại học muốn học thạc sĩ', ['MASTER']],
    ['thạc sĩ đại học mỹ', ['MASTER']],
  ])('%s is of the level %j', (text, awards) =>
    expect(limitsOf(text).flatMap(limit => (limit.kind === 'AWARD' ? limit.awards : []))).toEqual(awards),
  );

  it.each([
    'đại học Sydney',
    'trường đại học ở mỹ',
    'đại học nào ở mỹ dạy nursing',
    'các đại học ở Úc',
    'tốt nghiệp đại học kế toán',
    'đại học tokyo',
    'đại học kinh tế',
  ])('%s speaks of an institution, or of what somebody has, and says no level', text =>
    expect(limitsOf(text).filter(({ kind }) => kind === 'AWARD')).toEqual([]),
  );

  it('a level is one for scholarships, too, and words among institutions', () => {
    expect(limitsFor('scholarships', 'học bổng thạc sĩ').map(({ kind }) => kind)).toEqual(['AWARD']);
    expect(limitsFor('institutions', 'thạc sĩ')).toEqual([]);
  });

  it.each([
    ['em được 6.5 ielts', 'IELTS', 6.5],
    ['ielts 6.0 trở xuống', 'IELTS', 6],
  ])('%s is a score, too', (text, test, overall) => expect(limitsOf(text)).toEqual([{ kind: 'TEST', test, overall }]));

  it.each([
    ['dự bị', ['FOUNDATION', 'PATHWAY']],
    ['du bi dai hoc', ['FOUNDATION', 'PATHWAY']],
    ['có dự bị', ['FOUNDATION', 'PATHWAY']],
    ['with foundation year', ['FOUNDATION', 'PATHWAY']],
    ['pathway programme', ['FOUNDATION', 'PATHWAY']],
    ['Studienkolleg', ['FOUNDATION', 'PATHWAY']],
    ['vào thẳng', ['DIRECT']],
    ['không cần dự bị', ['DIRECT']],
    ['khong can hoc du bi', ['DIRECT']],
    ['without a foundation year', ['DIRECT']],
  ])('%s is a way in: %j', (text, entries) => {
    expect(limitsFor('programs', text)).toEqual([{ kind: 'ENTRY', entries }]);
    expect(limitsFor('scholarships', text)).toEqual(entries.includes('DIRECT') ? [{ kind: 'ENTRY', entries }] : []);
  });

  it.each([
    ['brisbane or new york', { destinations: [], cities: ['au-brisbane', 'us-new-york'] }],
    ['úc hoặc là mỹ', { destinations: ['AU', 'US'], cities: [] }],
    ['my, duc hay uc', { destinations: ['US', 'DE', 'AU'], cities: [] }],
  ])('%s is in either', (text, places) => expect(limitsOf(text)).toMatchObject([{ kind: 'EITHER_PLACE', ...places }]));

  it.each([
    ['diploma or bachelor', ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'BACHELOR']],
    ['master or phd', ['MASTER', 'DOCTORATE']],
  ])('%s is either level', (text, awards) => expect(limitsOf(text)).toEqual([{ kind: 'EITHER_LEVEL', awards }]));

  it('a city or a country is in the city, or in any city of the country', () => {
    expect(limitsOf('brisbane or mỹ')).toMatchObject([
      { kind: 'EITHER_PLACE', destinations: ['US'], cities: ['au-brisbane', 'us-new-york'] },
    ]);
  });

  it('a place and a level are no alternatives of one filter', () => {
    expect(limitsOf('master or canada')).toEqual([
      { kind: 'AWARD', awards: ['MASTER'] },
      { kind: 'PLACE', destination: 'CA' },
    ]);
  });

  it('of several countries the first decides what a season means', () => {
    expect(limitsOf('fall 2027 usa or canada')).toContainEqual({ kind: 'INTAKE', months: [8, 9] });
  });

  it('a named institution is a condition', () => {
    expect(limitsOf('nursing monash')).toEqual([{ kind: 'INSTITUTION', institutions: [0] }]);
    expect(limitsOf('nursing đại học Sydney')).toEqual([{ kind: 'INSTITUTION', institutions: [1] }]);
  });

  it('groups are lists of institutions with a source', () =>
    expect(['Group of 8', 'trường TAFE'].map(group => limitsOf(group)[0]?.kind)).toEqual(['GROUP', 'GROUP']));

  it('reads a limit behind the twelfth word', () =>
    expect(limitsOf('em muốn tìm một ngành học nào đó về data ở bên nước Úc học phí dưới 500 triệu')).toContainEqual(
      dong(null, 500e6),
    ));
});

describe('what is left to look for', () => {
  it.each([
    ['quản trị kinh doanh úc dưới 300 triệu', 'quản trị kinh doanh'],
    ['nursing ielts 6.5 kỳ tháng 9', 'nursing'],
    ['đại học mỹ học phí thấp nhất', ''],
    ['con em học lực trung bình muốn đi nước ngoài học gì rẻ', ''],
    ['mechanical engineering not too expensive', 'mechanical engineering'],
    ['đại học 3 năm ngành luật', 'ngành luật'],
    ['dai hoc 4 nam o my', ''],
    ['dưới 300 triệu', ''],
    ['học ở Úc', ''],
    ['kiến trúc ở Úc', 'kiến trúc'],
    ['nursing taught in english in Ireland', 'nursing'],
    ['tourism in Ireland with internship', 'tourism'],
    ['data science', 'data science'],
  ])('of %s is "%s"', (text, rest) => expect(read(text).rest).toBe(rest));

  it('places are those of the typed text, and texts as typed', () => {
    const text = 'nursing dưới 300 triệu';
    const [fee] = read(text).items;
    expect(fee).toMatchObject({ id: 'fee-8', from: 8, to: text.length, text: 'dưới 300 triệu' });
    expect(read('du\u031bo\u031b\u0301i 300 trie\u0323\u0302u').items[0]?.text).toBe('dưới 300 triệu');
  });

  it('what is turned off is words again', () => {
    expect(read('nursing dưới 300 triệu', ['fee-8'])).toMatchObject({ items: [], rest: 'nursing dưới 300 triệu' });
  });
});

describe('Telex and VNI', () => {
  it.each([
    ['hocj boongr myx', 'học bổng mỹ'],
    ['ho5c bo63ng u1c', 'học bổng úc'],
    ['du hoc5 u1c', 'du học úc'],
    ['ddieeuf duwowngx', 'điều dưỡng'],
    ['coong ngheej thoong tin', 'công nghệ thông tin'],
    ['ke61 toa1n', 'kế toán'],
    ['ddwcs', 'đức'],
    ['tri1 tue65 nha6n ta5o', 'trí tuệ nhân tạo'],
  ])('%s is %s', (text, meant) => expect(read(text).decoded).toBe(meant));

  it.each(['nursing', 'data science', 'business it', 'du học', 'six sigma', 'điều dưỡng'])('%s stands as it is', text =>
    expect(read(text).decoded).toBeNull(),
  );
});
