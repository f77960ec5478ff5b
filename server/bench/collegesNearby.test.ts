/** Near a subject at a college: the subject elsewhere, whatever its level, before other subjects at colleges of the place. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['early childhood education canada college', /early childhood/i],
  ['early childhood education canada college 2 years pgwp', /early childhood/i],
  ['college mầm non canada', /early childhood/i],
])('%s', (text, title) => {
  const { near } = starter.search.searchPrograms({ text });
  expect(starter.titleOf(near?.ids[0] ?? '')).toMatch(title);
});

it('that a program is taught at a college is no match of words', () => {
  const { reasons } = starter.search.searchPrograms({ text: 'colleges in vancouver' });
  expect(reasons.flat()).not.toContain('SYNONYM');
});

it.each(['nursing ielts 6.0 ok?', 'nursing ok ko'])('%s: nothing is left out', text => {
  const { droppedWords, near, alsoNear } = starter.search.searchPrograms({ text });
  expect([...droppedWords, ...[near, ...alsoNear].flatMap(one => one?.without ?? [])].join(' ')).not.toContain('ok');
});
