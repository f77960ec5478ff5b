/** A subject, a degree from school and a place of which there are few, over the starter catalogue: beside what is related stands what the place has of the subject at another level, what somebody from school begins with first. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const atAnotherLevel = (text: string) => starter.nearOf(text).find(({ relation }) => relation === 'WITHOUT_LIMITS');

it.each([
  ['nursing degree australia', 'degree', 'Diploma of Nursing'],
  ['bachelor of nursing australia', 'bachelor', 'Diploma of Nursing'],
  ['cử nhân điều dưỡng Úc', 'cử nhân', 'Diploma of Nursing'],
  ['cu nhan dieu duong uc', 'cu nhan', 'Diploma of Nursing'],
  ['cử nhân thiết kế đồ họa Canada', 'cử nhân', 'Graphic Design (Advanced Diploma)'],
  ['cu nhan thiet ke do hoa canada', 'cu nhan', 'Graphic Design (Advanced Diploma)'],
  ['cử nhân kế toán Canada', 'cử nhân', 'Accounting (Diploma)'],
  ['interior design degree canada', 'degree', 'Graphic Design (Advanced Diploma)'],
])('%s', (text, level, title) => {
  expect(starter.titlesFor(text)).not.toEqual([]);
  expect(atAnotherLevel(text)).toMatchObject({ without: [level] });
  expect(atAnotherLevel(text)?.titles[0]).toBe(title);
});

// Whoever has a first degree needs no other one beside what is related at the level.
it.each(['mechanical engineering masters germany', 'thạc sĩ cơ khí Đức', 'thac si co khi duc'])(
  '%s: no first degree',
  text => expect(atAnotherLevel(text)).toBeUndefined(),
);
