/** A city that is not wanted: its country, or all countries, without it. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const at = { sydney: 'Sydney', melbourne: 'Melbourne' };
const rows = {
  institutions: [
    institutionRow('sydney', { name: 'Harbour School', destination: 'AU', city: 'Sydney' }),
    institutionRow('melbourne', { name: 'Yarra School', destination: 'AU', city: 'Melbourne' }),
    institutionRow('dublin', { name: 'Liffey School', destination: 'IE', city: 'Dublin' }),
  ],
  programs: [
    ...Object.entries(at).map(([slug, city]) =>
      programRow(`nursing-${slug}`, slug, { title: 'Nursing', cities: [city] }),
    ),
    programRow('nursing-dublin', 'dublin', { title: 'Nursing', cities: ['Dublin'] }),
  ],
  scholarships: [],
};

it.each([
  ['nursing australia not sydney', ['nursing-melbourne'], 'not sydney'],
  ['nursing in australia but not in sydney', ['nursing-melbourne'], 'not in sydney'],
  ['điều dưỡng úc trừ Sydney', ['nursing-melbourne'], 'trừ Sydney'],
  ['nursing không ở Sydney', ['nursing-dublin', 'nursing-melbourne'], 'không ở Sydney'],
  ['nursing except Dublin', ['nursing-melbourne', 'nursing-sydney'], 'except Dublin'],
])('%s finds %j', async (text, found, said) => {
  const { ids, understood } = (await serviceOver(rows)).searchPrograms({ text });
  expect(ids.map(id => id.replace('id-', '')).toSorted()).toEqual(found);
  // So many others are not listed.
  expect(understood.find(one => one.text === said)).toMatchObject({ filter: 'CITY', values: [], isApplied: true });
});

it('among institutions, too', async () =>
  expect((await serviceOver(rows)).searchInstitutions({ text: 'trường ở úc không ở sydney' }).ids).toEqual([
    'id-melbourne',
  ]));

it('beside a city that is wanted it says nothing more', async () =>
  expect((await serviceOver(rows)).searchPrograms({ text: 'nursing melbourne not sydney' }).ids).toEqual([
    'id-nursing-melbourne',
  ]));
