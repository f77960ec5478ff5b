/** What somebody will do with what is learnt, over the starter catalogue: the subject stays, and no word of the purpose is looked for. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['hoc nau an de ve mo quan', /culinary|cuisine/i],
  ['học nấu ăn rồi về quê mở quán', /culinary|cuisine/i],
  ['học làm bánh về mở tiệm', /patisserie/i],
  ['ve tranh my thuat tao hinh', /drawing and painting|visual arts|fine arts/i],
  // What is sold says what is meant.
  ['mở quán ăn', /culinary|cuisine/i],
  ['học vẽ', /drawing and painting/i],
])('%s', (text, title) => {
  const { ids, droppedWords } = starter.search.searchPrograms({ text });
  expect(starter.titleOf(ids[0] ?? '')).toMatch(title);
  expect(droppedWords).toEqual([]);
});
