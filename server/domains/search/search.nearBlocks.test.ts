/** With one limit more, what is near keeps what somebody has chosen before all: the place, the kind of school, the very subject. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const german = { destination: 'DE' as const };
const irish = { destination: 'IE' as const };
const rows = {
  institutions: [
    institutionRow('spree', { ...german, name: 'Spree University', city: 'Berlin', ownership: 'PUBLIC' }),
    institutionRow('main', { ...german, name: 'Main University', city: 'Frankfurt', ownership: 'PRIVATE_NON_PROFIT' }),
    institutionRow('liffey', { ...irish, name: 'Liffey University', city: 'Dublin' }),
    institutionRow('hudson', { destination: 'US', name: 'Hudson University', city: 'New York' }),
    institutionRow('prairie', { destination: 'CA', name: 'Prairie University', city: 'Winnipeg' }),
  ],
  programs: [
    programRow('hotel-dublin', 'liffey', { title: 'Hospitality Management', durationMonths: 48, award: 'BACHELOR' }),
    programRow('hotel-new-york', 'hudson', {
      title: 'Hospitality Management',
      durationMonths: 12,
      level: 'GRADUATE',
      award: 'MASTER',
    }),
    programRow('logistics-frankfurt', 'main', { title: 'Logistics', durationMonths: 18 }),
    programRow('business-new-york', 'hudson', { title: 'Business Administration', durationMonths: 24 }),
  ],
  scholarships: [],
};
const slugsOf = (ids: readonly string[] = []) => ids.map(id => id.replace('id-', ''));

it.each(['private university in Berlin', 'trường tư ở Berlin', 'truong tu o Berlin'])(
  '%s: a private one elsewhere',
  async text => {
    const { ids, near } = (await serviceOver(rows)).searchInstitutions({ text });
    expect([ids, slugsOf(near?.ids), near?.without]).toEqual([[], ['main'], ['Berlin']]);
  },
);

it.each(['public university in Berlin', 'trường công ở Berlin'])('%s is there', async text =>
  expect(slugsOf((await serviceOver(rows)).searchInstitutions({ text }).ids)).toEqual(['spree']),
);

it.each(['master hospitality Ireland', 'one year master hospitality Ireland', 'thạc sĩ khách sạn Ireland 1 năm'])(
  '%s: another level there, and the level elsewhere',
  async text => {
    const { near, alsoNear } = (await serviceOver(rows)).searchPrograms({ text });
    expect([near, ...alsoNear].map(one => slugsOf(one?.ids))).toEqual(
      expect.arrayContaining([['hotel-dublin'], ['hotel-new-york']]),
    );
  },
);

it.each(['logistics Winnipeg 2 years', 'logistics 2 năm Winnipeg'])(
  '%s: another subject is not called the same one',
  async text => {
    const { near, alsoNear } = (await serviceOver(rows)).searchPrograms({ text });
    const same = [near, ...alsoNear].find(one => one?.relation === 'SAME_SUBJECT');
    expect(slugsOf(same?.ids)).toEqual(['logistics-frankfurt']);
  },
);

const doctorates = {
  ...rows,
  programs: [
    ...rows.programs,
    programRow('physics-doctorate', 'hudson', { title: 'Physics', award: 'PHD', durationMonths: 48 }),
    programRow('physics-berlin', 'spree', {
      cities: ['Berlin'],
      title: 'Physics',
      level: 'GRADUATE',
      award: 'MASTER',
      tuition: { amount: 0, currency: 'EUR' },
    }),
    programRow('art-berlin', 'spree', { title: 'Art', cities: ['Berlin'], tuition: { amount: 9000, currency: 'EUR' } }),
  ],
};
const blocksOf = async (text: string) => {
  const { near, alsoNear } = (await serviceOver(doctorates)).searchPrograms({ text });
  return [near, ...alsoNear].flatMap(one => (one ? [[one.relation, slugsOf(one.ids), one.without]] : []));
};

it.each([
  ['PhD fully funded Berlin', 'PhD', ['Berlin', 'fully funded']],
  ['full scholarship PhD in Berlin', 'PhD', ['Berlin', 'full scholarship']],
  ['tiến sĩ học bổng toàn phần ở Berlin', 'tiến sĩ', ['Berlin', 'học bổng toàn phần']],
  ['phd Berlin', 'phd', ['Berlin']],
])('%s: the level elsewhere, and the place', async (text, level, without) => {
  const blocks = await blocksOf(text);
  expect(blocks[0]).toEqual(['SAME_SUBJECT', ['physics-doctorate'], without]);
  expect(blocks[1]?.[0]).toBe('WITHOUT_LIMITS');
  expect(blocks[1]?.[1]).toContain('physics-berlin');
  expect(blocks[1]?.[2]).toContain(level);
});

it.each(['phd miễn phí ở Berlin', 'phd free tuition Berlin'])('%s: the place keeps what else is said', async text => {
  const blocks = await blocksOf(text);
  expect(blocks.map(([relation]) => relation)).toEqual(['SAME_SUBJECT', 'WITHOUT_LIMITS']);
  expect(blocks[1]).toEqual(['WITHOUT_LIMITS', ['physics-berlin'], ['phd']]);
});

it.each(['master physics Berlin', 'thạc sĩ ở Berlin', 'xyzzy Berlin'])(
  '%s: what is there, or names nothing, has no level elsewhere',
  async text => expect((await blocksOf(text)).filter(([, ids]) => ids?.includes('physics-doctorate'))).toEqual([]),
);

const levels = {
  institutions: rows.institutions,
  programs: [
    programRow('hotel-degree', 'prairie', { title: 'Hospitality Management', award: 'BACHELOR' }),
    programRow('hotel-diploma', 'prairie', { title: 'Hospitality Management (Diploma)', award: 'DIPLOMA' }),
    programRow('hotel-dublin', 'liffey', { title: 'Hospitality Management', award: 'BACHELOR' }),
    programRow('chemistry-new-york', 'hudson', { title: 'Chemistry', award: 'PHD', field: 'NATURAL_SCIENCES' }),
    programRow('physics-berlin', 'spree', {
      title: 'Physics (MSc)',
      level: 'GRADUATE',
      award: 'MASTER',
      field: 'NATURAL_SCIENCES',
    }),
    programRow('computing-new-york', 'hudson', { title: 'Computer Science', award: 'PHD', field: 'COMPUTING' }),
    programRow('computing-berlin', 'spree', {
      title: 'Computer Science (MSc)',
      level: 'GRADUATE',
      award: 'MASTER',
      field: 'COMPUTING',
    }),
    programRow('mechanics-new-york', 'hudson', {
      title: 'Mechanical Engineering',
      award: 'BACHELOR',
      field: 'ENGINEERING',
    }),
    programRow('industry-new-york', 'hudson', {
      title: 'Industrial Engineering (MSc)',
      level: 'GRADUATE',
      award: 'MASTER',
      field: 'ENGINEERING',
    }),
  ],
  scholarships: [],
};

it.each([
  ['cử nhân khách sạn canada', ['hotel-dublin', 'hotel-diploma']],
  ['bachelor hospitality Canada', ['hotel-dublin', 'hotel-diploma']],
  ['phd chemistry germany', ['chemistry-new-york', 'physics-berlin']],
  ['tiến sĩ hoá học đức', ['chemistry-new-york', 'physics-berlin']],
  ['phd computer science germany', ['computing-new-york', 'computing-berlin']],
  ['phd mechanical engineering usa', ['industry-new-york', 'mechanics-new-york']],
])('%s: the level elsewhere, then the nearest level there', async (text, firsts) => {
  const { near, alsoNear } = (await serviceOver(levels)).searchPrograms({ text });
  expect([near, ...alsoNear].map(one => slugsOf(one?.ids)[0])).toEqual(firsts);
});

it.each(['diploma hospitality Ireland', 'cao đẳng khách sạn Ireland'])(
  '%s: of what follows school a degree there is as near as a diploma elsewhere',
  async text => {
    const { near } = (await serviceOver(levels)).searchPrograms({ text });
    expect(slugsOf(near?.ids)[0]).toBe('hotel-dublin');
  },
);
