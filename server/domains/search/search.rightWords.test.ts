/** A right word of English is corrected to no other one; a mistyped one still is. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';
import { RIGHT_WORDS } from './text/vocabulary/rightWords.js';

const rows = {
  institutions: [institutionRow('leeds', { name: 'Aire School', destination: 'GB', city: 'Leeds' })],
  programs: [
    programRow('law', 'leeds', { title: 'Master of Laws' }),
    programRow('banking', 'leeds', { title: 'Banking' }),
    programRow('computing', 'leeds', { title: 'Computing' }),
  ],
  scholarships: [
    scholarshipRow('asean', { name: 'ASEAN Exchange', audiences: ['UNKNOWN'] }),
    scholarshipRow('everybody', { name: 'Global Award', audiences: ['EVERY_NATIONALITY'] }),
    scholarshipRow('vietnam', { name: 'Mekong Award', audiences: ['VIETNAM_ONLY'] }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});

it.each([
  'does law matter',
  'law near the coast, nothing else',
  'computing competition',
  'law these days',
  'wages in law',
  'law printing',
  'she is finishing school, law',
  'law plans',
  'topology and law',
])('%s is right', text => expect(service.searchPrograms({ text }).correctedText).toBeNull());

it.each([
  ['lwas', null],
  ['computting', 'computing'],
  ['bankng', 'banking'],
  ['backing', 'banking'],
])('%s is corrected to %s', (text, corrected) =>
  expect(service.searchPrograms({ text }).correctedText).toBe(corrected),
);

const scholarships = (text: string) => service.searchScholarships({ text }).ids.map(id => id.replace('id-', ''));

it.each([
  'scholarship for Asian students',
  'scholarships for Southeast Asian students',
  'học bổng cho sinh viên châu Á',
  'hoc bong cho sinh vien dong nam a',
])('%s: what somebody from Vietnam may apply for', text =>
  expect(scholarships(text).toSorted()).toEqual(['everybody', 'vietnam']),
);

it('ASEAN in a name is looked for', () => expect(scholarships('ASEAN scholarship')).toEqual(['asean']));

it('each stands once, in the order of the alphabet, as it is folded', () => {
  const words = [...RIGHT_WORDS];
  expect(words).toEqual(words.toSorted());
  expect(words.filter(word => !/^[a-z]{5,}$/.test(word))).toEqual([]);
});
