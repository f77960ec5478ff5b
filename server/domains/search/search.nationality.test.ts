/** Whoever says a nationality is shown nothing that is known to be for others alone, near an answer either. */
import { scholarshipRow } from './test/fixtures.js';
import { rows, serviceOver } from './test/smallCatalogue.js';

const british = { destinations: ['GB' as const], levels: ['GRADUATE' as const], coverage: 'FULL_COST' as const };
const scholarships = [
  scholarshipRow('all', { ...british, audiences: ['EVERY_NATIONALITY'] }),
  scholarshipRow('unstated', { ...british, audiences: ['UNKNOWN'] }),
  scholarshipRow('asean', { ...british, audiences: ['VIETNAM_AMONG_OTHERS'] }),
  scholarshipRow('vietnam', { ...british, audiences: ['VIETNAM_ONLY'] }),
  // A whole list without Vietnam.
  scholarshipRow('others', { ...british, audiences: [] }),
];

const shownFor = async (text: string) => {
  const { ids, near, alsoNear } = (await serviceOver({ ...rows, scholarships })).searchScholarships({ text });
  const slugs = (some: readonly string[]) => some.map(id => id.replace('id-', '')).toSorted();
  const blocks = [near, ...alsoNear].flatMap(block => block ?? []);
  return { found: slugs(ids), near: slugs(blocks.flatMap(block => block.ids)), total: near?.total };
};

it.each([
  'full scholarship for masters in uk for nigerian students',
  'full scholarship for masters in uk for indian students',
  'scholarships for chinese students uk masters',
  'master scholarship uk for pakistani students',
  'fully funded scholarship uk for african students',
  'scholarship uk for students from India',
  'I am from Kenya, full scholarship uk',
])('%s: nothing for Vietnam alone', async text => {
  const { found, near } = await shownFor(text);
  expect(found).toEqual(['all']);
  expect(near).toContain('unstated');
  expect(near).not.toContain('vietnam');
});

it.each([
  'full scholarship for masters in uk for vietnamese students',
  'học bổng toàn phần thạc sĩ ở Anh cho sinh viên Việt Nam',
  'hoc bong toan phan thac si o Anh cho sinh vien viet nam',
])('%s: nothing that is for others alone', async text => {
  const { found, near } = await shownFor(text);
  expect(found).toEqual(['all', 'asean', 'vietnam']);
  expect(near).toEqual(['unstated']);
});

it('counts what a search for the text of the near ones finds', async () =>
  expect((await shownFor('full scholarship for masters in uk for nigerian students')).total).toBe(scholarships.length));

it.each(['full scholarship for masters in uk', 'học bổng toàn phần thạc sĩ ở Anh'])(
  '%s: says no nationality, and finds all',
  async text => expect((await shownFor(text)).found).toHaveLength(scholarships.length),
);
