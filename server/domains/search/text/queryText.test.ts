import { groupOf, PHRASES } from './phrases.js';
import { parseQueryText } from './queryText.js';

const words = new Set(['materials', 'monash', 'toronto', 'data', 'virginia', 'va', 'uc', 'tieng']);
const dictionary = {
  isWord: (word: string) => words.has(word),
  isPrefix: (typed: string) => [...words].some(word => word.startsWith(typed)),
  hasPhrase: () => true,
  isMarkedWord: () => true,
  isPlace: () => false,
  hasSubjects: true,
};
const termsOf = (text: string) => parseQueryText(text, dictionary).terms;
const textsOf = (text: string) => termsOf(text).map(term => term.text);

describe('the text of a query', () => {
  it.each([
    ['khoa học máy tính ở Đức', ['khoa hoc may tinh', 'duc']],
    ['du học Úc ngành kế toán', ['uc', 'ke toan']],
    ['kế toán nam 2027', ['ke toan']],
    ['cong nghe o to', ['cong nghe o to']],
    ['moi truong', ['moi truong']],
    ['học bổng cho sinh viên Việt Nam', ['hoc bong', 'viet nam']],
    ['The University of Toronto', ['university of toronto']],
    ['The University of Monash', ['university', 'monash']],
    ['Toronto toronto', ['toronto']],
    ['of', ['of']],
    ['va', ['va']],
    ['nen hoc nganh gi neu thich ke toan', ['ke toan']],
    ['toi muon hoc may tinh', ['may tinh']],
    ['chi hoc ke toan thoi nhe', ['ke toan']],
    ['duoc khoa', ['duoc', 'khoa']],
    ['học máy tính', ['may tinh']],
    ['kế toán hay ngành tài chính', ['ke toan hay nganh tai chinh']],
    ['ontario or alberta', ['ontario or alberta']],
    ['marketing or canada', ['marketing', 'canada']],
    ['nên đi du học nước nào', []],
  ])(
    '%s becomes the terms %j: a phrase is recognised before neutral and repeated words are dropped',
    (text, expected) => {
      const folded = (one: string) => one.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
      expect(textsOf(text).map(folded)).toEqual(expected);
    },
  );

  it.each(['Mỹ', 'my', 'mĩ', 'Hoa Kỳ', 'hoa ki', 'USA', 'U.S.A.', 'US', 'United States of America'])(
    '%s means the United States',
    text =>
      expect(termsOf(text).some(({ own, synonyms }) => [...own, ...synonyms].includes('united states'))).toBe(true),
  );

  it('keeps MBA and BBA apart', () => {
    const meant = (text: string) => termsOf(text).flatMap(({ own, synonyms }) => [...own, ...synonyms]);
    expect(meant('MBA')).not.toContain('bba');
    expect(meant('BBA')).not.toContain('mba');
    expect(meant('MBA')).not.toContain('business administration');
  });

  it.each([
    ['dieu duongx', 'điều dưỡng'],
    ['phamarcy', 'pharmacy'],
    ['cong nge thong tin', 'công nghệ thông tin'],
    ['univercity', 'university'],
    ['torronto', 'Toronto'],
    ['quan tri khach sang', 'quản trị khách sạn'],
    ['quan tri kin doanh', 'quản trị kinh doanh'],
  ])('%s is corrected to %s', (text, correction) => {
    expect(termsOf(text).map(term => term.correction)).toEqual([correction]);
  });

  it('corrects a word that may also be unfinished, without saying so', () => {
    const [mater] = termsOf('mater data science');
    expect(mater).toMatchObject({ correction: null, words: [{ folded: 'mater', isPrefix: true }] });
    expect(mater?.corrected).toContain('master');
  });

  it('a mistyped place is one, and a word with other diacritics another word', () => {
    expect(termsOf('germny')).toMatchObject([{ correction: 'Germany', role: 'PLACE' }]);
    expect(termsOf('ảnh monash').map(({ role }) => role)).not.toContain('PLACE');
  });

  it('does not correct words that it knows', () => {
    expect(termsOf('tiếng')).toMatchObject([{ corrected: [] }]);
    expect(termsOf('monash')).toMatchObject([{ corrected: [], words: [{ mayBeTypo: false }] }]);
    expect(termsOf('marketing or').map(term => term.correction)).toEqual([null]);
  });

  it.each(['🎓', '%.*', '\u200b!'])('%j cannot be searched for', text => {
    expect(parseQueryText(text)).toEqual({ terms: [], isUnsearchable: true });
  });

  it('of spaces is empty', () => expect(parseQueryText('  ')).toEqual({ terms: [], isUnsearchable: false }));

  it('is read up to 200 characters and 12 words', () => {
    expect(parseQueryText(`${'x'.repeat(199)} tail`).terms.map(term => term.text)).toEqual(['x'.repeat(199)]);
    expect(parseQueryText(Array.from({ length: 40 }, (_, place) => `w${place}`).join(' ')).terms).toHaveLength(12);
  });
});

describe('the vocabulary', () => {
  it('has at least 150 groups, each phrase once, and none is neutral alone', () => {
    expect(new Set(PHRASES.map(({ group }) => group)).size).toBeGreaterThanOrEqual(150);
    expect(new Set(PHRASES.map(({ key }) => key)).size).toBe(PHRASES.length);
  });

  it('recognises each of its phrases, with diacritics and without', () => {
    const isRecognised = (text: string, key: string) =>
      parseQueryText(text).terms.some(({ own, synonyms }) => own.includes(key) || synonyms.includes(key));
    // That somebody works is looked for among scholarships alone.
    const looked = PHRASES.filter(({ group }) => group !== groupOf('người đi làm'));
    expect(looked.filter(({ text, key }) => !isRecognised(text, key)).map(({ text }) => text)).toEqual([]);
    const folded = looked.filter(({ words: all }) => all.length > 1);
    const bare = ({ words: all }: (typeof PHRASES)[number]) => all.map(word => word.folded).join(' ');
    expect(folded.filter(phrase => !isRecognised(bare(phrase), phrase.key)).map(({ text }) => text)).toEqual([]);
  });
});

describe('a word of several syllables of which one is a subject without its marks', () => {
  it.each([
    'toan bo chi phi',
    'dong y cho con',
    'em can y kien',
    'theo y muon gia dinh',
    'dien visa',
    'thuoc dien',
    'dau truong nao',
    've nuoc lam viec',
    'truong an toan',
    'toàn bộ chi phí',
    'trường an toàn',
  ])('%s: names none', text => expect(parseQueryText(text).terms.filter(({ role }) => role === 'SUBJECT')).toEqual([]));

  it.each(['hoc toan', 'nganh y', 'hoc dien', 'an toan thong tin', 'dau khi', 'toan tin', 'co y dinh hoc y'])(
    '%s: names one',
    text => expect(parseQueryText(text).terms.some(({ role }) => role === 'SUBJECT')).toBe(true),
  );
});
