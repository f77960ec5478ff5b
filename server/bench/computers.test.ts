/** Whoever asks for computers asks for computer science, too: it is no other subject that is only related. Over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const relatedTo = (text: string): [title: string, isRelated: boolean][] => {
  const { ids, reasons } = starter.search.searchPrograms({ text });
  return ids.map((id, place) => [starter.titleOf(id), reasons[place]?.includes('RELATED_SUBJECT') === true]);
};

it.each([
  'Con tôi học lớp 12 thích máy tính, muốn sang Đức thì học trường nào?',
  'con toi thich may tinh muon sang duc',
  'học máy tính ở Ireland',
  'hoc may tinh o uc',
  'tin học ở Đức',
  'computing germany',
  'computing in ireland',
  'my son likes computers, study in germany',
])('%s', text => {
  const found = relatedTo(text).filter(([title]) => /Computer Science/.test(title));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, isRelated]) => isRelated)).toEqual([]);
});

it.each(['máy tính Đức', 'computing germany'])('%s: what only has such a word is related', text => {
  const found = relatedTo(text).filter(([title]) => /(Health|Life Science) Informatics/.test(title));
  expect(found.map(([, isRelated]) => isRelated)).not.toContain(false);
});
