/** In which order scholarships stand where a text says nothing that tells them apart (build/scholarshipOrder.ts), whatever they are called. */
import { NOW, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const DAY = 86_400_000;
const ago = (days: number): Date => new Date(NOW.getTime() - days * DAY);
type Row = Parameters<typeof scholarshipRow>[1];
const master = (slug: string, row: Row): ReturnType<typeof scholarshipRow> =>
  scholarshipRow(slug, {
    name: 'Merit Scholarship',
    destinations: ['US'],
    levels: ['GRADUATE'],
    fields: null,
    audiences: ['EVERY_NATIONALITY'],
    // Completeness outweighs none of these facts.
    completeness: 0.9,
    ...row,
  });
const forVietnam: Row = { coverage: 'FULL_COST', audiences: ['VIETNAM_AMONG_OTHERS'] };
const yearlyIn = (month: number, days: number): Row => ({
  deadlines: [ago(days)],
  deadlineMonths: [
    { month, closesAt: ago(days) },
    { month, closesAt: null },
  ],
});
const rows = {
  scholarships: [
    master('closed', { coverage: 'FULL_COST', audiences: ['VIETNAM_ONLY'], deadlines: [ago(300)] }),
    master('old', { coverage: 'FULL_COST', audiences: ['VIETNAM_ONLY'], deadlines: [ago(1500)] }),
    master('doubtful', { coverage: 'FULL_COST', marks: ['DOUBTFUL'] }),
    master('stay', { coverage: 'FULL_COST', audiences: ['VIETNAM_AMONG_OTHERS'], marks: ['EXCHANGE'] }),
    master('women', { coverage: 'FULL_COST', audiences: ['EVERY_NATIONALITY', 'WOMEN'] }),
    master('business', { coverage: 'FULL_TUITION', fields: ['BUSINESS'], deadlines: [new Date(NOW.getTime() + DAY)] }),
    master('others', { coverage: 'PARTIAL_TUITION', audiences: [] }),
    master('silent', { coverage: null }),
    master('sum', { coverage: 'FIXED_SUM' }),
    master('unstated', { coverage: 'FULL_TUITION', audiences: ['UNKNOWN'] }),
    master('tuition', { coverage: 'FULL_TUITION', audiences: ['EVERY_NATIONALITY', 'IN_NEED'] }),
    master('open', { coverage: 'FULL_TUITION', deadlines: [new Date(NOW.getTime() + 90 * DAY)] }),
    master('everything', { coverage: 'FULL_COST', fields: ['COMPUTING', 'ENGINEERING'] }),
    master('vietnam', { coverage: null, audiences: ['VIETNAM_ONLY'], completeness: 0.1 }),
    // Of no name that says a scholarship; its round closed, and the next one closes within half a year.
    master('soon', { name: 'Vietnamese Student Program', ...forVietnam, ...yearlyIn(4, 220) }),
    // Nobody can apply for it for most of a year.
    master('yearly', { name: 'Vietnamese Awards', ...forVietnam, ...yearlyIn(11, 20) }),
  ],
};
const ORDER = [
  'soon',
  'vietnam',
  'everything',
  'open',
  'tuition',
  'unstated',
  'sum',
  'silent',
  'yearly',
  'women',
  'business',
  'others',
  'closed',
  'doubtful',
  'stay',
  'old',
];
const found = async (args: Record<string, unknown>): Promise<string[]> =>
  (await serviceOver(rows)).searchScholarships(args).ids.map(id => id.replace('id-', ''));

it.each([
  'học bổng',
  'hoc bong my',
  'học bổng thạc sĩ Mỹ',
  'hoc bong thac si',
  'scholarships',
  'scholarship usa',
  'master scholarship usa',
  'fellowship for masters',
])('%s', async text => expect(await found({ text })).toEqual(ORDER));

it('the same holds without a text, and a sort that is chosen by hand stays', async () => {
  expect(await found({})).toEqual(ORDER);
  expect(await found({ sort: 'TITLE_ASC' })).toEqual([
    ...ORDER.filter(slug => !['soon', 'yearly'].includes(slug)).toSorted(),
    'yearly',
    'soon',
  ]);
});

it.each([
  ['scholarships for MBA', ['business', 'soon', 'vietnam']],
  ['hoc bong mba', ['business', 'soon', 'vietnam']],
  ['học bổng thạc sĩ kinh doanh', ['business', 'soon', 'vietnam']],
  ['scholarship for women master', ['women']],
  ['học bổng cho nữ', ['women']],
])('%s begins with what is kept for it: %j', async (text, slugs) =>
  expect((await found({ text })).slice(0, slugs.length)).toEqual(slugs),
);
