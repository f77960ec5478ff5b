/** Of several wishes that nothing meets together, each block of what is near keeps one that another lets go of, and the subject before all. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const computing = { field: 'COMPUTING', award: 'BACHELOR' } as const;
const teaching = { field: 'EDUCATION', award: 'BACHELOR' } as const;
const health = { field: 'HEALTH' } as const;
const MASTER = { award: 'MASTER', level: 'GRADUATE' } as const;
const here = ['a', 'b', 'c', 'd', 'e', 'f'];

const rows = {
  institutions: [
    institutionRow('bow', { destination: 'CA', name: 'Bow University', city: 'Calgary' }),
    institutionRow('trent', { destination: 'CA', name: 'Otonabee University', city: 'Peterborough' }),
    institutionRow('lea', { destination: 'GB', name: 'Lea University', city: 'Hatfield' }),
    institutionRow('huon', { destination: 'AU', name: 'Huon College', city: 'Hobart' }),
  ],
  programs: [
    // That one has no placements is known.
    ...here.map((one, place) =>
      programRow(`cs-${one}`, 'bow', {
        title: `Computer Science ${one}`,
        ...computing,
        coopInternship: place === 0 ? false : null,
        cities: ['Calgary'],
      }),
    ),
    programRow('cs-coop', 'trent', {
      title: 'Computer Science',
      ...computing,
      coopInternship: true,
      cities: ['Peterborough'],
    }),
    programRow('childhood', 'lea', { title: 'Early Childhood Education', ...teaching, cities: ['Hatfield'] }),
    programRow('cooking', 'bow', {
      title: 'Culinary Arts',
      award: 'DIPLOMA',
      field: 'HOSPITALITY_TOURISM',
      cities: ['Calgary'],
    }),
    programRow('nursing-bow', 'bow', {
      title: 'Bachelor of Nursing',
      award: 'BACHELOR',
      ...health,
      cities: ['Calgary'],
    }),
    programRow('nursing-huon', 'huon', {
      title: 'Diploma of Nursing',
      award: 'DIPLOMA',
      ...health,
      cities: ['Hobart'],
    }),
    programRow('pharmacy-bow', 'bow', {
      title: 'Bachelor of Pharmacy',
      award: 'BACHELOR',
      ...health,
      cities: ['Calgary'],
    }),
    programRow('pharmacy-lea', 'lea', { title: 'Master of Pharmacy', ...MASTER, ...health, cities: ['Hatfield'] }),
    programRow('law-trent', 'trent', { title: 'Law', field: 'LAW', award: 'BACHELOR', cities: ['Peterborough'] }),
    programRow('law-lea', 'lea', { title: 'Law', field: 'LAW', ...MASTER, cities: ['Hatfield'] }),
  ],
  scholarships: [],
};

const blocksOf = async (text: string) => {
  const { ids, near, alsoNear } = (await serviceOver(rows)).searchPrograms({ text });
  const blocks = [near, ...alsoNear].flatMap(one => (one ? [one] : []));
  return { ids, blocks: blocks.map(one => ({ ...one, ids: one.ids.map(id => id.replace('id-', '')) })) };
};

it.each([
  'computer science co-op Calgary',
  'khoa học máy tính có co-op ở Calgary',
  'khoa hoc may tinh co-op o calgary',
])('%s: a long block of the place leaves room for the wish elsewhere', async text => {
  const [first, second] = (await blocksOf(text)).blocks;
  expect(first).toMatchObject({ relation: 'WITHOUT_LIMITS', total: here.length });
  expect(first?.ids).toHaveLength(4);
  expect([second?.relation, second?.ids]).toEqual(['SAME_SUBJECT', ['cs-coop']]);
});

it.each([
  'diploma early childhood education Calgary',
  '2 year diploma in early childhood education in Calgary',
  'cao đẳng giáo dục mầm non ở Calgary',
])('%s: the subject at another level elsewhere, not another subject there', async text =>
  expect((await blocksOf(text)).blocks.map(({ relation, ids }) => [relation, ids])).toEqual([
    ['SAME_SUBJECT', ['childhood']],
  ]),
);

it.each([
  'diploma in nursing Peterborough',
  'cao đẳng điều dưỡng ở Peterborough',
  'cao dang dieu duong o peterborough',
])('%s: little at the level elsewhere, and behind it the subject in the country', async text => {
  const { blocks } = await blocksOf(text);
  expect(blocks.map(({ ids }) => ids)).toEqual([['nursing-huon'], ['nursing-bow']]);
  expect(blocks[1]?.without).toHaveLength(2);
});

it.each(['master of pharmacy Calgary', 'thạc sĩ dược ở Calgary', 'LLM Peterborough'])(
  '%s: a bachelor there comes after the master elsewhere',
  async text => {
    const [first, second] = (await blocksOf(text)).blocks;
    expect([first?.relation, second?.relation]).toEqual(['SAME_SUBJECT', 'WITHOUT_LIMITS']);
    expect(first?.ids[0]).toMatch(/-lea$/);
  },
);

it('a degree that says its subject leaves the subject in the link', async () =>
  expect((await blocksOf('LLM Peterborough')).blocks[1]?.text).toBe('law Peterborough'));

it.each(['bachelor of nursing Calgary', 'cử nhân điều dưỡng ở Calgary'])(
  '%s: what is there has no other level elsewhere',
  async text => {
    const { ids, blocks } = await blocksOf(text);
    expect(ids).toEqual(['id-nursing-bow']);
    expect(blocks.flatMap(one => one.ids)).not.toContain('nursing-huon');
  },
);

it.each(['master health Calgary January intake', 'thạc sĩ y tế ở Hatfield nhập học tháng 1'])(
  '%s: the month is let go of before the level',
  async text => expect((await blocksOf(text)).blocks[0]?.ids).toEqual(['pharmacy-lea']),
);
