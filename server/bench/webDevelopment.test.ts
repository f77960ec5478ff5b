/** Who wants to make websites, over the starter catalogue: the development of software before software engineering in general, and design for whoever designs them. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const DEVELOPMENT = /software development/i;
const SOFTWARE = /software engineering|interactive/i;

it.each([
  'học lập trình làm web',
  'hoc lap trinh lam web',
  'lập trình web',
  'lap trinh web',
  'làm web',
  'thiết kế web',
  'thiet ke web',
  'design websites',
  'làm website',
  'viết web',
  'làm trang web',
  'web developer',
  'web development',
  'front end developer',
  'backend',
  'fullstack',
  'full stack developer',
  'make websites',
  'reactjs',
])('%s: the development of software, then software in general', text => {
  const { ids, reasons } = starter.search.searchPrograms({ text });
  const titles = ids.map(starter.titleOf);
  for (const title of titles.slice(0, 2)) expect(title).toMatch(DEVELOPMENT);
  for (const title of titles.slice(2, 6)) expect(title).toMatch(SOFTWARE);
  expect(reasons[0]).not.toContain('RELATED_SUBJECT');
});

it.each(['học làm web ở Úc', 'web development canada', 'lập trình web ở Canada'])(
  '%s: elsewhere the development of software is first',
  text => {
    const elsewhere = starter.nearOf(text).find(({ relation }) => relation === 'SAME_SUBJECT');
    expect(elsewhere?.titles[0]).toMatch(DEVELOPMENT);
  },
);

it.each(['web design', 'web designer', 'website design'])('%s: design', text => {
  const [first, second] = starter.titlesFor(text, 2);
  expect(first).toMatch(/interaction design/i);
  expect(second).toMatch(/design|human-cent/i);
});

it.each<[text: string, first: RegExp]>([
  ['lập trình', /software engineering/i],
  ['lập trình viên', /software engineering/i],
  ['software engineering', /software engineering/i],
  ['app developer', /software engineering/i],
  ['python', /software engineering/i],
  ['lập trình game', /game/i],
  ['lập trình viên AI', /artificial/i],
])('%s stays about %p', (text, first) => expect(starter.titlesFor(text, 1)[0]).toMatch(first));
