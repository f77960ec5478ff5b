/** A share of the tuition in a text is compared with the share that a scholarship states; where none is stated, it is counted. */
import { scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const partial = (slug: string, share: number | null) =>
  scholarshipRow(slug, { coverage: 'PARTIAL_TUITION', share, name: 'Award' });
const rows = {
  scholarships: [
    partial('quarter', 25),
    partial('third', 33),
    partial('half', 50),
    partial('most', 100),
    partial('untold', null),
    scholarshipRow('tuition', { coverage: 'FULL_TUITION', name: 'Award' }),
    scholarshipRow('cost', { coverage: 'FULL_COST', name: 'Award' }),
    scholarshipRow('sum', { coverage: 'FIXED_SUM', name: 'Award' }),
  ],
};
const found = async (text: string) =>
  (await serviceOver(rows))
    .searchScholarships({ text })
    .ids.map(id => id.replace('id-', ''))
    .toSorted();

it.each([
  ['học bổng 50% học phí', ['half', 'most']],
  ['hoc bong giam 50% hoc phi', ['half', 'most']],
  ['học bổng nửa học phí', ['half', 'most']],
  ['half tuition waiver', ['half', 'most']],
  ['half tuition scholarship', ['half', 'most']],
  ['scholarship 50 percent', ['half', 'most']],
  ['scholarship 30% of tuition', ['half', 'most', 'third']],
  ['học bổng 25%', ['half', 'most', 'quarter', 'third']],
  ['học bổng ít nhất 50% học phí', ['cost', 'half', 'most', 'tuition']],
  ['at least 50% tuition', ['cost', 'half', 'most', 'tuition']],
  ['học bổng từ 50% học phí trở lên', ['cost', 'half', 'most', 'tuition']],
  ['at least half the tuition', ['cost', 'half', 'most', 'tuition']],
  ['học bổng bán phần', ['half', 'most', 'quarter', 'third', 'untold']],
  ['học bổng 100%', ['cost', 'most', 'tuition']],
  ['100% scholarship', ['cost', 'most', 'tuition']],
  ['muốn được tài trợ 100%', ['cost', 'most', 'tuition']],
  ['full tuition scholarship', ['cost', 'most', 'tuition']],
  ['học bổng 100% học phí', ['cost', 'most', 'tuition']],
  ['hoc bong mien hoc phi', ['cost', 'most', 'tuition']],
  ['học bổng toàn phần', ['cost']],
  ['full scholarship', ['cost']],
])('%s', async (text, slugs) => expect(await found(text)).toEqual(slugs));

it('tells what does not state its share, and no share as an option', async () =>
  expect((await serviceOver(rows)).searchScholarships({ text: 'học bổng 50% học phí' }).understood).toMatchObject([
    { kind: 'COVERAGE', filter: 'COVERAGE', values: [], lacking: 1 },
  ]));

it.each(['học bổng GPA 85%', 'scholarship'])('%s asks for no share', async text =>
  expect((await serviceOver(rows)).searchScholarships({ text }).understood.map(({ kind }) => kind)).not.toContain(
    'COVERAGE',
  ),
);

it.each(['at least 50% tuition', 'học bổng ít nhất 50% học phí'])(
  '%s: what pays such a share comes first',
  async text => {
    const { ids } = (await serviceOver(rows)).searchScholarships({ text });
    expect(ids.slice(0, 2).toSorted()).toEqual(['id-half', 'id-most']);
  },
);

it.each(['full tuition scholarship', 'học bổng 100%'])('%s: what pays all for certain comes first', async text =>
  expect((await serviceOver(rows)).searchScholarships({ text }).ids.at(-1)).toBe('id-most'),
);

it.each(['full tuition scholarship', 'học bổng 100% học phí', 'hoc bong mien hoc phi'])(
  '%s: what pays the tuition comes before what pays everything, and that before what pays up to all of it',
  async text =>
    expect((await serviceOver(rows)).searchScholarships({ text }).ids).toEqual(['id-tuition', 'id-cost', 'id-most']),
);

it.each(['học bổng 100%', 'học bổng toàn phần'])('%s: everything stays first', async text =>
  expect((await serviceOver(rows)).searchScholarships({ text }).ids[0]).toBe('id-cost'),
);

describe('where nothing states such a share', () => {
  const american = (slug: string, row: object) => scholarshipRow(slug, { name: 'Award', destinations: ['US'], ...row });
  const few = {
    scholarships: [
      american('cost', { coverage: 'FULL_COST' }),
      american('sum', { coverage: 'FIXED_SUM' }),
      american('tenth', { coverage: 'PARTIAL_TUITION', share: 10 }),
      american('quarter', { coverage: 'PARTIAL_TUITION', share: 25 }),
      american('untold', { coverage: 'PARTIAL_TUITION', share: null }),
    ],
  };
  it.each([
    ['học bổng 50% học phí Mỹ', ['untold', 'cost', 'quarter', 'tenth', 'sum']],
    ['hoc bong 50% my', ['untold', 'cost', 'quarter', 'tenth', 'sum']],
    ['half tuition scholarship USA', ['untold', 'cost', 'quarter', 'tenth', 'sum']],
    ['30% hoc phi o My', ['quarter', 'untold', 'cost', 'tenth', 'sum']],
    ['scholarship 35 percent usa', ['quarter', 'untold', 'cost', 'tenth', 'sum']],
    ['học bổng 75% Mỹ', ['cost', 'quarter', 'tenth', 'untold', 'sum']],
    ['75% tuition scholarship usa', ['cost', 'quarter', 'tenth', 'untold', 'sum']],
  ])('%s: near is about such a share, then what pays most, of parts what states more', async (text, slugs) => {
    const { ids, near } = (await serviceOver(few)).searchScholarships({ text });
    expect(ids).toEqual([]);
    expect(near?.ids).toEqual(slugs.map(slug => `id-${slug}`));
  });
});

it.each(['học bổng 50%', 'hoc bong 50% hoc phi', 'half tuition scholarship', '50 percent scholarship'])(
  '%s: what is perhaps given no more comes behind what pays more',
  async text => {
    const named = { name: 'Merit Grant', coverage: 'PARTIAL_TUITION' } as const;
    const service = await serviceOver({
      scholarships: [
        scholarshipRow('doubtful', { ...named, share: 50, marks: ['DOUBTFUL'] }),
        scholarshipRow('half', { ...named, share: 50 }),
        scholarshipRow('most', { ...named, share: 100 }),
      ],
    });
    expect(service.searchScholarships({ text }).ids).toEqual(['id-half', 'id-most', 'id-doubtful']);
  },
);
