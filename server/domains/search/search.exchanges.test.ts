/** A scholarship for a stay of some months, as its name says, comes behind those for a whole degree, unless it is asked for. */
import { institutionRow, NOW, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const YEAR = 365 * 86_400_000;
const degree = (name: string, more: object = {}) => ({
  name,
  destinations: ['CA' as const],
  levels: ['UNDERGRADUATE' as const],
  audiences: ['EVERY_NATIONALITY' as const],
  completeness: 0.3,
  ...more,
});
const rows = {
  institutions: [institutionRow('bow', { destination: 'CA', name: 'Bow University', city: 'Calgary' })],
  programs: [],
  scholarships: [
    scholarshipRow(
      'exchange',
      degree('Canada-ASEAN Scholarships and Educational Exchanges', {
        audiences: ['VIETNAM_AMONG_OTHERS'],
        completeness: 0.9,
      }),
    ),
    scholarshipRow('entrance', degree('International Entrance Scholarship')),
    scholarshipRow('award', degree('Outstanding Student Award')),
    scholarshipRow('past', degree('Bow Bursary', { deadlines: [new Date(NOW.getTime() - YEAR)] })),
  ],
};
const found = async (text: string) => (await serviceOver(rows)).searchScholarships({ text }).ids;

it.each([
  'học bổng đại học Canada',
  'hoc bong cu nhan canada',
  'học bổng cử nhân Canada cho người Việt',
  'bachelor scholarship Canada',
  'undergraduate scholarships in Canada for Vietnamese students',
])('%s begins with what pays a degree', async text => {
  const ids = await found(text);
  expect(ids.slice(0, 2).toSorted()).toEqual(['id-award', 'id-entrance']);
  expect(ids).toContain('id-exchange');
});

it.each([
  'học bổng trao đổi Canada',
  'exchange scholarship Canada',
  'Canada-ASEAN Scholarships and Educational Exchanges',
])('%s may mean it', async text => expect((await found(text))[0]).toBe('id-exchange'));
