/** A subject, a country and a price that nothing there has: the subject itself elsewhere, at the price, stands before a related subject that does not have it either. Over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['học marketting ở ireland dưới 20000 euro', /Marketing/],
  ['marketing ireland under 20000 euro', /Marketing/],
  ['marketing dublin under 15000 euro', /Marketing/],
  ['thạc sĩ marketing ở Ireland dưới 20000 euro', /Marketing/],
  ['kinh tế ở Ireland dưới 15000 euro', /Economics/],
  ['logistics ireland under 15000 euro', /Logistics/],
  ['cơ khí ở Mỹ dưới 20000 usd', /Mechanical/],
  ['bachelor physics australia under 20000 aud', /Physics/],
  ['sinh học ở Anh dưới 15000 bảng', /Biology|Bio|Life/],
  ['aerospace engineering australia under 30000 aud', /Aerospace/],
  ['data science australia miễn học phí', /Data Science/],
])('%s: the subject elsewhere before another one there', (text, title) => {
  const near = starter.nearOf(text);
  const elsewhere = near.findIndex(({ relation }) => relation === 'SAME_SUBJECT');
  const broader = near.findIndex(({ relation }) => relation === 'BROADER_SUBJECT');
  expect(near[elsewhere]?.titles[0]).toMatch(title);
  expect(elsewhere).toBeLessThan(broader < 0 ? Infinity : broader);
});

// What has the price in the place stays first, and so does it where nothing elsewhere has it.
it.each([
  'học marketing ở Úc dưới 25000 aud',
  'thạc sĩ marketing ở Úc dưới 25000 aud',
  'mba australia under 30000 aud',
  'mba ireland under 15000 euro',
  'kế toán vancouver dưới 12000 cad',
])('%s: the related subject there stays first', text => expect(starter.relationsOf(text)[0]).toBe('BROADER_SUBJECT'));
