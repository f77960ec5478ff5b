/** Near a school that is named, and near a subject that is taught nowhere in a place. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [
    institutionRow('harbour', { name: 'Harbour University', destination: 'CA', city: 'Halifax' }),
    institutionRow('pier', { name: 'Pier College', destination: 'CA', city: 'Halifax' }),
    institutionRow('prairie', { name: 'Prairie University', destination: 'CA', city: 'Regina' }),
    institutionRow('glen', { name: 'Glen University', destination: 'GB', city: 'Glasgow' }),
  ],
  programs: [
    programRow('law-harbour', 'harbour', { title: 'Law (LLB)', cities: ['Halifax'] }),
    programRow('law-prairie', 'prairie', {
      title: 'Law (LLM)',
      level: 'GRADUATE',
      award: 'MASTER',
      cities: ['Regina'],
      completeness: 1,
    }),
    programRow('law-pier', 'pier', { title: 'Law (LLM)', level: 'GRADUATE', award: 'MASTER', cities: ['Halifax'] }),
    programRow('nursing-prairie', 'prairie', { title: 'Bachelor of Nursing', field: 'HEALTH', cities: ['Regina'] }),
    programRow('physics-glen', 'glen', { title: 'Physics (BSc)', cities: ['Glasgow'], completeness: 1 }),
  ],
  scholarships: [],
};

const nearOf = async (text: string) => {
  const { ids, near, alsoNear } = (await serviceOver(rows)).searchPrograms({ text });
  expect(ids).toEqual([]);
  return [near, ...alsoNear].flatMap(one =>
    one ? [[one.relation, ...one.ids.map(id => id.replace('id-', ''))].join(' ')] : [],
  );
};

it.each(['thạc sĩ luật Harbour University', 'master of law at Harbour University'])(
  '%s: who else has it at the level in the country, first in the city, then what the school has for others',
  async text => expect(await nearOf(text)).toEqual(['SAME_SUBJECT law-pier law-prairie', 'WITHOUT_LIMITS law-harbour']),
);

it.each(['hộ sinh ở Glasgow', 'midwifery in the UK'])(
  '%s: a related subject elsewhere before anything else in the place',
  async text => expect((await nearOf(text))[0]).toBe('SAME_SUBJECT nursing-prairie'),
);
