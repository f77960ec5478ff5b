import { fold } from '../../../../schema/rules/folding.rules.js';
import { toWords, wordForms } from './tokenizer.js';
import { parseQueryText } from './queryText.js';

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
    ['  C++ / C#, (2026) ', ['c', 'c', '2026']],
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

describe('the text of a query', () => {
  it('has diacritics for ranking only where some were typed', () => {
    expect(parseQueryText('Úc uk').words).toEqual([
      { folded: 'uc', marked: 'úc' },
      { folded: 'uk', marked: null },
    ]);
  });

  it('drops stop words, unless no other word is left', () => {
    const folded = (text: string) => parseQueryText(text).words.map(word => word.folded);
    expect(folded('The University of Toronto')).toEqual(['university', 'toronto']);
    expect(folded('du học Úc ngành kế toán')).toEqual(['uc', 'ke', 'toan']);
    expect(folded('of')).toEqual(['of']);
    expect(folded('va')).toEqual(['va']);
  });

  it.each(['Mỹ', 'my', 'mĩ', 'Hoa Kỳ', 'hoa ki', 'USA', 'U.S.A.', 'US', 'United States of America'])(
    '%s means the United States',
    text => {
      const { spans } = parseQueryText(text);
      expect(spans.some(({ phrases }) => phrases.some(phrase => phrase.join(' ') === 'united states'))).toBe(true);
    },
  );

  it('reads at most 200 characters and 12 words', () => {
    expect(parseQueryText(`${'x'.repeat(199)} tail`).words).toEqual([{ folded: 'x'.repeat(199), marked: null }]);
    expect(parseQueryText(Array.from({ length: 40 }, (_, place) => `w${place}`).join(' ')).words).toHaveLength(12);
  });
});
