/** Over the starter catalogue: whoever says a diploma in hotels or tourism means what is cooked there, too, within a price, a month or a test, as without one; elsewhere the subject itself is near. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const PATISSERIE = 'Certificate IV in Patisserie';
const KITCHEN = 'Certificate IV in Kitchen Management';
const EVENTS = 'Diploma of Event Management';
const HOTELS = 'Hospitality Management (Diploma)';

it.each([
  ['hospitality diploma melbourne under 20000 aud', [PATISSERIE]],
  ['hospitality managment diploma melbourne under 20000 aud', [PATISSERIE]],
  ['cheap hospitality diploma melbourne under 20000 aud', [PATISSERIE]],
  ['hospitality certificate or diploma melbourne under 20000 aud', [PATISSERIE]],
  ['hospitality diploma melbourne under 25000 aud', [KITCHEN, PATISSERIE]],
  ['hospitality diploma melbourne february', [KITCHEN, PATISSERIE]],
  ['hospitality diploma melbourne ielts 5.5', [KITCHEN]],
  ['hotel management diploma sydney under 20000 aud', [EVENTS]],
  ['cao đẳng khách sạn ở Melbourne dưới 20000 aud', [PATISSERIE]],
  ['cao dang khach san o melbourne duoi 20000 aud', [PATISSERIE]],
  ['học nghề khách sạn ở Melbourne dưới 20000 aud', [PATISSERIE]],
  ['cao đẳng du lịch ở Úc dưới 20000 aud', [EVENTS, PATISSERIE]],
  ['cao đẳng khách sạn tháng 2', [EVENTS, KITCHEN, PATISSERIE]],
])('%s: %j', (text, titles) => expect(starter.titlesFor(text, 5)).toEqual(titles));

it.each(['hospitality diploma under 20000 aud', 'cao đẳng khách sạn dưới 20000 aud'])(
  '%s: the subject itself is first',
  text => expect(starter.titlesFor(text, 2)).toEqual([HOTELS, EVENTS]),
);

it.each([
  'hospitality diploma melbourne under 20000 aud',
  'hotel management diploma sydney under 20000 aud',
  'cao dang nha hang khach san melbourne duoi 300 trieu',
])('%s: elsewhere hotels are near, and no kitchen', text => {
  const elsewhere = starter.nearOf(text).find(({ relation }) => relation === 'SAME_SUBJECT');
  expect(elsewhere?.titles).toEqual([HOTELS]);
});

it('what costs a little more in the place is before what lets go of the level, too', () => {
  const [first, second] = starter.nearOf('cao dang nha hang khach san melbourne duoi 300 trieu');
  expect(first?.titles).toEqual([PATISSERIE, KITCHEN]);
  expect(second?.titles[0]).toBe('Bachelor of Tourism');
});

// No level, or one above.
it.each([
  'khách sạn ở Melbourne dưới 20000 aud',
  'hospitality melbourne under 20000 aud',
  'hospitality degree melbourne february',
  'cử nhân khách sạn ở Úc tháng 2',
  'du lịch úc dưới 20000',
])('%s: no kitchen', text =>
  expect([...starter.titlesFor(text, 5), ...starter.nearOf(text).flatMap(({ titles }) => titles)].join()).not.toMatch(
    /Certificate IV/,
  ),
);
