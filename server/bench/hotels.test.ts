/** Hotels over the starter catalogue: the subject itself, then tourism, then events, then cookery; and near a month what starts soonest to it. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const HOTELS = [/hotel|hospitality/i, /tourism/i, /event/i, /kitchen|patisserie|culinary|cuisine/i];
it.each([
  'quản trị khách sạn nhập học tháng 2',
  'quan tri khach san nhap hoc thang 2',
  'hotel management february intake',
  'khách sạn úc',
  'hospitality australia',
  'nhà hàng khách sạn canada',
])('%s: hotels, tourism, events, cookery', text => {
  const kinds = starter.titlesFor(text, 20).map(title => HOTELS.findIndex(kind => kind.test(title)));
  expect(kinds.length).toBeGreaterThan(1);
  expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
});

it.each(['quản trị khách sạn nhập học tháng 2', 'hotel management february intake'])(
  '%s: within a month tourism stands for hotels, events and cookery do not',
  text => expect(starter.titlesFor(text, 20).every(title => /tourism/i.test(title))).toBe(true),
);

it.each(['du lịch úc', 'tourism australia'])('%s: tourism, hotels, events, cookery', text => {
  const titles = starter.titlesFor(text, 20);
  expect(titles.findIndex(title => /Event/.test(title))).toBeGreaterThan(titles.findLastIndex(t => /Tourism/.test(t)));
  expect(titles.at(-1)).toMatch(/Patisserie|Kitchen/);
});

it.each(['quản trị khách sạn nhập học tháng 2', 'hotel management february intake'])(
  '%s: near it starts in March, then in January',
  text => {
    const { near } = starter.search.searchPrograms({ text });
    expect(near?.ids.map(starter.titleOf).slice(0, 2)).toEqual([
      'Bachelor of International Tourism and Hotel Management',
      'Hospitality Management (Diploma)',
    ]);
  },
);
