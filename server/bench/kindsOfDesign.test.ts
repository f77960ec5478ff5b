/** What stands behind a kind of design where a place has little of it: what is nearest to it before what is another trade. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

/** Titles stand in this order, and all of the first before all of the second. */
it.each([
  ['thiết kế nội thất ở Mỹ', /architecture$/i, /industrial|engineering|game/i],
  ['thiet ke noi that o My', /architecture$/i, /industrial|engineering|game/i],
  ['interior design in usa', /architecture$/i, /industrial|engineering|game/i],
  ['trang trí nội thất ở Mỹ', /architecture$/i, /industrial|engineering|game/i],
  ['thiết kế nội thất', /architectural design|environmental design/i, /architecture$|industrial/i],
  ['interior design in canada', /environmental|architectural/i, /fashion|graphic/i],
  ['thiết kế thời trang ở Úc', /bachelor of design/i, /architectural/i],
  ['fashion design in usa', /graphic/i, /industrial|game|interior/i],
  ['thiết kế công nghiệp ở Anh', /communication design/i, /animation|games|fashion/i],
  ['product design in uk', /communication design/i, /animation|games|fashion/i],
  ['industrial design in usa', /interior|graphic/i, /game|fashion/i],
  ['UX design in usa', /graphic/i, /game|fashion|interior/i],
])('%s', (text, nearer, further) => {
  const titles = starter.titlesFor(text, 20);
  const last = titles.findLastIndex(title => nearer.test(title));
  const first = titles.findIndex(title => further.test(title));
  expect(last).toBeGreaterThanOrEqual(0);
  expect(first === -1 || last < first).toBe(true);
});

/** What is about the kind itself stays first. */
it.each([
  ['thiết kế nội thất ở Mỹ', /interior design/i],
  ['fashion design', /fashion/i],
  ['thiết kế đồ họa', /graphic/i],
  ['thiết kế công nghiệp', /industrial design/i],
  ['thiết kế game', /game/i],
])('%s', (text, title) => {
  expect(starter.titlesFor(text, 1)[0]).toMatch(title);
});
