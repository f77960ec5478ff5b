/** The length of a year before a degree is none of the degree: `dự bị 1 năm`, `one year foundation`. */
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const kindsOf = (text: string) => understand(text, NO_NAMES).items.map(({ limit, text: said }) => [limit.kind, said]);

it.each([
  ['khóa foundation', 'khóa foundation'],
  ['dự bị 1 năm', 'dự bị 1 năm'],
  ['du bi mot nam', 'du bi mot nam'],
  ['khóa dự bị đại học 9 tháng', 'khóa dự bị đại học 9 tháng'],
  ['one year foundation', 'one year foundation'],
  ['1-year foundation', '1-year foundation'],
  ['foundation 9 months', 'foundation 9 months'],
])('%s is one limit', (text, said) => expect(kindsOf(text)).toEqual([['ENTRY', said]]));

it.each([
  ['dự bị 4 năm', ['ENTRY', 'DURATION']],
  ['3 years with foundation', ['DURATION', 'ENTRY']],
  ['foundation, master 1 year', ['ENTRY', 'AWARD', 'DURATION']],
  ['business 1 năm', ['DURATION']],
])('%s: the length of a degree is its own', (text, kinds) =>
  expect(kindsOf(text).map(([kind]) => kind)).toEqual(kinds),
);

it('pathway into engineering looks for engineering', () =>
  expect(understand('pathway into engineering', NO_NAMES)).toMatchObject({ items: [{ text: 'pathway' }] }));
