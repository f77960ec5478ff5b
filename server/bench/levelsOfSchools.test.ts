/** A school, a subject and a level at which the school does not have it, over the starter catalogue: nobody who wants a first degree begins with a master's. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const firstTwo = (text: string) => starter.nearOf(text).slice(0, 2);
const relationsOf = (text: string): string[] => firstTwo(text).map(({ relation }) => relation);

it.each([
  ['UBC computer science bachelor fee?', /computer science/i],
  ['cử nhân khoa học máy tính UBC', /computer science/i],
  ['cu nhan khoa hoc may tinh UBC', /computer science/i],
  ['thạc sĩ điều dưỡng Monash', /master of nursing/i],
  ['master nursing monash', /master of nursing/i],
  ['cử nhân điều dưỡng La Trobe', /bachelor of nursing/i],
  ['master computer science University of Toronto', /master/i],
  ['thạc sĩ kiến trúc RMIT', /master of architecture/i],
  ['bachelor architecture university of melbourne', /bachelor of architectural/i],
  ['bachelor hospitality New York University', /bachelor.*hospitality/i],
  ['master of law Bond university', /master/i],
])('%s: the subject at the level in the country before what the school has for others', (text, title) => {
  expect(relationsOf(text)).toEqual(['SAME_SUBJECT', 'WITHOUT_LIMITS']);
  expect(starter.nearOf(text)[0]?.titles[0]).toMatch(title);
});

it.each(['cử nhân kế toán Northeastern', 'bachelor accounting Northeastern'])(
  '%s: another subject for others is behind the subject abroad, too',
  text => expect(relationsOf(text)).toEqual(['SAME_SUBJECT', 'BROADER_SUBJECT']),
);

// What is akin there at the level, or open to the same people, stays first, and so does the school where the country has nothing at the level.
it.each([
  ['oxford bachelor data science', 'BROADER_SUBJECT'],
  ['bachelor data science Trinity College Dublin', 'BROADER_SUBJECT'],
  ['bachelor nursing TAFE NSW', 'WITHOUT_LIMITS'],
  ['diploma business monash', 'WITHOUT_LIMITS'],
  ['tiến sĩ luật Cambridge', 'WITHOUT_LIMITS'],
  ['thạc sĩ tâm lý UCLA', 'WITHOUT_LIMITS'],
  ['thạc sĩ ở TUM', 'WITHOUT_LIMITS'],
])('%s: the school stays first', (text, relation) => expect(relationsOf(text)[0]).toBe(relation));
