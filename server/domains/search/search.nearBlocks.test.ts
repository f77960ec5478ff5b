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
