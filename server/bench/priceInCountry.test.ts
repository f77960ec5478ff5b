/** A price that nothing in the city meets: of a broader subject what costs about as much in its country is before what costs far more in it, or follows a first degree. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const broaderOf = (text: string) => starter.nearOf(text).find(({ relation }) => relation === 'BROADER_SUBJECT');

it.each([
  ['early childhood education in melbourne, tuition below $25,000 a year', /education studies/i],
  ['giáo dục mầm non ở Melbourne dưới 25k aud', /education studies/i],
  ['giao duc mam non o Melbourne duoi 25k aud', /education studies/i],
  ['khoa học dữ liệu ở Toronto dưới 300 triệu', /lethbridge|computer science \(bachelor of science\)/i],
  ['data science in toronto under 20000 cad', /computer science \(bachelor of science\)/i],
  ['marketing ở Melbourne dưới 300 triệu', /bachelor of business/i],
  ['economics in melbourne under $15000 a year', /bachelor of business/i],
  ['kế toán ở Boston dưới 300 triệu', /associate/i],
  ['nhân sự ở Sydney dưới 12k aud', /bachelor of business|diploma of business/i],
])('%s', (text, title) => {
  const broader = broaderOf(text);
  expect(broader?.titles[0]).toMatch(title);
  expect(broader?.titles.slice(0, 2).join(' | ')).not.toMatch(
    /master|\((msc|ma|mba)\)|graduate (diploma|certificate)/i,
  );
});

/** What the city has within reach stays. */
it.each([
  ['marketing in calgary under $15000 a year', /business administration/i, 'under $15000 a year'],
  ['animation in toronto below 10k', /graphic design/i, 'below 10k'],
])('%s', (text, title, without) => {
  const broader = broaderOf(text);
  expect(broader?.titles[0]).toMatch(title);
  expect(broader?.without).toEqual([without]);
});

it('a level that was said is kept', () => {
  expect(broaderOf('thạc sĩ giáo dục mầm non ở Melbourne dưới 25k aud')?.titles[0]).toMatch(/master/i);
});
