/** `ở lại` behind words that the studies are over asks for the permit to stay, and permanent residence puts first what gives one; over the starter catalogue. */
import type { SearchService } from '../domains/search/search.service.js';
import { starterSearch } from './judged/starterSearch.js';

let search: SearchService;
beforeAll(async () => {
  ({ search } = await starterSearch());
});
const PERMIT = 'POST_GRADUATION_PERMIT';
const read = (text: string) => {
  const { understood, droppedWords } = search.searchPrograms({ text });
  const asked = understood.filter(({ topic, values }) => topic === PERMIT || values.includes(PERMIT));
  return { asked: asked.map(one => one.text), droppedWords };
};

it.each([
  ['học xong ở lại canada', 'học xong ở lại'],
  ['học kế toán xong ở lại canada', 'xong ở lại'],
  ['hoc ke toan xong o lai canada', 'xong o lai'],
  ['xong ở lại úc', 'xong ở lại'],
  ['học điều dưỡng xong muốn ở lại úc', 'xong muốn ở lại'],
  ['học nghề bếp xong được ở lại làm việc úc', 'xong được ở lại làm việc'],
  ['học xong ngành it ở lại canada', 'ở lại'],
  ['học xong thạc sĩ ở lại úc', 'ở lại'],
  ['xong cử nhân ở lại ireland', 'ở lại'],
  ['tốt nghiệp thạc sĩ ở lại mỹ', 'ở lại'],
  ['nghề dễ xin việc ở lại canada', 'ở lại'],
  ['muốn ở lại canada học ngành gì', 'ở lại'],
  ['ngành dễ ở lại úc', 'dễ ở lại'],
  ['nganh nao de o lai uc', 'de o lai'],
  ['study something to stay in canada', 'to stay in'],
  ['easiest to stay and work in australia nursing', 'easiest to stay and work in'],
  ['study accounting then stay in canada', 'then stay'],
  ['study nursing and then stay to work in australia', 'and then stay to work'],
])('%s: %s', (text, words) => expect(read(text)).toEqual({ asked: [words], droppedWords: [] }));

it.each([
  'học xong ở canada',
  'tốt nghiệp cấp 3 ở lại lớp',
  'không muốn ở lại canada',
  'kế toán xong lớp 12 canada',
  'học lại ở canada',
  'stay in a dorm canada',
])('%s asks for none', text => expect(read(text).asked).toEqual([]));

describe('permanent residence', () => {
  it.each([
    'study nursing easy PR',
    'nganh dieu duong de xin PR',
    'which country is best for data science and easy to get PR?',
    'data science dễ định cư',
    'accountancy with PR',
    'kế toán dễ định cư',
  ])('%s: of equal programs those first that state a permit to stay, and nothing is left out', text => {
    const { ids, pageInfo } = search.searchPrograms({ text });
    const staying = search.searchPrograms({
      text,
      filter: { features: [PERMIT] },
    });
    expect(ids[0]).toBe(staying.ids[0]);
    expect(pageInfo.total).toBeGreaterThan(staying.pageInfo.total);
  });
});
