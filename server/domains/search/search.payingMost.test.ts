/** Near a scholarship that should pay all or a share is what pays most; of those that pay at least a share, what pays exactly that is first. */
import { scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const LONG_AGO = new Date('2020-02-07T12:00:00Z');
const american = (slug: string, row: object) =>
  scholarshipRow(slug, { name: 'Merit Grant', destinations: ['US'], audiences: ['EVERY_NATIONALITY'], ...row });
const partial = (slug: string, share: number | null, row: object = {}) =>
  american(slug, { coverage: 'PARTIAL_TUITION', share, ...row });

const rows = {
  scholarships: [
    partial('vietnam', 20, { nationalities: ['VN'], audiences: ['VIETNAM_ONLY'] }),
    partial('quarter', 25),
    partial('half', 50),
    partial('closed', 50, { deadlines: [LONG_AGO], deadlineMonths: [{ month: 2, closesAt: LONG_AGO }] }),
    partial('most', 100),
    partial('untold', null),
    american('tuition', { coverage: 'FULL_TUITION' }),
    american('silent', { coverage: null }),
  ],
};
const named = (ids: readonly string[] = []) => ids.map(id => id.replace('id-', ''));
const answerTo = async (text: string) => (await serviceOver(rows)).searchScholarships({ text });

it.each([
  'hoc bong toan phan o my cho sinh vien viet nam',
  'học bổng toàn phần mỹ',
  'full ride scholarship usa',
  'fully funded scholarship usa for vietnamese students',
])('%s: near is what pays most, whomever it names', async text => {
  const { ids, near } = await answerTo(text);
  expect(ids).toEqual([]);
  expect(named(near?.ids)).toEqual(['tuition', 'most', 'half', 'quarter', 'vietnam']);
});

it.each(['học bổng 75% mỹ', '75% tuition scholarship usa', 'hoc bong 75% hoc phi my'])(
  '%s: so it is near a share',
  async text => {
    const { ids, near } = await answerTo(text);
    expect(named(ids)).toEqual(['most']);
    expect(named(near?.ids)).toEqual(['tuition', 'half', 'quarter', 'vietnam', 'untold']);
  },
);

it('what tells nothing is before what nobody can apply for any more', async () => {
  const few = { ...rows, scholarships: rows.scholarships.filter(({ slug }) => ['closed', 'silent'].includes(slug)) };
  const { near } = (await serviceOver(few)).searchScholarships({ text: 'học bổng toàn phần mỹ' });
  expect(named(near?.ids)).toEqual(['silent', 'closed']);
});

it.each(['học bổng 50% mỹ', 'scholarship usa 50%', 'half tuition scholarship usa'])(
  '%s: what pays that and no more comes first, what is closed last',
  async text => expect(named((await answerTo(text)).ids)).toEqual(['half', 'most', 'closed']),
);

it.each(['học bổng ít nhất 50% mỹ', 'at least half the tuition usa'])(
  '%s: of a least share one that pays up to all is as good',
  async text => expect(named((await answerTo(text)).ids).toSorted()).toEqual(['closed', 'half', 'most', 'tuition']),
);

/** Of awards that state no share, as those of Canadian universities: the sum counts before the round, while a doubtful one and a stay of some months are last. */
const canadian = (slug: string, row: object) =>
  american(slug, { destinations: ['CA'], levels: ['UNDERGRADUATE'], ...row });
const most = (amount: number, period: 'TOTAL' | 'ONCE') => ({
  coverage: 'FIXED_SUM',
  sum: { minimum: null, maximum: { amount, currency: 'CAD' }, period },
});
const closedOn = (day: string) => ({
  deadlines: [new Date(day)],
  deadlineMonths: [{ month: Number(day.slice(5, 7)), closesAt: new Date(day) }],
});
const canada = {
  scholarships: [
    canadian('once', most(10_000, 'ONCE')),
    canadian('years', { ...most(180_000, 'TOTAL'), ...closedOn('2026-01-26') }),
    canadian('former', { ...most(120_000, 'TOTAL'), ...closedOn('2024-02-15') }),
    canadian('old', { ...most(200_000, 'TOTAL'), ...closedOn('2019-02-15') }),
    canadian('doubtful', { ...most(80_000, 'TOTAL'), marks: ['DOUBTFUL'] }),
    canadian('stay', { ...most(15_900, 'TOTAL'), marks: ['EXCHANGE'] }),
    canadian('everything', { coverage: 'FULL_COST', ...closedOn('2026-11-06') }),
    canadian('need', { coverage: 'VARIES', ...closedOn('2026-11-15') }),
  ],
};
it.each([
  'hoc bong 50% hoc phi dai hoc canada',
  'học bổng 50% học phí cử nhân Canada',
  'học bổng nửa học phí đại học Canada',
  'half tuition scholarship bachelor canada',
  '50% tuition undergraduate scholarship canada',
  'scholarship 75% bachelor canada',
])('%s: what pays most of it comes before what pays little once', async text => {
  const { ids, near } = (await serviceOver(canada)).searchScholarships({ text });
  expect(ids).toEqual([]);
  expect(named(near?.ids).slice(0, 5)).toEqual(['everything', 'need', 'years', 'former', 'once']);
});

it('a doubtful one, a stay of some months and what closed years ago are last', async () => {
  const last = ['old', 'doubtful', 'stay', 'once'];
  const few = { scholarships: canada.scholarships.filter(({ slug }) => last.includes(slug)) };
  const { near } = (await serviceOver(few)).searchScholarships({ text: 'học bổng 50% học phí đại học Canada' });
  expect(named(near?.ids)).toEqual(['once', 'doubtful', 'stay', 'old']);
});
