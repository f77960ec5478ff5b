/** In a city that has nothing of hotels, or of a craft, trades of the same field in that city are near, behind the subject elsewhere. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const inSydney = { cities: ['Sydney'] };
const inMelbourne = { cities: ['Melbourne'] };
const rows = {
  institutions: [
    institutionRow('harbour', { name: 'Harbour School', destination: 'AU', city: 'Sydney' }),
    institutionRow('yarra', { name: 'Yarra School', destination: 'AU', city: 'Melbourne' }),
    institutionRow('lake', { name: 'Lake School', destination: 'CA', city: 'Kingston' }),
  ],
  programs: [
    programRow('events', 'harbour', {
      ...inSydney,
      title: 'Bachelor of Event Management',
      field: 'HOSPITALITY_TOURISM',
    }),
    programRow('kitchen', 'yarra', {
      ...inMelbourne,
      title: 'Certificate IV in Kitchen Management',
      award: 'DIPLOMA',
      field: 'HOSPITALITY_TOURISM',
    }),
    programRow('hotel', 'lake', { cities: ['Kingston'], title: 'Hotel Management', field: 'HOSPITALITY_TOURISM' }),
    ...['Law', 'Nursing', 'History', 'Physics', 'Accounting', 'Biology', 'Marketing', 'Finance'].flatMap(title => [
      programRow(`${title.toLowerCase()}-sydney`, 'harbour', { ...inSydney, title, completeness: 1 }),
      programRow(`${title.toLowerCase()}-melbourne`, 'yarra', { ...inMelbourne, title, completeness: 1 }),
    ]),
  ],
  scholarships: [],
};

it.each([
  ['hospitality sydney', ['hotel', 'events']],
  ['nhà hàng khách sạn sydney', ['hotel', 'events']],
  ['hotel management melbourne', ['hotel', 'kitchen']],
  ['quan tri khach san melbourne', ['hotel', 'kitchen']],
  ['bep sydney', ['kitchen', 'events']],
  ['nấu ăn ở sydney', ['kitchen', 'events']],
  ['culinary arts sydney', ['kitchen', 'events']],
])('%s: near are %j', async (text, [elsewhere, here]) => {
  const { ids, near, alsoNear } = (await serviceOver(rows)).searchPrograms({ text });
  expect(ids).toEqual([]);
  expect([near, ...alsoNear].map(block => [block?.relation, block?.ids])).toEqual([
    ['SAME_SUBJECT', [`id-${elsewhere}`]],
    ['SAME_PLACE', [`id-${here}`]],
  ]);
});

it.each(['marketing sydney hotel', 'hospitality australia', 'bếp'])(
  '%s: no trade stands in place of it',
  async text => {
    const { near, alsoNear } = (await serviceOver(rows)).searchPrograms({ text });
    expect([near, ...alsoNear].filter(block => block?.relation === 'SAME_PLACE')).toEqual([]);
  },
);
