/** Near a trade is the trade elsewhere before degrees of engineering in the place, and nothing that follows a first degree. Over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const CARS = 'Automotive and Vehicle Engineering Technology (Bachelor of Technology)';
const near = (text: string): string[] => starter.nearOf(text).flatMap(({ titles }) => titles);

it.each([
  'con trai em muốn học nghề sửa ô tô ở úc',
  'em muốn học nghề sửa xe ở Úc',
  'học nghề sửa ô tô ở Đức',
  'sửa chữa ô tô ở Úc',
  'cao đẳng sửa ô tô ở úc',
  'automotive mechanic course in australia',
  'car repair in australia',
  'diploma automotive australia',
  'automotive trade germany',
])('%s: cars elsewhere, then engineering there', text => {
  const [first, second] = starter.nearOf(text);
  expect([first?.relation, first?.titles, second?.relation]).toEqual(['SAME_SUBJECT', [CARS], 'BROADER_SUBJECT']);
});

it.each([
  'con trai em muốn học nghề sửa ô tô ở úc',
  'welding course australia',
  'học nghề hàn ở úc',
  'học điện lạnh ở Đức',
  'nghề mộc ở Mỹ',
  'bricklaying ireland',
  'thợ tiện ở Đức',
  'học pha chế ở úc',
])('%s: nothing that follows a first degree', text => {
  expect(near(text).length).toBeGreaterThan(0);
  expect(near(text).join()).not.toMatch(/Master|\(M[A-Z]|Graduate Certificate|Korean/);
});

it.each([
  ['làm bánh ở Pháp', 'Certificate IV in Kitchen Management'],
  ['học làm bánh ở Mỹ', 'Culinary Arts (Diploma)'],
  ['chef course uk', 'Certificate IV in Kitchen Management'],
])('%s: a kindred trade elsewhere, too', (text, title) => expect(near(text)).toContain(title));

it.each(['em muốn học nghề ở úc', 'mình định học nghề ở úc', 'em muon hoc nghe o uc'])('%s: says the level', text =>
  expect(starter.search.searchPrograms({ text }).understood.map(({ kind }) => kind)).toEqual(['AWARD', 'PLACE']),
);

// Engineers, a level above, and what is in the place.
it.each([
  ['kỹ sư ô tô ở Úc', 'BROADER_SUBJECT'],
  ['automotive engineering in australia', 'BROADER_SUBJECT'],
  ['bachelor automotive australia', 'BROADER_SUBJECT'],
  ['học nghề đầu bếp ở Ireland', 'WITHOUT_LIMITS'],
])('%s: first %s', (text, relation) => expect(starter.nearOf(text)[0]?.relation).toBe(relation));
