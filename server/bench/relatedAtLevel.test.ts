/** Who says a level and finds the subject at another one alone is shown what is akin to it at the said level elsewhere, and that first. Over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['master public health usa', /Epidemiology/],
  ['thạc sĩ y tế công cộng ở Mỹ', /Epidemiology/],
  ['thac si y te cong cong o my', /Epidemiology/],
  ['master nursing australia', /Public Health/],
  ['thạc sĩ điều dưỡng ở Úc', /Public Health/],
  ['master journalism canada', /Communications/],
  ['thạc sĩ báo chí ở Úc', /Communications/],
  ['master animation canada', /Illustration/],
  ['thạc sĩ thiết kế thời trang ở Anh', /Design/],
])('%s: a related master’s degree elsewhere, then the bachelor’s degree there', (text, title) => {
  const [first, second, ...others] = starter.nearOf(text);
  expect([first?.relation, second?.relation, others]).toEqual(['BROADER_SUBJECT', 'WITHOUT_LIMITS', []]);
  expect(first?.titles[0]).toMatch(title);
  expect(first?.titles.join()).not.toMatch(/Bachelor|\(B(A|Sc)/);
});

// What is no kin is no choice, and where the subject is at the level elsewhere, nothing changes.
it.each([
  ['master chemistry canada', ['WITHOUT_LIMITS']],
  ['master of pharmacy uk', ['WITHOUT_LIMITS']],
  ['thạc sĩ điều dưỡng ở Canada', ['SAME_SUBJECT', 'WITHOUT_LIMITS', 'BROADER_SUBJECT']],
  ['master logistics ireland', ['BROADER_SUBJECT', 'SAME_SUBJECT']],
  ['public health usa', ['BROADER_SUBJECT']],
])('%s: %j', (text, relations) => expect(starter.nearOf(text).map(({ relation }) => relation)).toEqual(relations));
