/** A city that is not wanted: its country, or all countries, without it. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const at = { sydney: 'Sydney', melbourne: 'Melbourne' };
const everywhere = ['nursing-boston', 'nursing-dublin', 'nursing-melbourne', 'nursing-sydney'];
const rows = {
  institutions: [
    institutionRow('sydney', { name: 'Harbour School', destination: 'AU', city: 'Sydney', region: 'New South Wales' }),
    institutionRow('melbourne', { name: 'Yarra School', destination: 'AU', city: 'Melbourne', region: 'Victoria' }),
    institutionRow('boston', { name: 'Charles School', destination: 'US', city: 'Boston', region: 'Massachusetts' }),
    institutionRow('dublin', { name: 'Liffey School', destination: 'IE', city: 'Dublin' }),
  ],
  programs: [
    ...Object.entries(at).map(([slug, city]) =>
      programRow(`nursing-${slug}`, slug, { title: 'Nursing', cities: [city] }),
    ),
    programRow('nursing-boston', 'boston', { title: 'Nursing', cities: ['Boston'] }),
    programRow('nursing-dublin', 'dublin', { title: 'Nursing', cities: ['Dublin'] }),
  ],
  scholarships: [],
};

it.each([
  ['nursing australia not sydney', ['nursing-melbourne'], 'not sydney'],
  ['nursing in australia but not in sydney', ['nursing-melbourne'], 'not in sydney'],
  ['nursing not in sydney, australia', ['nursing-melbourne'], 'not in sydney'],
  ['điều dưỡng không phải Sydney, Úc', ['nursing-melbourne'], 'không phải Sydney'],
  ['điều dưỡng úc trừ Sydney', ['nursing-melbourne'], 'trừ Sydney'],
  ['nursing không ở Sydney', ['nursing-boston', 'nursing-dublin', 'nursing-melbourne'], 'không ở Sydney'],
  ['nursing except Dublin', ['nursing-boston', 'nursing-melbourne', 'nursing-sydney'], 'except Dublin'],
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

it('beside a city that is wanted it finds that one', async () =>
  expect((await serviceOver(rows)).searchPrograms({ text: 'nursing melbourne not sydney' }).ids).toEqual([
    'id-nursing-melbourne',
  ]));

it.each([
  ['nursing not US, not Ireland', ['nursing-melbourne', 'nursing-sydney']],
  ['nursing không Mỹ không Úc', ['nursing-dublin']],
  ['nursing outside the US and Australia', ['nursing-dublin']],
  ['nursing not Sydney and not Melbourne', ['nursing-boston', 'nursing-dublin']],
  ['nursing not Sydney, not US', ['nursing-dublin', 'nursing-melbourne']],
  ['nursing Sydney, not Melbourne', ['nursing-sydney']],
  ['nursing Sydney, Melbourne', ['nursing-melbourne', 'nursing-sydney']],
  ['nursing not US, not Ireland, not Australia, not UK, not Germany, not Canada', []],
  ['nursing', everywhere],
])('of several exclusions each holds: %s', async (text, found) => {
  const { ids } = (await serviceOver(rows)).searchPrograms({ text });
  expect(ids.map(id => id.replace('id-', '')).toSorted()).toEqual(found);
});

it('one of several may be taken back', async () => {
  const service = await serviceOver(rows);
  const text = 'nursing not US, not Ireland';
  const ireland = service.searchPrograms({ text }).understood.find(one => one.text === 'not Ireland')?.id ?? '';
  expect(service.searchPrograms({ text, asWords: [ireland] }).ids).not.toContain('id-nursing-boston');
});

it.each([
  ['nursing australia not in Victoria', ['nursing-sydney'], 'not in Victoria'],
  ['điều dưỡng úc trừ bang New South Wales', ['nursing-melbourne'], 'trừ bang New South Wales'],
  ['nursing not in NSW', ['nursing-boston', 'nursing-dublin', 'nursing-melbourne'], 'not in NSW'],
  ['nursing except Massachusetts', ['nursing-dublin', 'nursing-melbourne', 'nursing-sydney'], 'except Massachusetts'],
])('a state that is not wanted is its cities: %s', async (text, found, said) => {
  const { ids, understood } = (await serviceOver(rows)).searchPrograms({ text });
  expect(ids.map(id => id.replace('id-', '')).toSorted()).toEqual(found);
  expect(understood.find(one => one.text === said)).toMatchObject({ filter: 'CITY', isApplied: true });
});

it.each([
  ['nursing brisbane not sydney', 'nursing-sydney'],
  ['nursing in Germany not USA', 'nursing-boston'],
  ['điều dưỡng ở Đức trừ Mỹ', 'nursing-boston'],
  ['nursing canada except Victoria', 'nursing-melbourne'],
])('what is near %s is nothing that is not wanted', async (text, unwanted) => {
  const { ids, near, alsoNear } = (await serviceOver(rows)).searchPrograms({ text });
  const found = [...ids, ...[near, ...alsoNear].flatMap(one => one?.ids ?? [])].map(id => id.replace('id-', ''));
  expect(found.length).toBeGreaterThan(0);
  expect(found).not.toContain(unwanted);
});

it.each([
  ['nursing Germany', 'nursing-boston'],
  ['điều dưỡng ở Đức', 'nursing-dublin'],
])('%s: what is not said to be unwanted is near', async (text, wanted) => {
  const { near, alsoNear } = (await serviceOver(rows)).searchPrograms({ text });
  expect([near, ...alsoNear].flatMap(one => one?.ids ?? [])).toContain(`id-${wanted}`);
});

const levels = [
  programRow('law-master', 'boston', { title: 'Law', level: 'GRADUATE', award: 'MASTER' }),
  programRow('law-bachelor', 'dublin', { title: 'Law', award: 'BACHELOR' }),
  programRow('law-doctorate', 'sydney', { title: 'Law', level: 'POSTGRADUATE', award: 'PHD' }),
];
it.each([
  ['law not master', ['law-bachelor', 'law-doctorate']],
  ['law not master, not phd', ['law-bachelor']],
  ['luật không phải thạc sĩ, không phải tiến sĩ', ['law-bachelor']],
  ['law not bachelor master', ['law-master']],
  // The level before what is not wanted is wanted.
  ['luật đại học không phải thạc sĩ', ['law-bachelor']],
  ['luat dai hoc khong phai thac si', ['law-bachelor']],
  ['luật đại học, không phải tiến sĩ', ['law-bachelor']],
  ['luật thạc sĩ chứ không phải đại học', ['law-master']],
  ['luat thac si chu khong phai dai hoc', ['law-master']],
  ['luật không phải đại học', ['law-doctorate', 'law-master']],
  ['law master not bachelor', ['law-master']],
])('of several levels each holds: %s', async (text, found) => {
  const { ids } = (await serviceOver({ ...rows, programs: levels })).searchPrograms({ text });
  expect(ids.map(id => id.replace('id-', '')).toSorted()).toEqual(found);
});

it.each(['law Sydney not phd', 'luật ở Sydney không phải tiến sĩ'])('%s: nor a level that is not', async text => {
  const { ids, near, alsoNear } = (await serviceOver({ ...rows, programs: levels })).searchPrograms({ text });
  expect(ids).toEqual([]);
  const found = [near, ...alsoNear].flatMap(one => one?.ids ?? []);
  expect([...new Set(found)].toSorted()).toEqual(['id-law-bachelor', 'id-law-master']);
});
