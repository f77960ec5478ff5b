/** Which of two subjects a slip means, over the starter catalogue: the one that is spelled, or that fewer letters are off. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

// Behind a word of asking what is spelled well is no end of another subject: `ngành báo` is journalism.
it.each<[text: string, first: RegExp]>([
  ['ngành bảo mật mạng', /cyber/i],
  ['ngành bảo mật', /cyber/i],
  ['ngành bảo mật thông tin', /cyber/i],
  ['ngành bảo mật mạng ở Úc', /cyber/i],
  ['an ninh mạng máy tính', /cyber/i],
  ['bao mat thong tin', /cyber/i],
  ['nganh bao mat mang', /cyber/i],
  ['ngành bảo hiểm', /insurance/i],
  ['ngành bảo tàng', /arts management/i],
  // A slip it is where nothing else is.
  ['ngành báo', /journalism/i],
  ['ngành bao', /journalism/i],
  ['ngành báo chí', /journalism/i],
  ['công nghê thông tin', /information technology|computer/i],
])('%s: %p', (text, first) => {
  const { ids, droppedWords } = starter.search.searchPrograms({ text });
  expect(droppedWords).toEqual([]);
  expect(starter.titleOf(ids[0] ?? '')).toMatch(first);
});

// A word that is one letter off beside `engineering` before a name that is two off.
it.each([
  ['automative engineering', 'automotive engineering'],
  ['automative engineer', 'automotive engineer'],
  ['automative engineering germany', 'automotive engineering germany'],
  // What is nearest stays so.
  ['automtion engineering', 'automation engineering'],
  ['mecanical engineering', 'mechanical engineering'],
  ['computor science', 'computer science'],
  ['bussiness administration', 'business administration'],
  ['pubic health', 'public health'],
  ['enviromental siences', 'environmental sciences'],
])('%s is %s', (text, meant) => expect(starter.search.searchPrograms({ text }).correctedText).toBe(meant));
