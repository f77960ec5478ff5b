/** Research master's, which have the level of doctorates and the award of a master's. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const research = { level: 'POSTGRADUATE' as const };
const rows = {
  institutions: [institutionRow('uts', { destination: 'AU', city: 'Sydney' })],
  programs: [
    programRow('mphil', 'uts', { title: 'Master of Philosophy', award: 'MASTER', ...research }),
    programRow('science', 'uts', { title: 'Master of Science (Research)', award: 'MASTER', ...research }),
    programRow('phd', 'uts', { title: 'Doctor of Philosophy, Science', award: 'PHD', ...research }),
    programRow('operations', 'uts', { title: 'Master of Operations Research', award: 'MASTER', level: 'GRADUATE' }),
  ],
  scholarships: [
    scholarshipRow('excellence', { name: "International Master's Award of Excellence", levels: ['POSTGRADUATE'] }),
    scholarshipRow('graduate-research', { name: 'Graduate Research Scholarships', levels: ['POSTGRADUATE'] }),
    scholarshipRow('doctoral', { name: 'Doctoral Scholarships', levels: ['POSTGRADUATE'] }),
    scholarshipRow('coursework', { name: 'Coursework Scholarship', levels: ['GRADUATE'] }),
    scholarshipRow('bachelor', { name: 'Undergraduate Scholarship', levels: ['UNDERGRADUATE'] }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const slugs = (ids: readonly string[]) => ids.map(id => id.replace('id-', '')).toSorted();
const programs = (text: string) => slugs(service.searchPrograms({ text }).ids);
const scholarships = (args: { text?: string; filter?: object }) => slugs(service.searchScholarships(args).ids);

it.each(['thạc sĩ nghiên cứu', 'master by research', 'research masters', 'MPhil'])('%s finds all of them', text =>
  expect(programs(text)).toEqual(['mphil', 'science']),
);
it.each([
  ['thạc sĩ', ['mphil', 'operations', 'science']],
  ['tiến sĩ', ['phd']],
  ['operations research', ['operations']],
])('%s finds %j', (text, found) => expect(programs(text)).toEqual(found));

it.each([
  ['học bổng thạc sĩ', ['coursework', 'excellence']],
  ['scholarships for masters', ['coursework', 'excellence']],
  ['học bổng tiến sĩ', ['doctoral', 'graduate-research']],
  ['học bổng thạc sĩ nghiên cứu', ['excellence', 'graduate-research']],
  ['research master scholarship', ['excellence', 'graduate-research']],
  ['học bổng cử nhân', ['bachelor']],
])('%s: %j', (text, found) => expect(scholarships({ text })).toEqual(found));

it('a level that is chosen by hand is the level as it is published', () => {
  expect(scholarships({ filter: { levels: ['GRADUATE'] } })).toEqual(['coursework']);
  expect(scholarships({ text: 'học bổng thạc sĩ', filter: { levels: ['POSTGRADUATE'] } })).toEqual([
    'doctoral',
    'excellence',
    'graduate-research',
  ]);
});
