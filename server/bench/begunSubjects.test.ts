/** While somebody types, the first syllable of a Vietnamese subject begins it, whatever else begins so; over the starter catalogue. */
import type { SearchService } from '../domains/search/search.service.js';
import { starterSearch } from './judged/starterSearch.js';

let search: SearchService;
beforeAll(async () => {
  ({ search } = await starterSearch());
});
const suggested = (text: string) => search.suggest({ text, limit: 8 });

it.each([
  ['thạc sĩ kế', /account/i],
  ['cu nhan ke', /account/i],
  ['ngành kế', /account/i],
  ['muốn học kế', /account/i],
  ['du học kế', /account/i],
  ['kế', /account/i],
  ['thạc sĩ tài', /financ/i],
  ['ngành tài', /financ/i],
  ['tài', /financ/i],
  ['thạc sĩ quản', /manage|business|admin/i],
  ['hoc quan', /manage|business|admin/i],
  ['thạc sĩ kinh', /econom|business/i],
  ['ngành luật kinh', /econom|business/i],
  ['cử nhân điều', /nursing/i],
])('%s is on the way to a subject', (text, title) => {
  const all = suggested(text);
  expect(all[0]?.kind).toBe('PROGRAM');
  expect(all.some(({ kind, label }) => kind === 'PROGRAM' && title.test(label))).toBe(true);
});

// Behind words that are no syllables, and without its marks, it begins what the index has.
it.each([
  ['master of da', /data/i],
  ['data science u', /data science/i],
  ['ke', /keele/i],
  ['quan', /quant|optic|physic/i],
  ['my', /./],
  ['monash ke', /./],
])('%s completes words as before', (text, label) => expect(suggested(text)[0]?.label).toMatch(label));
