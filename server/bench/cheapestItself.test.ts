/** In the order of the price, over the starter catalogue: what is called by the subject before what only shares its field. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const RELATED = 'RELATED_SUBJECT';

it.each([
  'cheap hospitality diploma',
  'cheapest hotel management diploma',
  'cao đẳng khách sạn giá rẻ',
  'cao dang nha hang khach san re nhat',
  'cao đẳng nhà hàng khách sạn học phí thấp nhất',
])('%s: the diploma in hospitality is the first', text =>
  expect(starter.titlesFor(text, 1)).toEqual(['Hospitality Management (Diploma)']),
);

it.each([
  'cheap hospitality diploma',
  'cao đẳng khách sạn giá rẻ',
  'cheapest tourism bachelor',
  'du lịch rẻ nhất',
  'khách sạn rẻ nhất',
  'most expensive hospitality bachelor',
  'cheapest cooking course',
  'cheapest animation degree',
  'mầm non học phí thấp nhất',
  'cheapest IT bachelor in Australia',
])('%s: nothing that is only related is before what is the subject itself', text => {
  const { reasons } = starter.search.searchPrograms({ text });
  const isRelated = reasons.map(own => own.includes(RELATED));
  expect(isRelated).toContain(false);
  expect(isRelated).toEqual(isRelated.toSorted((a, b) => Number(a) - Number(b)));
});

// Whose field is a whole one: what shares it is about it.
it.each([
  ['cheap art course', 'Diploma of Music'],
  ['cheap business diploma', 'Graduate Certificate in Accounting'],
])('%s: the first is %s', (text, first) => expect(starter.titlesFor(text, 1)).toEqual([first]));
