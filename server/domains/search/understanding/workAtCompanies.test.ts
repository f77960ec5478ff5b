/** Where somebody wants to be an intern is said with it: a company is no subject. A length in years takes what ends a month later. */
import { feature, limitsOf, restOf } from '../test/limitsSaid.js';

const INTERNSHIP = feature('COOP_INTERNSHIP');

it.each([
  ['kỹ sư có thực tập doanh nghiệp', 'kỹ sư'],
  ['ky su co thuc tap doanh nghiep', 'ky su'],
  ['kế toán được đi thực tập ở công ty', 'kế toán'],
  ['cơ khí có thực tập tại nhà máy', 'cơ khí'],
  ['kinh doanh thực tập trong doanh nghiệp lớn', 'kinh doanh'],
  ['engineering with an internship in a company', 'engineering'],
  ['accounting with placements in industry', 'accounting'],
])('%s: an internship beside %s', (text, rest) => {
  expect(limitsOf(text)).toEqual([INTERNSHIP]);
  expect(restOf(text).trim()).toBe(rest);
});

it.each(['quản trị doanh nghiệp', 'luật doanh nghiệp', 'mở công ty', 'start a company', 'business'])(
  '%s is no internship',
  text => expect(limitsOf(text)).toEqual([]),
);

it.each([
  ['cử nhân 2 năm', 25],
  ['bachelor 2 years', 25],
  ['cử nhân 3 năm', 37],
  ['thạc sĩ 1 năm', 12],
  ['không quá 2 năm', 24],
  ['dưới 2 năm', 23],
  ['24 tháng', 24],
])('%s takes up to %i months', (text, max) => expect(limitsOf(text)).toContainEqual(expect.objectContaining({ max })));
