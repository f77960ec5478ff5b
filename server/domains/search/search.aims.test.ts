/** What somebody wants to do, in plain words: it names a subject, and no word of it is taken for a mistyped one. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const PROGRAMS: Record<string, string> = {
  nursing: 'Bachelor of Nursing',
  justice: 'Criminal Justice',
  robotics: 'Robotics',
  aviation: 'Aviation Technology',
  fashion: 'Fashion Design',
  hospitality: 'Hotel and Hospitality Management',
  environment: 'Environment and Sustainability',
  liverpool: 'Computer Science',
};
const rows = {
  institutions: [
    institutionRow('uoft'),
    institutionRow('liverpool', { name: 'University of Liverpool', city: 'Liverpool' }),
  ],
  programs: Object.entries(PROGRAMS).map(([slug, title]) =>
    slug === 'liverpool'
      ? programRow(slug, 'liverpool', { title, cities: ['Liverpool'] })
      : programRow(slug, 'uoft', { title }),
  ),
  scholarships: [],
};

it.each([
  ['catch criminals', 'justice'],
  ['build robots', 'robotics'],
  ['fly planes', 'aviation'],
  ['design clothes', 'fashion'],
  ['run a hotel', 'hospitality'],
  ['protect the environment', 'environment'],
  ['yêu thiên nhiên', 'environment'],
  ['làm trong bệnh viện', 'nursing'],
])('%s is studied as %s', async (text, first) => {
  const { ids, correctedText } = (await serviceOver(rows)).searchPrograms({ text });
  expect([ids[0], correctedText]).toEqual([`id-${first}`, null]);
});

it.each(['lives', 'livers'])('%s begins no mistyped Liverpool', async text => {
  const { ids, correctedText } = (await serviceOver(rows)).searchPrograms({ text });
  expect([ids, correctedText]).toEqual([[], null]);
});

it.each(['liverpool', 'liverpol', 'liverpoo', 'liverp'])('%s is Liverpool, mistyped or unfinished', async text =>
  expect((await serviceOver(rows)).searchPrograms({ text }).ids).toEqual(['id-liverpool']),
);
