/** A mistyped word for a limit finds what its right spelling finds, and says the same of it. Over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const kindsOf = (text: string) => starter.search.searchPrograms({ text }).understood.map(({ kind }) => kind);

it.each([
  [
    'foudation program for my son in Melbourne start february',
    'foundation program for my son in Melbourne start february',
  ],
  ['accounting start febuary sydney', 'accounting start february sydney'],
  ['nursing with intership canada', 'nursing with internship canada'],
  ['co-opp computer science canada', 'co-op computer science canada'],
  ['khóa dự bịi Úc', 'khóa dự bị Úc'],
  ['dai hcj nao o Toronto day thiet ke thoi trang', 'dai hoc nao o Toronto day thiet ke thoi trang'],
  ['truogn dai hoc o Toronto', 'truong dai hoc o Toronto'],
  ['2nd semster australia', 'semester 2 australia'],
])('%s: %s', (text, right) => {
  expect(kindsOf(text)).toEqual(kindsOf(right));
  expect(starter.titlesFor(text)).toEqual(starter.titlesFor(right));
  const { reasons, near } = starter.search.searchPrograms({ text });
  expect([...reasons, ...(near?.reasons ?? [])].flat()).not.toContain('TYPO_CORRECTED');
});
