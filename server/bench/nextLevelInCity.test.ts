/** Over the starter catalogue: in a city, or a part of a country, the next level of the subject that keeps all other wishes is before the subject in another country, and is no wider field. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  'computer science bachelor California start january',
  'bachelor computer science California january intake',
  'cử nhân khoa học máy tính California nhập học tháng 1',
  'cu nhan khoa hoc may tinh o california thang 1',
])('%s: the associate degree behind other months, before Canada', text => {
  const near = starter.nearOf(text);
  expect(near.map(({ relation }) => relation)).toEqual(['WITHOUT_LIMITS', 'WITHOUT_LIMITS', 'SAME_SUBJECT']);
  expect(near[1]?.titles).toEqual(['Associate in Science in Computer Science for Transfer']);
  expect(near[1]?.without).toHaveLength(1);
});

it.each(['bachelor hospitality Sydney january', 'cử nhân khách sạn Sydney tháng 1'])(
  '%s: hotels elsewhere are no wider field',
  text => {
    const wider = starter.nearOf(text).filter(({ relation }) => relation === 'BROADER_SUBJECT');
    expect(wider.flatMap(({ titles }) => titles).join()).not.toMatch(/hotel|hospitality/i);
  },
);

// A country is no city; and what the city has of the next level alone was first before.
it.each([
  ['thạc sĩ kế toán úc ielts 6.0', ['WITHOUT_LIMITS', 'BROADER_SUBJECT', 'SAME_SUBJECT']],
  ['cử nhân kinh doanh Seattle nhập học tháng 4', ['WITHOUT_LIMITS', 'SAME_SUBJECT']],
  ['bachelor of nursing Canada start january', ['WITHOUT_LIMITS', 'SAME_SUBJECT', 'BROADER_SUBJECT']],
])('%s: as before', (text, relations) =>
  expect(starter.nearOf(text).map(({ relation }) => relation)).toEqual(relations),
);
