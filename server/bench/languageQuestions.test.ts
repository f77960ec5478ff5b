/** Whether German is needed in Germany is a question: nothing is left out, and what is taught in English comes first of equals. Over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const total = (text: string): number => starter.search.searchPrograms({ text }).pageInfo.total;

it.each([
  ['học đại học ở Đức có cần biết tiếng Đức không?', 'học đại học ở Đức'],
  ['trường đại học ở Đức có cần tiếng Đức không', 'trường đại học ở Đức'],
  ['do I need German to study in Germany', 'study in Germany'],
  ['is german required for engineering in germany', 'engineering in germany'],
  ['Du học Đức ngành cơ khí có cần biết tiếng Đức không?', 'Du học Đức ngành cơ khí'],
  ['du học Úc có cần IELTS không', 'du học Úc'],
  ['du hoc canada can IELTS khong', 'du hoc canada'],
  ['du học Mỹ có bắt buộc SAT không', 'du học Mỹ'],
  ['vào đại học Úc có cần học dự bị không', 'vào đại học Úc'],
])('%s leaves nothing out of %s', (text, plain) => {
  const { droppedWords, understood } = starter.search.searchPrograms({ text });
  expect(total(text)).toBe(total(plain));
  expect(droppedWords).toEqual([]);
  expect(understood.some(({ isApplied }) => !isApplied)).toBe(true);
});

it('puts what is taught in English first', () => {
  const [first] = starter.titlesFor('học đại học ở Đức có cần biết tiếng Đức không', 1);
  expect(starter.titlesFor('học đại học ở Đức bằng tiếng Anh')).toContain(first);
});
