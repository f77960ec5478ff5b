/** A college first and a university after it, over the starter catalogue: degrees that are called so, then what universities go on with, and last what leads to a job. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const JOBS = /radiologic|culinary/i;

it.each([
  'học 2 năm cao đẳng rồi chuyển tiếp đại học mỹ',
  'hoc 2 nam cao dang roi chuyen tiep dai hoc my',
  'community college transfer to university',
  'community college then transfer to a university usa',
  'two year college and then transfer to university',
  'cao đẳng cộng đồng rồi chuyển tiếp đại học',
  'cao đẳng cộng đồng chuyển tiếp lên đại học ở Mỹ',
  'associate for transfer',
  // There a college is what comes before a university.
  'dự bị đại học mỹ',
  'du bi dai hoc my',
  'foundation year usa',
  'pathway california',
  'hết lớp 12 học dự bị ở Mỹ',
])('%s', text => {
  const titles = starter.titlesFor(text);
  for (const title of titles.slice(0, 5)) expect(title).toMatch(/for transfer$/i);
  expect(titles.length).toBeGreaterThanOrEqual(5);
  const jobs = titles.flatMap((title, place) => (JOBS.test(title) ? [place] : []));
  expect(jobs.every(place => place >= titles.length - jobs.length)).toBe(true);
});

// Who comes from a college wants a bachelor's degree, and who says nothing of going on wants any.
it.each([
  ['transfer from community college to university', 'BACHELOR'],
  ['chuyển tiếp từ cao đẳng lên đại học', 'BACHELOR'],
  ['liên thông đại học', 'BACHELOR'],
  ['associate degree', 'ASSOCIATE'],
])('%s: %s', (text, award) => {
  const { understood } = starter.search.searchPrograms({ text });
  expect(understood.map(({ values }) => values)).toEqual([[award]]);
});
it('an associate degree alone is no transfer', () =>
  expect(starter.titlesFor('associate degree', 5).every(title => /for transfer$/i.test(title))).toBe(false));
