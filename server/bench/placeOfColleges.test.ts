/** Near a subject at a college in a place: what the place teaches at the level next to it, before a diploma in another country. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['cao đẳng nấu ăn làm bếp ở toronto', /culinary management/i],
  ['cao dang nau an o Toronto', /culinary management/i],
  ['culinary college diploma in toronto', /culinary management/i],
  ['cao đẳng âm nhạc ở Canada', /bachelor of music/i],
  ['music college diploma in canada', /bachelor of music/i],
  ['cao đẳng công nghệ thông tin ở Brisbane', /bachelor of information technology/i],
  ['cao đẳng công nghệ thông tin ở Calgary', /bachelor of computer information systems/i],
  ['psychology college diploma in toronto', /psychology \(bachelor/i],
  ['cao đẳng du lịch ở Toronto', /bachelor of commerce/i],
])('%s', (text, title) => {
  const [first, second] = starter.nearOf(text);
  expect(first?.relation).toBe('WITHOUT_LIMITS');
  expect(first?.titles[0]).toMatch(title);
  expect(second?.relation).toBe('SAME_SUBJECT');
});

/** A diploma in the same country stays before another level, one abroad before what only graduates may begin, and before what is only related to the subject. */
it.each([
  ['cao đẳng kinh doanh ở Calgary', /business administration/i],
  ['cao đẳng kinh doanh ở Boston', /associate in business/i],
  ['accounting college diploma in germany', /accounting \(diploma\)/i],
  ['cao đẳng tâm lý học ở Đức', /associate in arts in psychology/i],
  ['tourism college diploma in dublin', /hospitality management \(diploma\)/i],
])('%s', (text, title) => {
  const [first] = starter.nearOf(text);
  expect(first?.relation).toBe('SAME_SUBJECT');
  expect(first?.titles[0]).toMatch(title);
});

it.each(['cao đẳng ở Đức', 'vocational in Germany'])('%s: without a subject the level elsewhere comes first', text => {
  expect(starter.nearOf(text)[0]?.relation).toBe('SAME_SUBJECT');
});

it.each(['cao đẳng nấu ăn ở toronto', 'cao đẳng khách sạn ở Toronto', 'business college diploma in australia'])(
  '%s: what needs a first degree is behind what follows school',
  text => {
    const here = starter.nearOf(text).find(({ relation }) => relation === 'WITHOUT_LIMITS');
    expect(here?.titles[0]).toMatch(/bachelor/i);
    const late = here?.titles.findIndex(title => /graduate (certificate|diploma)/i.test(title)) ?? -1;
    expect(late === -1 || here?.titles.slice(late).every(title => !/bachelor/i.test(title))).toBe(true);
  },
);
