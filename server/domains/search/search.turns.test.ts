/** Alternatives take turns in the first places: subjects that are said together, and places. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const city = (slug: string, destination: 'CA' | 'DE' | 'US', name: string, completeness: number) =>
  institutionRow(slug, { name: slug, destination, city: name, completeness });
/** What is complete comes first among equals: without turns all of Toronto, and all of accounting. */
const rows = {
  institutions: [
    city('aaa', 'CA', 'Toronto', 1),
    city('bbb', 'CA', 'Toronto', 0.9),
    city('ccc', 'CA', 'Vancouver', 0.5),
    city('ddd', 'CA', 'Vancouver', 0.4),
    city('eee', 'DE', 'Berlin', 0.3),
  ],
  programs: [
    ...['aaa', 'bbb'].map(at =>
      programRow(`accounting-${at}`, at, {
        title: 'Accounting (BSc)',
        field: 'BUSINESS',
        cities: ['Toronto'],
        completeness: 1,
      }),
    ),
    programRow('joint', 'eee', { title: 'Accounting and Psychology (BSc)', field: 'BUSINESS', cities: ['Berlin'] }),
    ...['ccc', 'ddd'].map(at =>
      programRow(`psychology-${at}`, at, {
        title: 'Psychology (BSc)',
        field: 'SOCIAL_SCIENCES',
        cities: ['Vancouver'],
        completeness: 0.5,
      }),
    ),
    programRow('law', 'aaa', { title: 'Law (LLB)', field: 'LAW', cities: ['Toronto'] }),
    programRow('business', 'ccc', { title: 'Bachelor of Business', field: 'BUSINESS', cities: ['Vancouver'] }),
    programRow('business-law', 'ddd', { title: 'Business Law (LLB)', field: 'LAW', cities: ['Vancouver'] }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const slugs = (ids: readonly string[]) => ids.map(id => id.replace('id-', ''));
const programs = (text: string, page = { number: 1, size: 20 }) => slugs(service.searchPrograms({ text, page }).ids);
const institutions = (text: string) => slugs(service.searchInstitutions({ text }).ids);
const kindsOf = (found: readonly string[]) => found.map(slug => slug.split('-')[0]);

it.each([
  'accounting and psychology',
  'kế toán và tâm lý',
  'kế toán, tâm lý',
  'ke toan + tam ly',
  'kế toán với tâm lý học',
  'tâm lý cùng với kế toán',
])('%s: what is about both, then one of each', text => {
  const [first, ...others] = kindsOf(programs(text));
  expect(first).toBe('joint');
  expect(others.slice(0, 2).toSorted()).toEqual(['accounting', 'psychology']);
  expect(others.slice(2, 4).toSorted()).toEqual(['accounting', 'psychology']);
});

it.each(['accounting or psychology', 'kế toán hoặc tâm lý'])('%s: one of each', text => {
  const found = kindsOf(programs(text)).filter(kind => kind !== 'joint');
  expect(found.slice(0, 2).toSorted()).toEqual(['accounting', 'psychology']);
});

it.each([
  ['Toronto hay Vancouver', ['aaa', 'ccc', 'bbb', 'ddd']],
  ['trường ở Toronto, Vancouver', ['aaa', 'ccc', 'bbb', 'ddd']],
  ['Toronto or Vancouver or Berlin', ['aaa', 'ccc', 'eee', 'bbb', 'ddd']],
  ['Canada or Germany', ['aaa', 'eee', 'bbb', 'ccc', 'ddd']],
])('institutions in %s: %j', (text, found) => expect(institutions(text)).toEqual(found));

it('programs of each city, on every page as one sequence', () => {
  const all = programs('Toronto hay Vancouver');
  const cityOf = (slug: string) => rows.programs.find(program => program.slug === slug)?.cities[0];
  expect(all.slice(0, 4).map(cityOf).toSorted()).toEqual(['Toronto', 'Toronto', 'Vancouver', 'Vancouver']);
  expect(new Set(all.slice(0, 2).map(cityOf)).size).toBe(2);
  const pages = [1, 2, 3, 4].flatMap(number => programs('Toronto hay Vancouver', { number, size: 2 }));
  expect(pages).toEqual(all);
});

it.each(['luật + kinh doanh', 'luật, kinh doanh', 'luat, kinh doanh'])(
  '%s are two subjects, with one of both first',
  text => {
    const found = programs(text);
    expect(found[0]).toBe('business-law');
    expect(found).toEqual(expect.arrayContaining(['law', 'business']));
  },
);

it.each([
  ['one subject takes no turns', 'accounting', ['accounting', 'accounting', 'joint']],
  ['a phrase without a sign in it is one subject', 'luật kinh doanh', ['business']],
])('%s', (_, text, found) => expect(kindsOf(programs(text)).slice(0, found.length)).toEqual(found));

it('one place takes no turns', () => expect(institutions('Canada')).toEqual(['aaa', 'bbb', 'ccc', 'ddd']));
