import { fold } from '../../../../schema/rules/folding.rules.js';
import { toWords, wordForms } from './tokenizer.js';

describe('folding', () => {
  it.each([
    ['Đại học Bách khoa', 'dai hoc bach khoa'],
    ['bệnh'.normalize('NFC'), 'benh'],
    ['bệnh'.normalize('NFD'), 'benh'],
    ['đường', 'duong'],
    ['ĐƯỜNG', 'duong'],
    ['Straße', 'strasse'],
    ['Ærø', 'aero'],
  ])('%s becomes %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('distinguishes duong, dương, đương and đường by their diacritics only', () => {
    const words = toWords('duong dương đương đường');
    expect(new Set(words.map(word => word.folded))).toEqual(new Set(['duong']));
    expect(new Set(words.map(word => word.exact)).size).toBe(4);
  });

  it('treats composed and decomposed diacritics as equal', () => {
    expect(toWords('bệnh'.normalize('NFD'))).toEqual(toWords('bệnh'.normalize('NFC')));
  });

  it.each([
    ["Queen's University", ['queens', 'university']],
    ['U.S.A.', ['usa']],
    ['Ph.D. in Law', ['phd', 'in', 'law']],
    ['Arts & Science', ['arts', 'and', 'science']],
    ['  C++ / C#, (2026) ', ['cplusplus', 'csharp', '2026']],
    ['ｃｏｍｐｕｔｅｒ', ['computer']],
    ['ﬁnance', ['finance']],
    ['com\u200bpu\u00adter', ['computer']],
    ['東京大学', ['東京大学']],
    ['🎓 %.*', []],
    ['a\u0000b\ud800c', ['a', 'b', 'c']],
  ])('splits %j', (text, words) => expect(toWords(text).map(word => word.folded)).toEqual(words));
});

describe('spellings of a word', () => {
  const formsOf = (text: string) => toWords(text).flatMap(wordForms);

  it.each(['Mỹ', 'Mĩ', 'lý', 'lí', 'kỹ', 'quý', 'quí'])('%s is found written with y and with i', word => {
    expect(formsOf(word).map(form => form.at(-1))).toEqual(['i', 'y']);
  });

  it('does not change y and i of other words', () => {
    expect(formsOf('psychology microbiology city')).toEqual(['psychology', 'microbiology', 'city']);
  });

  it('finds German words written with e for the umlaut', () => {
    expect(formsOf('München')).toEqual(['munchen', 'muenchen']);
  });
});

describe('diacritics', () => {
  const exactOf = (text: string) => toWords(text).map(word => word.exact);

  it.each([
    ['khoẻ', 'khỏe'],
    ['hoá', 'hóa'],
    ['thuỷ', 'thủy'],
    ['Mĩ', 'Mỹ'],
    ['ĐẠI', 'đại'],
  ])('%s and %s are one word', (one, other) => expect(exactOf(one)).toEqual(exactOf(other)));
});
