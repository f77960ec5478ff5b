/** Institutions by price and by tests: by the cheapest of their programs, and by the minimums that they state themselves. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const at = (overall: number, test: 'IELTS' | 'DUOLINGO' = 'IELTS') => ({ test, overall });
const asking = (...englishMinimums: ReturnType<typeof at>[]) => ({
  asks: { englishMinimums, diplomaEntries: [], statesPathway: false },
});
const cost = (amount: number, currency: 'CAD' | 'AUD') => ({ tuition: { amount, currency } });
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [
      institutionRow('dear', { name: 'University of Alpha', completeness: 1, ...asking(at(6.5), at(120, 'DUOLINGO')) }),
      institutionRow('cheap', { name: 'Beta College', type: 'COLLEGE', ...asking(at(5.5)) }),
      institutionRow('middle', { name: 'University of Gamma', destination: 'AU', city: 'Perth', ...asking(at(6)) }),
      institutionRow('untold', { name: 'University of Delta', completeness: 0.9 }),
    ],
    programs: [
      programRow('a', 'dear', { title: 'Nursing', ...cost(60_000, 'CAD') }),
      programRow('b', 'dear', { title: 'Law', ...cost(40_000, 'CAD') }),
      programRow('c', 'cheap', { title: 'Nursing', ...cost(16_000, 'CAD') }),
      programRow('d', 'middle', { title: 'Law', ...cost(30_000, 'AUD') }),
      programRow('e', 'untold', { title: 'Nursing' }),
    ],
  });
});
const search = (text: string, more = {}) => service.searchInstitutions({ text, ...more });
const found = (text: string, more = {}) => search(text, more).ids.map(id => id.replace('id-', ''));

it.each([
  ['trường rẻ nhất', ['cheap', 'middle', 'dear', 'untold']],
  ['cheapest universities', ['middle', 'dear', 'untold']],
  ['cheap nursing school canada', ['cheap', 'dear', 'untold']],
  ['most expensive schools', ['dear', 'middle', 'cheap', 'untold']],
  ['truong re o canada', ['cheap', 'dear', 'untold']],
])('%s are in that order: %j', (text, slugs) => {
  expect(found(text)).toEqual(slugs);
  expect(search(text).understood).toContainEqual(expect.objectContaining({ kind: 'SORT', isApplied: true }));
});

it.each([
  ['universities with tuition under 30000 AUD', ['middle']],
  ['trường học phí dưới 20000 đô Canada', ['cheap']],
  ['trường học phí từ 35000 đô Canada', ['dear']],
  ['trường nhận IELTS 5.5', ['cheap']],
  ['universities accepting IELTS 6.0', ['middle']],
  ['có ielts 6.5 học trường nào', ['dear', 'cheap', 'middle']],
  ['schools with duolingo', ['dear']],
  ['trường không cần IELTS', ['dear']],
])('%s are %j', (text, slugs) => expect(found(text)).toEqual(slugs));

it('counts what does not tell, and takes it in on request', () => {
  expect(search('trường nhận IELTS 5.5').understood).toMatchObject([
    { kind: 'TEST', filter: 'ENGLISH', isApplied: true, lacking: 1 },
  ]);
  expect(search('tuition under 20000 CAD').understood).toMatchObject([{ filter: 'TUITION', lacking: 1 }]);
  const english = { test: 'IELTS', overall: 5.5, includeUnknown: true };
  expect(found('', { filter: { english } }).toSorted()).toEqual(['cheap', 'untold']);
  expect(found('', { filter: { tuition: { max: 16_000, currency: 'CAD' } } })).toEqual(['cheap']);
  expect(found('', { filter: { acceptedTests: ['DUOLINGO'] } })).toEqual(['dear']);
});

it.each(['University of Alpha ielts 5.5', 'university of alpha tuition under 10000 CAD'])(
  '%s is the one that is named, whatever it asks for',
  text => {
    expect(found(text)).toEqual(['dear']);
    expect(search(text).understood.at(-1)).toMatchObject({ isApplied: false });
  },
);

it('a sort that is chosen by hand wins', () => expect(found('trường rẻ nhất', { sort: 'TITLE_ASC' })[0]).toBe('cheap'));
