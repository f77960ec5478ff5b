/** What readers of the pages found wrong: what stands first of scholarships, near a clinical profession, of the foundation year of one country, and in the text of what is near. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const pathway = { asks: { englishMinimums: [], diplomaEntries: [], statesPathway: true } };
const health = { field: 'HEALTH' as const };
const master = { award: 'MASTER' as const, level: 'GRADUATE' as const, completeness: 1 };
const rows = {
  institutions: [
    institutionRow('perth', { destination: 'AU', city: 'Perth', ...pathway }),
    institutionRow('cairns', { destination: 'AU', city: 'Cairns' }),
    institutionRow('mainz', { destination: 'DE', city: 'Mainz', ...pathway }),
  ],
  programs: [
    programRow('nursing', 'perth', { title: 'Bachelor of Nursing', ...health }),
    programRow('nursing-master', 'perth', { title: 'Master of Nursing', ...health, ...master }),
    programRow('physio', 'perth', { title: 'Bachelor of Physiotherapy', ...health }),
    programRow('public-health', 'perth', { title: 'Master of Public Health', ...health, ...master }),
    programRow('business', 'cairns', { title: 'Bachelor of Business', field: 'BUSINESS', completeness: 1 }),
    programRow('social', 'cairns', { title: 'Master of Social Work', field: 'SOCIAL_SCIENCES', ...master }),
    programRow('physics', 'mainz', { title: 'Physics (BSc)', field: 'NATURAL_SCIENCES', completeness: 0 }),
  ],
  scholarships: [
    scholarshipRow('business', { name: 'Cairns Award', institutionId: 'id-cairns', completeness: 1 }),
    scholarshipRow('science', {
      name: 'Cairns Science Award',
      institutionId: 'id-cairns',
      fields: ['NATURAL_SCIENCES'],
    }),
    scholarshipRow('perth', { name: 'Perth Award', institutionId: 'id-perth' }),
    scholarshipRow('aid', { name: 'College Financial Aid', completeness: 0 }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const slugs = (ids: readonly string[]) => ids.map(id => id.replace('id-', ''));
const programs = (text: string) => slugs(service.searchPrograms({ text }).ids);
const nearOf = (text: string) => {
  const { near, alsoNear } = service.searchPrograms({ text });
  return [near, ...alsoNear].flatMap(one => one ?? []);
};

describe('scholarships of a subject', () => {
  const scholarships = (text: string) => slugs(service.searchScholarships({ text }).ids);

  it.each(['học bổng điều dưỡng', 'nursing scholarship', 'hoc bong nganh dieu duong'])(
    '%s: those of schools that are known to teach others alone come last',
    text => expect(scholarships(text)).toEqual(['perth', 'aid', 'business']),
  );

  it('a school that gives one for the field is no such school', () =>
    expect(scholarships('physics scholarship')).toEqual(['science', 'business', 'aid', 'perth']));

  it.each(['học bổng tài chính', 'finance scholarship'])('%s asks for no financial aid', text =>
    expect(service.searchScholarships({ text }).understood).toMatchObject([{ kind: 'FIELD' }]),
  );

  it('financial aid begins with what is called so, and leaves no other out', () => {
    const [first, ...others] = scholarships('financial aid');
    expect(first).toBe('aid');
    expect(others.toSorted()).toEqual(['business', 'perth', 'science']);
  });
});

it.each(['dental hygiene', 'dentistry', 'vệ sinh răng miệng', 'optometry'])(
  '%s: other clinical professions are near, those that school leads to first',
  text => {
    const [near] = nearOf(text);
    expect(near).toMatchObject({ relation: 'BROADER_SUBJECT' });
    expect(slugs(near?.ids ?? []).slice(0, 2)).toEqual(['nursing', 'physio']);
  },
);

it.each(['studienkolleg', 'studienkolleg là gì'])('%s: what follows one in Germany comes first', text =>
  expect(programs(text)[0]).toBe('physics'),
);

it.each(['foundation year', 'dự bị'])('%s is of any country', text => expect(programs(text)[0]).not.toBe('physics'));

it.each(['social work in australia', 'studying social work in Úc', 'interested in social work in Australia'])(
  '%s: a preposition takes no word of a subject',
  text => expect(programs(text)).toEqual(['social']),
);

it.each([
  ['Em muốn hỏi ngành điều dưỡng ở Thụy Sĩ với ạ', 'ngành điều dưỡng'],
  ['mọi người cho hỏi học điều dưỡng ở Hà Lan có trường nào ko ạ', 'điều dưỡng'],
  ['có ai học điều dưỡng ở Phần Lan review giúp mình', 'điều dưỡng'],
  ['hi, im looking for a nursing degree in Switzerland thanks', 'nursing degree'],
  ['hello everyone, can anyone tell me about nursing schools in Singapore', 'nursing'],
  ['just wondering if anyone knows a nursing bachelor in Italy', 'nursing bachelor'],
  ['could you help me find a social work master in Malta, any suggestions?', 'social work master'],
  ['nursing in Sweden, not limited to Stockholm', 'nursing'],
])('near "%s" stands what was understood alone: %s', (text, shown) => {
  const { droppedWords } = service.searchPrograms({ text });
  expect([nearOf(text)[0]?.text, droppedWords]).toEqual([shown, []]);
});

it.each(['điều dưỡng ở Hàn Quốc', 'điều dưỡng ở hàn', 'du học hàn quốc điều dưỡng', 'điều dưỡng tại Nhật Bản'])(
  '%s: a word of direction leaves nothing of the name of a country',
  text => {
    const [near] = nearOf(text);
    expect(near).toMatchObject({ relation: 'SAME_SUBJECT', text: 'điều dưỡng' });
    expect(near?.without).toHaveLength(1);
  },
);
