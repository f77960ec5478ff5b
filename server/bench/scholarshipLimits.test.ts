/** Scholarships of the starter catalogue for a subject, by the fields that they state: beside a country, and where a word for one begins a shorter name. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const askedOf = (text: string) => {
  const { understood, droppedWords, correctedText, pageInfo } = starter.search.searchScholarships({ text });
  const fields = understood.filter(({ kind }) => kind === 'FIELD').map(item => item.text);
  return { fields, droppedWords, correctedText, isFound: pageInfo.total > 0 };
};

it.each([
  ['học bổng nghệ thuật thiết kế Anh', ['nghệ thuật', 'thiết kế']],
  ['học bổng mỹ thuật và thiết kế Anh', ['mỹ thuật', 'thiết kế']],
  ['học bổng thiết kế Anh', ['thiết kế']],
  ['học bổng du lịch', ['du lịch']],
  ['học bổng du lịch Úc', ['du lịch']],
  ['học bổng du lịch khách sạn', ['du lịch', 'khách sạn']],
  ['hoc bong du lich Anh', ['du lich']],
  ['tourism scholarship Australia', ['tourism']],
  ['arts design scholarship UK', ['arts', 'design']],
])('%s asks for the fields of %j, and leaves nothing out', (text, fields) =>
  expect(askedOf(text)).toEqual({ fields, droppedWords: [], correctedText: null, isFound: true }),
);

it.each(['học bổng EU', 'học bổng du học', 'hoc bong toan phann'])('%s asks for no field', text =>
  expect(askedOf(text)).toMatchObject({ fields: [], isFound: true }),
);

it.each([
  ['học bổng thạc sĩ Anh không phải Chevening', /Chevening/],
  ['scholarships other than Chevening UK', /Chevening/],
  ['hoc bong chau au khong phai erasmus', /Erasmus/],
  ['học bổng Đức ngoài DAAD', /DAAD/],
])('%s finds others', (text, unwanted) => {
  const { ids, droppedWords } = starter.search.searchScholarships({ text });
  expect(droppedWords).toEqual([]);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.map(starter.nameOf).filter(name => unwanted.test(name))).toEqual([]);
});

it.each(['học bổng mọi ngành Úc', 'any field scholarship master', 'học bổng không giới hạn ngành'])(
  '%s says no field',
  text => expect(askedOf(text)).toEqual({ fields: [], droppedWords: [], correctedText: null, isFound: true }),
);
