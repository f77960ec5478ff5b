/** Over the starter catalogue: the subject elsewhere is before what only shares a field with it in the place, as music does with fashion. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['thiet ke thoi trang o Toronto', /Fashion Design/],
  ['trường nào ở Toronto dạy thiết kế thời trang', /Fashion Design/],
  ['thiết kế thời trang ở Melbourne', /Fashion/],
  ['thời trang Sydney', /Fashion/],
  ['thoi trang o sydney', /Fashion/],
  ['interior design toronto', /Interior Design$/],
  ['trường nào ở Sydney dạy thiết kế nội thất', /Interior Design$/],
  ['khoa học dữ liệu ở Perth', /^Master of Data Science/],
])('%s: the subject elsewhere is first', (text, title) => {
  const [first, second] = starter.nearOf(text);
  expect([first?.relation, second?.relation]).toEqual(['SAME_SUBJECT', 'BROADER_SUBJECT']);
  expect(first?.titles[0]).toMatch(title);
});

// What is called by the broader subject, and a subject of a whole field.
it.each([
  'hoạt hình ở Toronto',
  'animation melbourne',
  'marketing ở Galway',
  'cơ khí ở Dublin',
  'kế toán ở Vancouver',
  'nursing australia',
  'toán ở Perth',
  'physics perth',
])('%s: the broader subject in the place is before it', text =>
  expect(starter.nearOf(text).map(({ relation }) => relation)).toEqual(['BROADER_SUBJECT', 'SAME_SUBJECT']),
);

it('what only shares the field, there or at the price, is before another level of the subject', () =>
  expect(starter.nearOf('bachelor fashion ireland under 15000 euro').map(({ relation }) => relation)).toEqual([
    'SAME_SUBJECT',
    'BROADER_SUBJECT',
    'BROADER_SUBJECT',
  ]));
