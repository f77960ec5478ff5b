/** Games over the starter catalogue: software is near them, and no answer. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const GAMES = /games?\b/i;
const SOFTWARE = /software/i;

it.each([
  ['làm game ở Anh hoặc Ireland, học phí không quá 700 triệu/năm', 1],
  ['lam game o anh hoac ireland', 2],
  ['làm game', 4],
  ['lập trình game', 4],
  ['lap trinh game o Anh', 1],
  ['lập trình game thạc sĩ', 0],
  ['lập trình game ở Canada', 0],
  ['thiết kế game ở Anh', 1],
  ['thiết kế game Úc dưới 1 tỷ', 1],
  ['thiết kế game developer', 4],
  ['ngành game tháng 9', 2],
  ['game developer', 4],
  ['game developer uk', 1],
  ['game design', 4],
  ['game design master', 0],
  ['game art', 4],
  ['game art uk under 20000', 1],
  ['games development ireland', 1],
])('%s: %i about games, and nothing else', (text, count) => {
  const { ids } = starter.search.searchPrograms({ text });
  expect(ids.map(starter.titleOf)).toEqual(Array(count).fill(expect.stringMatching(GAMES)));
});

it.each([
  'làm game ở Anh hoặc Ireland, học phí không quá 700 triệu/năm',
  'làm game',
  'lập trình game thạc sĩ',
  'lập trình game ở Canada',
  'thiết kế game ở Anh',
  'game developer uk',
  'game design master',
  'games development ireland',
])('%s: software is the nearest of computing', text => {
  const broader = starter.nearOf(text).find(({ relation }) => relation === 'BROADER_SUBJECT');
  expect(broader?.titles[0]).toMatch(SOFTWARE);
});

it.each([
  ['kỹ thuật phần mềm', SOFTWARE],
  ['software engineering', SOFTWARE],
  ['lập trình', SOFTWARE],
  ['thực tế ảo', GAMES],
  ['hoạt hình', /animation/i],
])('%s stays about %p', (text, first) => expect(starter.titlesFor(text, 1)[0]).toMatch(first));

it.each(['game và software engineering', 'lập trình game hoặc kỹ thuật phần mềm'])(
  '%s: both, since both are said',
  text => {
    const titles = starter.titlesFor(text, 6).join();
    expect(titles).toMatch(GAMES);
    expect(titles).toMatch(SOFTWARE);
  },
);
