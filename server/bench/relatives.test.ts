/** With whom somebody could live says where they want to study, and nothing else; over the starter catalogue. */
import type { SearchService } from '../domains/search/search.service.js';
import { starterSearch } from './judged/starterSearch.js';

let search: SearchService;
beforeAll(async () => {
  ({ search } = await starterSearch());
});
const answerTo = (text: string) => {
  const { ids, pageInfo, droppedWords, correctedText, understood } = search.searchPrograms({ text });
  const places = understood.filter(({ kind }) => kind === 'PLACE').map(one => one.text);
  return { ids, total: pageInfo.total, droppedWords, correctedText, places };
};

it.each([
  ['ở nhà dì tại houston học gì', 'houston'],
  ['o nha di tai houston hoc gi', 'houston'],
  ['có người thân ở boston', 'boston'],
  ['có chị họ ở Melbourne, học điều dưỡng', 'Melbourne'],
  ['chi ho o melbourne, hoc ke toan', 'melbourne'],
  ['sống với cô ở Sydney, học kế toán', 'Sydney'],
  ['i have family in sydney accounting', 'sydney'],
  ['our relatives are in Houston, business', 'Houston'],
  ['business school in Boston, my aunt lives there', 'Boston'],
])('%s: %s alone is the place, and no word is looked for', (text, place) => {
  const { total, places, droppedWords, correctedText } = answerTo(text);
  expect({ places, droppedWords, correctedText }).toEqual({ places: [place], droppedWords: [], correctedText: null });
  expect(total).toBeGreaterThan(0);
});

it.each(['có bác sĩ nào dạy', 'bác sĩ đa khoa úc'])('%s still asks for a doctor', text =>
  expect(answerTo(text).ids).toEqual(answerTo(text.replace(/có | nào dạy/g, '')).ids),
);
