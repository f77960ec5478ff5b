/** What a scholarship pays, as people say it: all of the tuition, a share of it or everything is one wish, and nothing of another level or country is first. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const answerOf = (text: string) => starter.search.searchScholarships({ text });
const namesOf = (text: string): string[] => answerOf(text).ids.map(starter.nameOf);

it.each([
  ['miễn 100% học phí', 'miễn 100% học phí'],
  ['miễn toàn bộ học phí', 'miễn toàn bộ học phí'],
  ['miễn giảm 100% học phí', 'miễn giảm 100% học phí'],
  ['giảm 100% học phí', 'giảm 100% học phí'],
  ['được miễn hoàn toàn học phí', 'miễn hoàn toàn học phí'],
  ['miễn hết học phí', 'miễn hết học phí'],
  ['mien het hoc phi', 'mien het hoc phi'],
  ['miễn học phí 100%', 'miễn học phí 100%'],
  ['miễn phí toàn bộ học phí', 'miễn phí toàn bộ học phí'],
  ['tài trợ toàn bộ học phí', 'tài trợ toàn bộ học phí'],
  ['100% tuition waiver', '100% tuition waiver'],
  ['100 percent tuition waiver', '100 percent tuition waiver'],
  ['complete tuition waiver', 'complete tuition waiver'],
  ['100% tuition fees covered', '100% tuition fees covered'],
  ['tuition fully covered', 'tuition fully covered'],
  ['fully covered tuition', 'fully covered tuition'],
  ['tuition fee exemption', 'tuition fee exemption'],
])('%s: %s is one wish, what pays the tuition alone is first, and no word is left out', (text, said) => {
  const { understood, droppedWords } = answerOf(text);
  expect(understood.map(limit => [limit.kind, limit.text])).toEqual([['COVERAGE', said]]);
  expect(understood[0]?.values).toEqual(['FULL_TUITION', 'FULL_COST']);
  expect(droppedWords).toEqual([]);
  expect(namesOf(text)[0]).toBe('Government of Ireland International Education Scholarship');
});

it.each(['giảm 50% học phí', 'miễn 50% học phí', '50% tuition waiver', 'giảm một nửa học phí', 'half tuition waiver'])(
  '%s: a share is no whole',
  text => {
    const { understood } = answerOf(text);
    expect(understood.map(({ values }) => values)).toEqual([[]]);
    expect(namesOf(text).join()).not.toMatch(/Gates|Clarendon/);
  },
);

it.each(['giảm học phí', 'miễn giảm một phần học phí', 'partial tuition waiver'])('%s: a part is no whole', text =>
  expect(answerOf(text).understood.flatMap(({ values }) => values)).toEqual(['PARTIAL_TUITION']),
);

it.each([
  ['full ride undergraduate scholarship usa for international students', /Berea|Emerging Global/],
  ['full-ride scholarship usa bachelor', /Berea|Emerging Global/],
  ['học bổng toàn phần đại học mỹ', /Berea|Emerging Global/],
  ['hb toan phan dai hoc my', /Berea|Emerging Global/],
  ['học bổng toàn phần thạc sĩ mỹ', /Vingroup|Fulbright|Knight-Hennessy/],
  ['fully-funded masters ireland', /^Ireland Fellows/],
  ['full ride for undergraduates in canada', /Lester B. Pearson/],
])('%s: each answer is %p', (text, name) => {
  const names = namesOf(text);
  expect(names.length).toBeGreaterThan(0);
  for (const one of names) expect(one).toMatch(name);
});
