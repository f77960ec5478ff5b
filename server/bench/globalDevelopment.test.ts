/** International development is taught as global development, too; international relations stand beside it as what is related. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

/** The titles of the first page, and whether each is said to be only related. */
function answerTo(text: string): [title: string, isRelated: boolean][] {
  const { ids, reasons } = starter.search.searchPrograms({ text });
  return ids.map((id, place) => [starter.titleOf(id), reasons[place]?.includes('RELATED_SUBJECT') === true]);
}

it.each(['phát triển quốc tế', 'phat trien quoc te', 'international development', 'phát triển toàn cầu'])(
  '%s: by either name, before international relations',
  text => {
    const titles = answerTo(text);
    const own = ['Globalization and International Development (Master of Arts)', 'Global Development (BA)'];
    expect(titles.slice(0, 2).map(([title]) => title)).toEqual(expect.arrayContaining(own));
    expect(titles.slice(0, 2).map(([, isRelated]) => isRelated)).toEqual([false, false]);
    expect(titles.slice(2).every(([, isRelated]) => isRelated)).toBe(true);
  },
);
