/** What is called by an unwanted subject is no answer and near to none. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const program = (slug: string, title: string, institution = 'sydney') =>
  programRow(slug, institution, { title, field: slug === 'law' ? 'LAW' : 'BUSINESS' });
const rows = {
  institutions: [
    institutionRow('sydney', { name: 'Harbour School', destination: 'AU', city: 'Sydney' }),
    institutionRow('boston', { name: 'Charles School', destination: 'US', city: 'Boston' }),
  ],
  programs: [
    program('business', 'Bachelor of Business'),
    program('accounting', 'Business (Accounting)'),
    program('accountancy', 'Accountancy', 'boston'),
    program('marketing', 'Bachelor of Business (Marketing)'),
    program('digital', 'Digital Marketing'),
    program('law', 'Law'),
  ],
  scholarships: [],
};

const idsOf = (ids: readonly string[]) => ids.map(id => id.replace('id-', '')).toSorted();

it.each([
  ['business not accounting', ['business', 'digital', 'marketing']],
  ['kinh doanh không phải kế toán', ['business', 'digital', 'marketing']],
  ['marketing except digital', ['marketing']],
  // A kind of it that is wanted stays.
  ['marketing not business', ['digital', 'marketing']],
  // Both mean the same here.
  ['law but not international law', ['law']],
  ['luật nhưng không phải luật quốc tế', ['law']],
])('%s finds %j', async (text, found) => {
  const { ids, understood } = (await serviceOver(rows)).searchPrograms({ text });
  expect(idsOf(ids)).toEqual(found);
  expect(understood).toContainEqual(expect.objectContaining({ kind: 'EXCLUSION', isApplied: true, filter: null }));
});

it('is near to nothing', async () => {
  const { near, alsoNear } = (await serviceOver(rows)).searchPrograms({ text: 'business not accounting Boston' });
  expect(near?.ids).toContain('id-business');
  expect([near, ...alsoNear].flatMap(one => one?.ids ?? [])).not.toContain('id-accountancy');
  expect(near?.without).toEqual(['Boston']);
});

it('is taken back as words', async () => {
  const service = await serviceOver(rows);
  const [excluded] = service.searchPrograms({ text: 'business not accounting' }).understood;
  const { ids } = service.searchPrograms({ text: 'business not accounting', asWords: [excluded?.id ?? ''] });
  expect(idsOf(ids)).toContain('accounting');
});
