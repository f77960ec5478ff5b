/** What is left over of a wish that no entry answers, or of a question, empties no answer. */
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const rows = {
  institutions: [
    institutionRow('toronto', { name: 'Lake University', destination: 'CA', city: 'Toronto' }),
    institutionRow('leeds', { name: 'Aire University', destination: 'GB', city: 'Leeds' }),
  ],
  programs: [
    programRow('nursing', 'toronto', { title: 'Nursing' }),
    programRow('accounting', 'leeds', { title: 'Accounting', isPreparatory: true }),
    programRow('law', 'leeds', { title: 'Law (Part-time)' }),
  ],
  scholarships: [],
};
const slugs = (ids: readonly string[]): string[] => ids.map(id => id.replace('id-', ''));

it.each([
  ['small town university Canada', ['small town']],
  ['trường ở thành phố nhỏ yên tĩnh của Canada', ['thành phố nhỏ', 'yên tĩnh']],
  ['quiet city Canada', ['quiet city']],
  ['truong co chi phi song re o Canada', ['chi phi song re']],
  ['trường có sinh hoạt phí thấp ở Canada', ['sinh hoạt phí thấp']],
  ['low cost of living Canada', ['low cost of living']],
  ['trường gần biển ở Canada', ['gần biển']],
  ['trường trung học nội trú ở Canada', ['trường trung học nội trú']],
  ['boarding school in Canada', ['boarding school']],
  ['high school in Canada', ['high school']],
  ['trường trung học phổ thông ở Canada', ['trường trung học phổ thông']],
  ['truong trung hoc pho thong o Canada', ['truong trung hoc pho thong']],
])('institutions of %s are found, and what is not told is named', async (text, dropped) => {
  const { ids, droppedWords } = (await serviceOver(rows)).searchInstitutions({ text });
  expect(slugs(ids)).toEqual(['toronto']);
  expect(droppedWords).toEqual(dropped);
});

it.each([
  ['kế toán không cần tiếng anh', 'accounting', ['không cần tiếng anh']],
  ['accounting, k biet tieng anh', 'accounting', ['k biet tieng anh']],
  ['accounting no english', 'accounting', ['no english']],
  ['song bằng kế toán', 'accounting', ['song bằng']],
  ['double degree nursing Canada', 'nursing', ['double degree']],
  ['ke toan gio hoc linh hoat', 'accounting', ['gio hoc linh hoat']],
])('programs of %s', async (text, found, dropped) => {
  const { ids, droppedWords } = (await serviceOver(rows)).searchPrograms({ text });
  expect(slugs(ids)).toEqual([found]);
  expect(droppedWords).toEqual(dropped);
});

it.each([
  ['part-time accounting', 'accounting'],
  ['accounting part time', 'accounting'],
  ['kế toán cuối tuần', 'accounting'],
  ['kế toán học vào cuối tuần', 'accounting'],
  ['evening classes nursing Canada', 'nursing'],
  ['nursing on weekends Canada', 'nursing'],
  ['kế toán lớp buổi tối', 'accounting'],
  ['ke toan hoc ban thoi gian', 'accounting'],
  ['điều dưỡng bán thời gian ở Canada cho người đi làm', 'nursing'],
])(
  'programs of %s: of the hours it is said that nothing tells of them, and nothing is left out',
  async (text, found) => {
    const { ids, droppedWords, understood } = (await serviceOver(rows)).searchPrograms({ text });
    expect([slugs(ids), droppedWords]).toEqual([[found], []]);
    expect(understood.map(({ topic }) => topic)).toContain('PART_TIME');
  },
);

it.each(['part-time law', 'luật bán thời gian'])('%s is found by the title that has it', async text => {
  const { ids, droppedWords, understood } = (await serviceOver(rows)).searchPrograms({ text });
  expect([slugs(ids), droppedWords, understood]).toEqual([['law'], [], []]);
});

it('scholarships have no hours', async () =>
  expect((await serviceOver(rows)).searchScholarships({ text: 'part time' }).understood).toEqual([]));

it.each([
  'foundation year to enter university',
  'foundation year to enter UK university',
  'I need a foundation course before university in England',
])('%s asks for the year alone', async text => {
  const service = await serviceOver(rows);
  const { ids, droppedWords } = service.searchPrograms({ text });
  expect(ids).toEqual(service.searchPrograms({ text: 'foundation year' }).ids);
  expect(ids).toContain('id-accounting');
  expect(droppedWords).toEqual([]);
});

it('a name that nobody has is still none', async () =>
  expect((await serviceOver(rows)).searchInstitutions({ text: 'Smalltown University' }).ids).toEqual([]));

it.each(['trường cấp 3', 'high school', 'truong trung hoc'])('%s alone finds nothing, and is named', async text => {
  const { ids, droppedWords } = (await serviceOver(rows)).searchInstitutions({ text });
  expect([ids, droppedWords]).toEqual([[], [text]]);
});

it.each(['tốt nghiệp trung học phổ thông kế toán', 'high school graduate accounting'])(
  '%s says a level, no school for pupils',
  async text => {
    const { ids, droppedWords, understood } = (await serviceOver(rows)).searchPrograms({ text });
    expect([slugs(ids), droppedWords, understood.map(({ kind }) => kind)]).toEqual([['accounting'], [], ['AWARD']]);
  },
);
