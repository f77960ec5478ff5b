/** Architecture shares its field with building, design and the law of both: those are related to it, but for the law, and the subject itself comes before them. Over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const relatedTo = (text: string): string[] => {
  const { ids, reasons } = starter.search.searchPrograms({ text });
  return ids.filter((_, place) => reasons[place]?.includes('RELATED_SUBJECT')).map(starter.titleOf);
};
const OTHERS = ['Master of Design'];

it.each([
  ['master of architecture in melbourne or sydney', OTHERS],
  ['thạc sĩ kiến trúc ở Sydney hoặc Melbourne', OTHERS],
  ['kien truc uc', OTHERS],
  ['architecture in melbourne', ['Master of Design']],
  ['kiến trúc úc tháng 2', ['Master of Design']],
  ['architecture uk bachelor', ['Quantity Surveying and Commercial Management (BSc Hons)']],
  // What is called so is the subject itself.
  ['landscape architecture germany', ['Architecture (MA)']],
  ['master of design in melbourne', []],
])('%s: %j are told to be related', (text, titles) => expect(relatedTo(text)).toEqual(titles));

it.each([
  ['affordable master of architecture usa', 'Master of Architecture'],
  ['thạc sĩ kiến trúc ở Mỹ học phí rẻ', 'Master of Architecture'],
  ['thạc sĩ kiến trúc đức học phí rẻ', 'Architecture (MA)'],
  ['affordable architecture canada', 'Bachelor of Architectural Studies'],
])('%s: the subject itself before what only costs less', (text, title) =>
  expect(starter.titlesFor(text, 1)).toEqual([title]),
);

it.each(['master of architecture in melbourne or sydney', 'thạc sĩ kiến trúc ở Sydney'])(
  '%s: near is the same degree in the state of the city, before other subjects',
  text => {
    const [near] = starter.nearOf(text);
    expect([near?.relation, near?.titles[0]]).toEqual(['SAME_SUBJECT', 'Master of Architecture']);
  },
);

it.each(['kien truc uc', 'architecture australia'])('%s: where few are of the subject it stands near elsewhere', text =>
  expect(starter.nearOf(text)[0]?.relation).toBe('SAME_SUBJECT'),
);

it.each(['kiến trúc cảnh quan ở Đức', 'urban planning germany'])(
  '%s: the subject elsewhere before what only shares the field there',
  text => expect(starter.nearOf(text).map(({ relation }) => relation)).toEqual(['SAME_SUBJECT', 'BROADER_SUBJECT']),
);
