/** Of two subjects that an `and` joins one that has nothing within the limits is named, and offered elsewhere. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const inDublin = { cities: ['Dublin'] };
const years = [1, 2, 3, 4, 5];
const rows = {
  institutions: [
    institutionRow('liffey', { destination: 'IE', name: 'Liffey University', city: 'Dublin' }),
    institutionRow('bow', { destination: 'CA', name: 'Bow University', city: 'Calgary' }),
  ],
  programs: [
    ...years.map(year => programRow(`accounting-${year}`, 'liffey', { title: `Accounting ${year}`, ...inDublin })),
    programRow('psychology', 'liffey', { title: 'Psychology', field: 'SOCIAL_SCIENCES', ...inDublin }),
    programRow('law', 'liffey', { title: 'Law', field: 'LAW', ...inDublin }),
    programRow('nursing', 'bow', { title: 'Nursing', field: 'HEALTH', cities: ['Calgary'] }),
    programRow('criminology', 'bow', { title: 'Criminology', field: 'SOCIAL_SCIENCES', cities: ['Calgary'] }),
  ],
  scholarships: [],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const search = (text: string) => {
  const { ids, near, alsoNear, droppedWords } = service.searchPrograms({ text });
  return { ids, droppedWords, blocks: [near, ...alsoNear].flatMap(one => (one ? [one] : [])) };
};

it.each([
  ['accounting and nursing Ireland', 'nursing', 'id-nursing'],
  ['kế toán và điều dưỡng ở Ireland', 'điều dưỡng', 'id-nursing'],
  ['ke toan va dieu duong o ireland', 'dieu duong', 'id-nursing'],
])('%s: %s is told to be left out, and is near', (text, unmet, id) => {
  const { droppedWords, blocks } = search(text);
  expect(droppedWords).toEqual([unmet]);
  const block = blocks.find(({ ids }) => ids.includes(id));
  expect(block?.text).toBe(unmet);
  expect(block?.without).toHaveLength(2);
});

it.each([
  'accounting and law Ireland',
  'accounting Ireland',
  'kế toán hoặc điều dưỡng ở Ireland',
  'luật và kế toán Dublin',
])('%s: nothing is left out', text => expect(search(text).droppedWords).toEqual([]));

it('a block of what is near that has both is no reason for another', () => {
  const { droppedWords, blocks } = search('psychology and criminology Ireland');
  expect(droppedWords).toEqual(['criminology']);
  expect(blocks.map(({ text, ids }) => [text, ids])).toEqual([['psychology and criminology', ['id-criminology']]]);
});

it('nothing of either is the answer to neither', () => {
  const { ids, droppedWords, blocks } = search('accounting and law Calgary');
  expect([ids, droppedWords]).toEqual([[], []]);
  expect(blocks.flatMap(block => block.ids)).toEqual(expect.arrayContaining(['id-law', 'id-accounting-1']));
});
