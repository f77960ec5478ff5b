/** A city and a price that nothing has together: beside what has the price elsewhere stands what the country of the city has at a price within reach. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const british = { destination: 'GB' as const };
const gbp = (amount: number) => ({ tuition: { amount, currency: 'GBP' as const } });
const psychology = (city: string) => ({ title: 'Psychology (BSc)', field: 'SOCIAL_SCIENCES' as const, cities: [city] });
const rows = {
  institutions: [
    institutionRow('thames', { ...british, name: 'Thames University', city: 'London' }),
    institutionRow('fife', { ...british, name: 'Fife University', city: 'St Andrews' }),
    institutionRow('avalon', { destination: 'CA', name: 'Avalon University', city: 'Corner Brook' }),
  ],
  programs: [
    programRow('law-london', 'thames', { title: 'Law', field: 'LAW', cities: ['London'], ...gbp(15_000) }),
    programRow('reach', 'fife', { ...psychology('St Andrews'), ...gbp(33_250) }),
    programRow('dear', 'fife', { ...psychology('St Andrews'), ...gbp(45_000) }),
    programRow('untold', 'fife', { ...psychology('St Andrews'), tuition: null }),
    ...['a', 'b', 'c'].map(one =>
      programRow(`abroad-${one}`, 'avalon', { ...psychology('Corner Brook'), ...gbp(14_000) }),
    ),
  ],
  scholarships: [],
};
type Rows = typeof rows;
const blocksOf = async (text: string, catalogue: Rows = rows) => {
  const { ids, near, alsoNear } = (await serviceOver(catalogue)).searchPrograms({ text });
  const blocks = [near, ...alsoNear].flatMap(one => (one ? [one] : []));
  return { ids, blocks: blocks.map(one => ({ ...one, ids: one.ids.map(id => id.replace('id-', '')) })) };
};

it.each([
  ['my daughter want to study psychology in london, budget 20000 pounds per year', 'psychology UK', 'london'],
  ['psychology in London under 20000 gbp', 'psychology UK', 'London'],
  ['tâm lý học ở London dưới 20000 bảng', 'tâm lý học Anh', 'London'],
  ['tam ly hoc london duoi 20000 bang', 'tam ly hoc Anh', 'london'],
])('%s: the price elsewhere, and what costs at most twice as much in the country', async (text, link, city) => {
  const { ids, blocks } = await blocksOf(text);
  expect(ids).toEqual([]);
  expect(blocks.map(one => [one.relation, one.text])).toEqual([
    ['SAME_SUBJECT', expect.stringContaining('20000')],
    ['WITHOUT_LIMITS', link],
  ]);
  expect(blocks[1]?.ids).toEqual(['reach']);
  expect(blocks[1]?.without).toEqual([city, expect.stringContaining('20000')]);
});

it.each(['psychology in london uk under 20000 pounds', 'tâm lý học ở London Anh dưới 20000 bảng'])(
  '%s: a country that is said with the city is kept',
  async text => expect((await blocksOf(text)).blocks.map(({ ids }) => ids.slice(0, 1))).toContainEqual(['reach']),
);

it.each(['psychology in london under 15000 gbp', 'tâm lý học ở London dưới 15000 bảng'])(
  '%s: what costs more than twice as much is no answer',
  async text => expect((await blocksOf(text)).blocks.flatMap(({ ids }) => ids)).not.toContain('reach'),
);

it.each(['psychology in london', 'psychology under 20000 gbp', 'law in london under 20000 gbp'])(
  '%s: nothing stands beside it where there is no city, no price, or an answer',
  async text => expect((await blocksOf(text)).blocks.map(one => one.text)).not.toContain('psychology UK'),
);

it('where the country has it at the price, nothing dearer stands beside it', async () => {
  const cheap = { ...psychology('St Andrews'), ...gbp(18_000) };
  const catalogue = { ...rows, programs: [...rows.programs, programRow('cheap', 'fife', cheap)] };
  const { blocks } = await blocksOf('psychology in london under 20000 gbp', catalogue);
  expect(blocks[0]?.ids[0]).toBe('cheap');
  expect(blocks.flatMap(({ ids }) => ids)).not.toContain('reach');
});
