import { highlight } from './highlight';

const marked = (label: string, typed: string) =>
  highlight(label, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('highlight', () => {
  it.each([
    ['Đại học Bách khoa', 'dai hoc', '[Đại] [học] Bách khoa'],
    ['Đại học Bách khoa', 'bach kh', 'Đại học [Bách] [kh]oa'],
    ['Đại học Bách khoa', 'ĐẠI', '[Đại] học Bách khoa'],
    ['Technische Universität München', 'munchen uni', 'Technische [Uni]versität [München]'],
    ['Straßburg Institut', 'strassb', '[Straßb]urg Institut'],
    ['Monash University', 'ash', 'Monash University'],
    ['University of Melbourne (Parkville)', 'park', 'University of Melbourne ([Park]ville)'],
    ['Master of Science', '  .* ( ', 'Master of Science'],
  ])('marks in %p what %p has found', (label, typed, expected) => {
    expect(marked(label, typed)).toBe(expected);
  });

  it('keeps a mark with its letter when the label comes decomposed', () => {
    expect(marked('Đại học'.normalize('NFD'), 'da')).toBe('[Đạ]i học');
  });

  it('marks the longest of several words that begin one', () => {
    expect(marked('Computer Science', 'com compu')).toBe('[Compu]ter Science');
  });

  it('loses no letter of any label', () => {
    for (const label of ['😀 Đức 😀', 'ﬁne Arts', 'İstanbul', '']) {
      expect(
        highlight(label, 'duc fine i')
          .map(({ text }) => text)
          .join(''),
      ).toBe(label.normalize('NFC'));
    }
  });
});
