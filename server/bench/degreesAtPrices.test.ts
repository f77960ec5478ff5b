/** A level, a country and a price that the country does not have, over the starter catalogue: what has the price stands before what costs far more. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const titlesNear = (text: string): string[] => starter.nearOf(text).flatMap(({ titles }) => titles);

it.each([
  'MBA ở Canada dưới 800 triệu một năm',
  'mba in Canada under 40000 CAD a year',
  'mba canada duoi 800 trieu',
  'MBA Canada dưới 40000 cad',
  'mba canada under 35000 usd',
  'học mba ở canada dưới 900 triệu',
])('%s: what is akin at the price before the subject elsewhere for more', text => {
  const [first] = starter.nearOf(text);
  expect([first?.relation, first?.without]).toEqual(['BROADER_SUBJECT', [expect.stringMatching(/Canada|Mỹ/i)]]);
});

it.each([
  'thạc sĩ luật Úc dưới 500 triệu',
  'LLM australia under 25000 aud',
  'thạc sĩ khoa học dữ liệu Mỹ dưới 500 triệu',
  'master computer science usa under 15000 usd',
  'thac si ky thuat my duoi 400 trieu',
  'thạc sĩ kỹ thuật Mỹ dưới 400 triệu',
  'bachelor aerospace engineering uk under 8000 gbp',
  'business bachelor usa under 25k usd',
])('%s: the subject elsewhere at the price before the subject there for far more', text => {
  const [first] = starter.nearOf(text);
  expect([first?.relation, first?.without.length]).toEqual(['SAME_SUBJECT', 1]);
  expect(starter.relationsOf(text)).toContain('WITHOUT_LIMITS');
});

it.each([
  'thạc sĩ tài chính ở Úc dưới 35000 aud',
  'master of finance australia under 35000 aud',
  'thac si tai chinh uc duoi 35000 aud',
])('%s: what is akin there at the price, then the subject elsewhere at it, then the subject there', text =>
  expect(starter.relationsOf(text)).toEqual(['BROADER_SUBJECT', 'SAME_SUBJECT', 'WITHOUT_LIMITS']),
);

it.each([
  ['mba germany under 10000 euro', /MBA|Master of Business Administration/],
  ['MBA Ireland under 15000 euro', /MBA|Master of Business Administration/],
  ['mba ireland dưới 400 triệu', /MBA|Master of Business Administration/],
  ['bachelor marketing ireland under 10000 euro', /Fashion Marketing/],
  ['thạc sĩ quản trị khách sạn Úc dưới 500 triệu', /Global Hospitality Management/],
])('%s: nothing elsewhere that costs more than twice as much', (text, dear) => {
  expect(titlesNear(text).length).toBeGreaterThan(2);
  expect(titlesNear(text).join()).not.toMatch(dear);
});

// What costs a little more there, or tells no price, stays first, as does a licensed profession, and what costs far more is near where nothing else is.
it.each([
  ['computer science bachelor uk under £18k, ielts 6.0 ok', 'WITHOUT_LIMITS'],
  ['cử nhân cơ khí ở Canada dưới 10000 cad', 'WITHOUT_LIMITS'],
  ['master of education canada under 15000', 'SAME_SUBJECT'],
  ['thạc sĩ kế toán Canada dưới 500 triệu', 'WITHOUT_LIMITS'],
  ['bachelor fashion ireland under 15000 euro', 'SAME_SUBJECT'],
  ['bachelor pharmacy in ireland under 15000 euro', 'SAME_SUBJECT'],
  ['cử nhân điều dưỡng ở Úc dưới 35000 aud', 'WITHOUT_LIMITS'],
])('%s: %s first', (text, relation) => expect(starter.relationsOf(text)[0]).toBe(relation));
