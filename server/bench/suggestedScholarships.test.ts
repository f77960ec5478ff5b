/** A text that asks for scholarships is suggested those first, and one that may ask for a program is not; over the starter catalogue. */
import type { SearchService } from '../domains/search/search.service.js';
import { starterSearch } from './judged/starterSearch.js';

let search: SearchService;
beforeAll(async () => {
  ({ search } = await starterSearch());
});
const kindsFor = (text: string) => search.suggest({ text, limit: 8 }).map(({ kind }) => kind);

it.each([
  'scholarships for bachelor in australia 50%',
  'full scholarship for master in uk',
  'hoc bong thac si uc',
  'học bổng thạc sĩ úc',
  'học bổng 50% cử nhân úc',
  'hoc bong 50% cu nhan uc',
  'học bổng kế toán úc',
  'hoc bong ke toan uc',
  'mba scholarship uk',
  'fully funded phd germany',
  'học bổng toàn phần thạc sĩ kinh tế anh',
  '100% scholarship master canada',
])('%s: scholarships first', text => expect(kindsFor(text)[0]).toBe('SCHOLARSHIP'));

it.each([
  ['thạc sĩ canada deadline january', 'PROGRAM'],
  ['kế toán úc', 'PROGRAM'],
  ['master in uk', 'PROGRAM'],
  ['london scho', 'INSTITUTION'],
  ['free tuition engineering germany', 'PROGRAM'],
])('%s: still suggests what is no scholarship', (text, kind) => expect(kindsFor(text)).toContain(kind));

it('a page of programs alone suggests no scholarship', () =>
  expect(
    new Set(search.suggest({ text: 'mba scholarship uk', kinds: ['PROGRAM'], limit: 8 }).map(one => one.kind)),
  ).toEqual(new Set(['PROGRAM'])));
