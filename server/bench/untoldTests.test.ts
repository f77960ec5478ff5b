/** Over the starter catalogue: the next level in the place, of which no test is told, stands beside a degree that asks for more than was said. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['bachelor of nursing in australia ielts 6.5', ['bachelor', 'ielts 6.5']],
  ['nursing bachelor australia ielts 6.0', ['bachelor', 'ielts 6.0']],
  ['cử nhân điều dưỡng ở Úc ielts 6.5', ['cử nhân', 'ielts 6.5']],
  ['cu nhan dieu duong uc ielts 6.5', ['cu nhan', 'ielts 6.5']],
])('%s: the degree, then the diploma, then another subject', (text, without) => {
  const [first, second, third] = starter.nearOf(text);
  expect(first?.titles).toEqual(['Bachelor of Nursing']);
  expect([second?.titles, second?.without]).toEqual([['Diploma of Nursing'], without]);
  expect(third?.relation).toBe('BROADER_SUBJECT');
});

// Where the degree tells no test either, where the next level tells that it asks for more, and where it keeps the score.
it.each([
  ['nursing degree australia ielts 6.0', ['WITHOUT_LIMITS', 'BROADER_SUBJECT', 'SAME_SUBJECT']],
  ['thạc sĩ kế toán úc ielts 6.0', ['WITHOUT_LIMITS', 'BROADER_SUBJECT', 'SAME_SUBJECT']],
  ['bachelor of accounting in australia ielts 5.5', ['WITHOUT_LIMITS', 'SAME_SUBJECT', 'WITHOUT_LIMITS']],
  ['bachelor graphic design australia ielts 5.5', ['WITHOUT_LIMITS', 'BROADER_SUBJECT', 'SAME_SUBJECT']],
  ['bachelor of social work canada ielts 6.0', ['WITHOUT_LIMITS', 'SAME_SUBJECT']],
])('%s: as before', (text, relations) =>
  expect(starter.nearOf(text).map(({ relation }) => relation)).toEqual(relations),
);
