/** Schools of a kind that is said by an example, and who cannot enter directly, over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const MELBOURNE = ['box-hill-institute', 'holmesglen-institute', 'william-angliss-institute'];

it.each(['học viện nghề ở Melbourne, kiểu TAFE', 'hoc vien nghe o Melbourne, kieu TAFE', 'kiểu như TAFE ở Melbourne'])(
  '%s',
  text => {
    const { ids, droppedWords } = starter.search.searchInstitutions({ text });
    expect([ids.toSorted(), droppedWords]).toEqual([MELBOURNE, []]);
  },
);

it.each([
  'chưa đủ điểm vào thẳng, học foundation rồi lên cử nhân kinh doanh ở Úc',
  'chưa đủ điểm vào thẳng, kinh doanh ở Úc',
  'không đủ điểm để vào thẳng, kinh doanh Úc',
  'không được vào thẳng, kinh doanh ở Úc',
  'không vào thẳng được, kinh doanh ở Úc',
  'chua du diem vao thang, kinh doanh o Uc',
  'not eligible for direct entry, business Australia',
  'do not qualify for direct entry, business in Australia',
])('%s: a way into a degree in business is asked for', text => {
  const { ids, understood } = starter.search.searchPrograms({ text });
  const entries = understood.flatMap(({ kind, values }) => (kind === 'ENTRY' ? values : []));
  expect(new Set(entries)).toEqual(new Set(['FOUNDATION', 'PATHWAY']));
  expect(ids.slice(0, 3).map(starter.titleOf)).toEqual(
    expect.arrayContaining(['Bachelor of Commerce', 'Bachelor of Commerce']),
  );
});

it.each(['vào thẳng đại học kinh doanh Úc', 'kinh doanh Úc, được vào thẳng', 'direct entry business Australia'])(
  '%s asks for a direct way',
  text => {
    const { understood } = starter.search.searchPrograms({ text });
    expect(understood.flatMap(({ kind, values }) => (kind === 'ENTRY' ? values : []))).toEqual(['DIRECT']);
  },
);
