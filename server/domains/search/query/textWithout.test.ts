/** The link of what is near carries what was typed. */
import { NO_NAMES } from '../test/noNames.js';
import { textWithout, typedAs } from './textWithout.js';

const spanOf = (text: string, part: string) => {
  const from = text.indexOf(part);
  return { from, to: from + part.length };
};
type Case = { left?: string[]; kept?: string[]; terms?: string[]; looked?: string[]; subject?: [string, string] };
const linkOf = (text: string, { left = [], kept = [], terms = [], looked, subject }: Case): string | null =>
  textWithout(typedAs(text, NO_NAMES), {
    limits: [...left, ...kept].map(part => spanOf(text, part)),
    left: left.map(part => spanOf(text, part)),
    leftTerms: terms.map(term => ({ text: term })),
    ...(looked && { keptTerms: looked.map(term => ({ text: term })) }),
    replaced: subject ? { term: { text: subject[0] }, by: subject[1] } : null,
  });

it.each<[string, Case, string]>([
  ['graphic design in Dublin', { left: ['Dublin'] }, 'graphic design'],
  ['Kế toán ở Úc dưới 300 triệu', { left: ['dưới 300 triệu'], kept: ['Úc'] }, 'Kế toán ở Úc'],
  ['Kế toán ở Úc dưới 300 triệu', { left: ['Úc'], kept: ['dưới 300 triệu'] }, 'Kế toán dưới 300 triệu'],
  ['nursing, Dublin or Galway, master', { left: ['Dublin or Galway'], kept: ['master'] }, 'nursing, master'],
  ['community colleges in Seattle', { left: ['community colleges'], kept: ['Seattle'] }, 'Seattle'],
  ['kế toán ở Úc hoặc Canada', { left: ['Úc', 'Canada'], looked: ['kế toán'] }, 'kế toán'],
  ['Nursing in California', { terms: ['California'] }, 'Nursing'],
  ['học Graphic Design ở Dublin', { kept: ['Dublin'], subject: ['Graphic Design', 'design'] }, 'học design ở Dublin'],
  ['C++ in Berlin', { left: ['Berlin'] }, 'C++'],
  ['Monash, RMIT kế toán', { kept: ['Monash', 'RMIT'], subject: ['kế toán', 'kinh doanh'] }, 'Monash, RMIT kinh doanh'],
  ['Sydney, nursing', { kept: ['Sydney'], subject: ['nursing', 'health'] }, 'Sydney, health'],
  ['Shannon: Midlands animation', { left: ['Shannon'], terms: ['Midlands'] }, 'animation'],
  ['R&D master in Berlin', { left: ['Berlin'], kept: ['master'] }, 'R&D master'],
  // A word of a subject leads to nothing, and no sign of a list is left.
  [
    'an ninh mạng úc dưới 5 ngàn usd',
    { left: ['dưới 5 ngàn usd'], kept: ['úc'], looked: ['an ninh mạng'] },
    'an ninh mạng úc',
  ],
  ['an ninh mang uc', { left: ['uc'], looked: ['an ninh mang'] }, 'an ninh mang'],
  ['học nấu ăn có hưởng lương', { left: ['có hưởng lương'] }, 'học nấu ăn'],
  ['study an MBA in Dublin', { left: ['Dublin'] }, 'study an MBA'],
  ['môi trường + chính sách, thạc sĩ', { kept: ['thạc sĩ'], terms: ['môi trường', 'chính sách'] }, 'thạc sĩ'],
  [
    'an ninh mạng + dữ liệu, thạc sĩ',
    { kept: ['thạc sĩ'], terms: ['dữ liệu'], subject: ['an ninh mạng', 'máy tính'] },
    'máy tính, thạc sĩ',
  ],
  ['luật + dữ liệu', { terms: ['luật'] }, 'dữ liệu'],
  // Greetings and words of asking say nothing where it is told what is looked for.
  ['Em muốn hỏi ngành luật ở Hà Lan với ạ', { left: ['Hà Lan'], looked: ['luật'] }, 'luật'],
  ['hi, im looking for a law degree in Malta please', { left: ['Malta'], looked: ['law'] }, 'law'],
  ['law? looking for master in Dublin', { kept: ['master', 'Dublin'], looked: ['law'] }, 'law master in Dublin'],
  ['ad ơi có luật ở Đức không ạ', { kept: ['Đức'], subject: ['luật', 'kinh tế'], looked: [] }, 'kinh tế ở Đức'],
  [
    'so nursing or pharmacy, pls: Dublin',
    { kept: ['Dublin'], looked: ['nursing', 'pharmacy'] },
    'nursing or pharmacy, Dublin',
  ],
  // A word that stands nowhere in the text was read out of something else, which may be any.
  ['study an LLB in Dublin', { left: ['Dublin'], looked: ['law'] }, 'study an LLB'],
])('%s without %j is "%s"', (text, changed, link) => expect(linkOf(text, changed)).toBe(link));

it('is composed', () => {
  const typed = 'kế toán ở Úc'.normalize('NFD');
  expect(linkOf(typed, { terms: ['Úc'] })).toBe('kế toán');
});

it('is none where a word was read out of something else', () =>
  expect(linkOf('LLB Dublin', { terms: ['law'] })).toBeNull());
