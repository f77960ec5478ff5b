/** The performing arts and film: what is on a stage is no electricity (`biểu diễn`, `điện`), and the cinematic arts are film. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['mua duong dai bieu dien san khau', /Dance/],
  ['múa đương đại, biểu diễn sân khấu', /Dance/],
  ['bieu dien', /Dance/],
  ['biểu diễn nghệ thuật', /Dance/],
  ['nghe thuat bieu dien', /Dance/],
  ['trình diễn trên sân khấu', /Dance|Film/],
  ['nghệ sĩ múa', /Dance/],
  ['bieu dien xiec', /Dance/],
  ['performing arts', /Dance/],
  ['perform on stage', /Dance/],
  ['contemporary dance', /Dance/],
  ['nghe si san khau', /Film|Dance/],
  ['dien kich', /Film|Dance/],
  ['trinh dien thoi trang', /Fashion/],
  ['dien kinh', /Sport/],
  ['điền kinh', /Sport/],
  ['opera singer', /Music/],
  ['nhạc điện tử', /Music/],
  ['make music on a computer', /Music/],
])('%s', (text, title) => {
  const { droppedWords } = starter.search.searchPrograms({ text });
  const titles = starter.titlesFor(text, 5);
  expect([titles[0], droppedWords]).toEqual([expect.stringMatching(title), []]);
  expect(titles.filter(one => /Electr/.test(one))).toEqual([]);
});

it.each(['học làm phim', 'dien anh', 'cinema', 'making movies', 'film studies', 'đạo diễn'])(
  '%s: a degree in the cinematic arts is in film',
  text => {
    const { ids, reasons } = starter.search.searchPrograms({ text });
    const place = ids.findIndex(id => /Cinematic Arts/.test(starter.titleOf(id)));
    expect(reasons[place]).not.toContain('RELATED_SUBJECT');
    expect(reasons[place]).toBeDefined();
  },
);

it.each([
  ['điện', /Electr/],
  ['kỹ sư điện', /Electr/],
  ['dien tu', /Electr/],
  ['biểu diễn âm nhạc', /Music/],
  ['bieu dien nhac cu', /Music/],
  ['diễn viên', /Film/],
  ['sân khấu', /Film/],
])('%s is what it was', (text, title) => expect(starter.titlesFor(text, 1)[0]).toMatch(title));
