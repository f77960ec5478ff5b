/** What somebody wants to go on with afterwards is not what they look for, over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const awardsOf = (text: string) =>
  starter.search.searchPrograms({ text }).understood.flatMap(({ kind, values }) => (kind === 'AWARD' ? [values] : []));

const COLLEGE = ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE'];
it.each([
  ['college 2 năm ở mỹ rồi chuyển tiếp lên đại học', ['ASSOCIATE']],
  ['hoc college my 2 nam roi chuyen tiep len dai hoc', ['ASSOCIATE']],
  ['cao đẳng cộng đồng mỹ 2 năm rồi chuyển lên đại học', ['ASSOCIATE']],
  ['community college usa then university', ['ASSOCIATE']],
  ['community college usa to transfer to UCLA', ['ASSOCIATE']],
  ['associate degree then transfer to a bachelor usa', ['ASSOCIATE']],
  ['study associate degree and then transfer to a 4 year university', ['ASSOCIATE']],
  ['học 2 năm college rồi lên university', COLLEGE],
  ['học college ở Canada 2 năm xong lên đại học', COLLEGE],
  ['học cao đẳng rồi liên thông đại học ở Úc', COLLEGE],
  ['hoc cao dang roi lien thong len dai hoc o canada', COLLEGE],
  ['học cao đẳng ở Canada sau đó liên thông lên đại học', COLLEGE],
  ['cao đẳng điều dưỡng canada rồi liên thông lên đại học', COLLEGE],
  ['học nghề ở Úc rồi học lên đại học', COLLEGE],
  ['diploma then bachelor in canada', [...COLLEGE, 'GRADUATE_CERTIFICATE']],
  ['study diploma first then go to university in australia', [...COLLEGE, 'GRADUATE_CERTIFICATE']],
  ['học đại học ở mỹ rồi lên thạc sĩ', ['BACHELOR']],
  ['bachelor then master in germany', ['BACHELOR']],
  ['học thạc sĩ rồi lên tiến sĩ ở Đức', ['MASTER']],
])('%s: %j', (text, awards) => {
  expect(awardsOf(text)).toEqual([awards]);
  expect(starter.search.searchPrograms({ text }).droppedWords).toEqual([]);
});

it.each([
  'college 2 năm ở mỹ rồi chuyển tiếp lên đại học',
  'cao đẳng cộng đồng mỹ 2 năm rồi chuyển lên đại học',
  'học 2 năm college rồi lên university',
])('%s: first what universities go on with', text => {
  for (const title of starter.titlesFor(text, 5)) expect(title).toMatch(/for transfer$/i);
});

it.each(['cao đẳng cộng đồng mỹ rồi chuyển lên đại học', 'học college mỹ rồi lên đại học'])(
  'institutions: %s are colleges',
  text => {
    const { understood, pageInfo } = starter.search.searchInstitutions({ text });
    expect(understood.find(({ kind }) => kind === 'AWARD')?.values).toEqual(['COLLEGE', 'INSTITUTE']);
    expect(pageInfo.total).toBeGreaterThanOrEqual(5);
  },
);

// What somebody comes from, and two levels of which either will do.
it.each([
  ['học xong cao đẳng rồi liên thông lên đại học ở Canada', [['BACHELOR']]],
  ['em học cao đẳng rồi giờ muốn liên thông đại học ở Úc', [['BACHELOR']]],
  ['did a diploma, now want a bachelor in australia', [['BACHELOR']]],
  ['tốt nghiệp đại học rồi học lên thạc sĩ ở Mỹ', [['MASTER']]],
  ['liên thông từ cao đẳng lên đại học ở Mỹ', [['BACHELOR']]],
  ['transfer to university usa', [['BACHELOR']]],
  ['bachelor or master in germany', [['BACHELOR', 'MASTER']]],
  ['cao đẳng hoặc đại học ở úc', [[...COLLEGE, 'BACHELOR']]],
  ['thạc sĩ kinh doanh Úc', [['MASTER']]],
])('%s stays %j', (text, awards) => expect(awardsOf(text)).toEqual(awards));
