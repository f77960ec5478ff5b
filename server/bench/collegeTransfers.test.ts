/** A community college that leads to a university: the university is where one goes on, and no kind of school or level that is asked for. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

/** De Anza, Foothill and Santa Monica. */
const IN_CALIFORNIA = 3;

const TEXTS = [
  'list of community colleges in california, cheap, can transfer to university after 2 years',
  'community colleges in california, cheap, can transfer to university',
  'community colleges in california that transfer to universities',
  'community college in california with transfer to a 4 year university',
  'cao đẳng cộng đồng california liên thông lên đại học',
  'cao đẳng cộng đồng ở california giá rẻ, có thể chuyển tiếp lên đại học',
  'cao dang cong dong california co the chuyen tiep len dai hoc',
  'danh sách cao đẳng cộng đồng california, chuyển tiếp lên đại học sau 2 năm',
  'học cao đẳng cộng đồng ở california 2 năm rồi chuyển lên đại học',
];

it.each(TEXTS)('%s: associate degrees, those for a transfer first', text => {
  const { understood, droppedWords } = starter.search.searchPrograms({ text });
  expect(understood.find(({ kind }) => kind === 'AWARD')).toMatchObject({ isApplied: true, values: ['ASSOCIATE'] });
  expect(understood.map(({ kind }) => kind)).not.toContain('INSTITUTION_TYPE');
  expect(droppedWords).toEqual([]);
  const [first] = starter.titlesFor(text);
  expect(first).toMatch(/^Associate .* for Transfer$/);
});

it.each(TEXTS)('%s: the colleges of California', text => {
  const { ids, droppedWords } = starter.search.searchInstitutions({ text });
  expect(ids).toHaveLength(IN_CALIFORNIA);
  expect(droppedWords).toEqual([]);
});

it.each(TEXTS)('%s: among scholarships no word is looked for', text => {
  expect(starter.search.searchScholarships({ text }).droppedWords).toEqual([]);
});

// Who is at a college, or comes from one, wants what follows it; and who asks for a bachelor's degree at one wants that.
it.each([
  'em đang học cao đẳng cộng đồng ở mỹ muốn chuyển tiếp lên đại học',
  'sinh viên cao đẳng cộng đồng mỹ chuyển tiếp lên đại học',
  'i am at a community college in california and want to transfer to a university',
  'i finished community college and want to transfer to university usa',
  'transfer to university in canada',
  'liên thông lên đại học',
  'community college usa bachelor',
])('%s: a first degree', text =>
  expect(starter.search.searchPrograms({ text }).understood).toContainEqual(
    expect.objectContaining({ kind: 'AWARD', values: ['BACHELOR'] }),
  ),
);
