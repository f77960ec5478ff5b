/** Searches for a foundation year: what is called so comes first, then what leads into a degree or follows such a year. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const asks = (answer: 'OPEN' | 'PATHWAY') => ({
  englishMinimums: [],
  statesPathway: answer === 'PATHWAY',
  diplomaEntries: [{ diploma: 'THPT' as const, answer }],
});
const inLondon = { cities: ['London'] };
const inLeeds = { cities: ['Leeds'] };
/** A course below a degree that leads into its second year, as its summary says. */
const diploma = { award: 'DIPLOMA' as const, isPreparatory: true, completeness: 1 };
const master = { award: 'MASTER' as const, level: 'GRADUATE' as const, completeness: 1 };

const rows = {
  institutions: [
    institutionRow('college', { destination: 'GB', city: 'London', asks: asks('PATHWAY') }),
    institutionRow('leeds', { destination: 'GB', city: 'Leeds', asks: asks('PATHWAY') }),
    institutionRow('open', { destination: 'GB', city: 'London', asks: asks('OPEN') }),
    institutionRow('perth', { destination: 'AU', city: 'Perth', asks: asks('PATHWAY') }),
  ],
  programs: [
    programRow('business-diploma', 'college', { title: 'Diploma of Business', ...inLondon, ...diploma }),
    programRow('business-year', 'college', {
      title: 'Business with Foundation Year',
      ...inLondon,
      isPreparatory: true,
    }),
    programRow('business-degree', 'college', { title: 'Business (BSc)', ...inLondon, completeness: 1 }),
    programRow('law-degree', 'college', { title: 'Law (LLB)', field: 'LAW', ...inLondon }),
    programRow('business-open', 'open', { title: 'Business (BA)', ...inLondon, completeness: 1 }),
    programRow('business-master', 'open', { title: 'Business (MSc)', ...inLondon, ...master }),
    programRow('business-leeds', 'leeds', { title: 'Business (BSc)', ...inLeeds }),
    programRow('engineering-leeds', 'leeds', { title: 'Engineering (BEng)', field: 'ENGINEERING', ...inLeeds }),
    programRow('nursing-diploma', 'perth', {
      title: 'Diploma of Nursing',
      field: 'HEALTH',
      cities: ['Perth'],
      ...diploma,
      completeness: 0,
    }),
    programRow('nursing-degree', 'perth', {
      title: 'Bachelor of Nursing',
      field: 'HEALTH',
      cities: ['Perth'],
      completeness: 1,
    }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const slugs = (ids: readonly string[]) => ids.map(id => id.replace('id-', ''));
const found = (text: string) => slugs(service.searchPrograms({ text }).ids);

it.each([
  ['dự bị đại học anh', 'business-year'],
  ['du bi dai hoc kinh doanh', 'business-year'],
  ['foundation year uk', 'business-year'],
  ['foundation business london', 'business-year'],
])('%s: what is called so leads, and no diploma', (text, first) => expect(found(text)[0]).toBe(first));

it.each(['dự bị đại học úc', 'du bi dai hoc uc', 'foundation year australia', 'pathway nursing perth'])(
  '%s: a diploma that leads into the second year is before the degree, where nothing is called so',
  text => expect(found(text)).toEqual(['nursing-diploma', 'nursing-degree']),
);

const reasonsFor = (text: string) => {
  const { ids, reasons } = service.searchPrograms({ text });
  return Object.fromEntries(ids.map((id, place) => [id.replace('id-', ''), reasons[place]]));
};

it.each([
  'dự bị kinh doanh ở london',
  'du bi kinh doanh o london',
  'foundation business london',
  'pathway business london',
  'business with foundation year london',
  'kinh doanh london có dự bị',
])('%s: a card says whether it prepares for a degree or comes after such a year', text =>
  expect(reasonsFor(text)).toMatchObject({
    'business-year': expect.arrayContaining(['FOUNDATION']),
    'business-diploma': expect.arrayContaining(['FOUNDATION']),
    'business-degree': expect.arrayContaining(['PATHWAY']),
  }),
);

it('near such a year a card says so, too', () => {
  const { near } = service.searchPrograms({ text: 'foundation business london' });
  expect([near?.ids, near?.reasons]).toEqual([['id-law-degree'], [['PATHWAY']]]);
});

it.each(['business london', 'cử nhân kinh doanh london', 'business degree in london'])(
  '%s: no card speaks of a year that nobody asked for',
  text => expect(Object.values(reasonsFor(text)).flat().join()).not.toMatch(/FOUNDATION|PATHWAY/),
);

it('a diploma is looked for by its own name as before', () =>
  expect(found('diploma of business')[0]).toBe('business-diploma'));

const nearOf = (text: string) => {
  const { near, alsoNear } = service.searchPrograms({ text });
  return [near, ...alsoNear].flatMap(one => (one ? [[one.relation, ...slugs(one.ids)]] : []));
};

it.each([
  ['foundation business london', ['business-year', 'business-degree', 'business-diploma']],
  ['dự bị kinh doanh ở london', ['business-year', 'business-degree', 'business-diploma']],
  ['pathway business leeds', ['business-leeds']],
])('%s: what leads straight in is none', (text, all) => expect(found(text).toSorted()).toEqual(all.toSorted()));

it.each([
  [
    'foundation business london',
    [
      ['SAME_PLACE', 'law-degree'],
      ['SAME_SUBJECT', 'business-leeds'],
    ],
  ],
  [
    'pathway business leeds',
    [
      ['SAME_PLACE', 'engineering-leeds'],
      ['SAME_SUBJECT', 'business-year', 'business-diploma', 'business-degree'],
    ],
  ],
])('near %s, a whole field: other subjects there, then the field elsewhere, all with such a year', (text, near) =>
  expect(nearOf(text)).toEqual(near),
);

it.each(['foundation law leeds', 'dự bị ngành luật ở leeds', 'du bi dai hoc luat leeds'])(
  'near %s: the subject elsewhere before other subjects there',
  text =>
    expect(nearOf(text)).toEqual([
      ['SAME_SUBJECT', 'law-degree'],
      ['SAME_PLACE', 'business-leeds', 'engineering-leeds'],
    ]),
);

it.each([
  ['business leeds', 'SAME_SUBJECT'],
  ['thạc sĩ kinh doanh leeds', 'SAME_SUBJECT'],
])('near %s: nothing changes without a word for such a year', (text, relation) =>
  expect(nearOf(text)[0]?.[0]).toBe(relation),
);

const dropped = (text: string) => service.searchPrograms({ text }).droppedWords;

it.each([
  'dự bị đại học úc',
  'khóa dự bị ở Leeds',
  'du bi 1 nam o uc',
  'foundation year Australia',
  'pathway business leeds',
])('%s: its own conditions tell of such a year', text => expect(dropped(text)).toEqual([]));

it.each([
  // One is there.
  'dự bị đại học anh',
  'foundation business london',
  // The degree is asked for.
  'nursing with foundation year Australia',
  'điều dưỡng Úc có dự bị',
  'đã học xong dự bị, điều dưỡng úc',
  'không cần dự bị kinh doanh anh',
  'law london',
])('%s: nothing is said to be left out', text => expect(dropped(text)).toEqual([]));

/** One year in Australia and one in Germany, and degrees in Ireland and Australia. */
const ielts = (overall: number) => ({ englishMinimums: [{ test: 'IELTS' as const, overall }] });
const scored = {
  institutions: [
    institutionRow('darwin', { destination: 'AU', city: 'Darwin' }),
    institutionRow('bonn', { destination: 'DE', city: 'Bonn' }),
    institutionRow('cork', { destination: 'IE', city: 'Cork' }),
  ],
  programs: [
    programRow('year-darwin', 'darwin', {
      title: 'Foundation Year',
      cities: ['Darwin'],
      isPreparatory: true,
      tuition: { amount: 20_000, currency: 'AUD' },
      ...ielts(5.5),
    }),
    programRow('degree-darwin', 'darwin', { title: 'Business', cities: ['Darwin'], completeness: 1 }),
    programRow('year-bonn', 'bonn', {
      title: 'Foundation Year',
      cities: ['Bonn'],
      isPreparatory: true,
      tuition: { amount: 25_000, currency: 'AUD' },
      ...ielts(6),
    }),
    programRow('degree-cork', 'cork', { title: 'Business', cities: ['Cork'], completeness: 1 }),
    programRow('degree-cork-65', 'cork', { title: 'Law', cities: ['Cork'], ...ielts(6.5) }),
  ],
  scholarships: [],
};

it.each([
  // The year is there.
  ['foundation australia ielts 5.0', ['year-darwin']],
  ['dự bị đại học úc ielts 5.0', ['year-darwin']],
  ['foundation australia under 15000 aud', ['year-darwin']],
  // It is elsewhere, and no degree there meets the score or the price.
  ['foundation ireland ielts 5.5', ['year-darwin']],
  ['foundation ireland ielts 5.0', ['year-darwin', 'year-bonn']],
  ['dự bị ireland ielts 5.0', ['year-darwin', 'year-bonn']],
  ['du bi dai hoc o ireland ielts 5.0', ['year-darwin', 'year-bonn']],
  ['foundation ireland under 5000 aud', ['year-darwin', 'year-bonn']],
  // A degree there does.
  ['foundation ireland ielts 6.5', ['degree-cork-65']],
  ['foundation ireland', ['degree-cork', 'degree-cork-65']],
])('near %s the first are %j', async (text, first) => {
  const { ids, near } = (await serviceOver(scored)).searchPrograms({ text });
  expect(ids).toEqual([]);
  expect(slugs(near?.ids ?? [])).toEqual(first);
});
