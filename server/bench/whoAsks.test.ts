/** Who somebody is, and who comes along, is no word that entries have to have: over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});
const programsFor = (text: string) => starter.search.searchPrograms({ text });

it.each([
  ['masters in canada for indian students', 'masters in canada'],
  ['masters canada from india', 'masters canada'],
  ['MS in usa for students from nigeria', 'MS in usa'],
  ['masters canada for Vietnamese students', 'masters canada'],
  ['class 12 passed computer science canada', 'class 12 computer science canada'],
  ['MS in USA', 'masters in USA'],
  ['ms in germany', 'masters in germany'],
])('%s finds what "%s" finds', (text, same) => {
  const { ids, droppedWords } = programsFor(text);
  expect(ids.length).toBeGreaterThan(0);
  expect([ids, droppedWords]).toEqual([programsFor(same).ids, []]);
});

it.each([
  ['can my wife come with me masters uk', ['can my wife come with me']],
  ['masters canada with spouse', ['with spouse']],
])('%s: no entry tells it, and the rest is answered', (text, dropped) =>
  expect(programsFor(text)).toMatchObject({ droppedWords: dropped, pageInfo: { total: expect.any(Number) } }),
);

it.each(['ko cần đóng học phí', 'k phải đóng tiền học', 'study without paying tuition fees', 'ko học phí'])(
  '%s finds what is free',
  text => {
    const { ids, droppedWords } = programsFor(text);
    expect([ids, droppedWords]).toEqual([programsFor('miễn học phí').ids, []]);
  },
);

it('near a scholarship for somebody who has worked stands what keeps all the rest', () => {
  const near = starter.search.searchScholarships({ text: 'học bổng toàn phần thạc sĩ mỹ cho người đi làm' }).near;
  const without = starter.search.searchScholarships({ text: 'học bổng toàn phần thạc sĩ mỹ' });
  expect(without.ids.length).toBeGreaterThan(1);
  expect(near?.ids).toEqual(without.ids);
});

it('near a foundation year that leads to no such subject stand its degrees, there and elsewhere', () => {
  const titles = starter.nearOf('học dự bị ngành dược ở ireland').map(near => near.titles);
  expect(titles[0]).toEqual(['Physiotherapy (BSc Hons)']);
  expect(titles[1]?.[0]).toContain('Pharmacy');
});

it.each(['full ride scholarship undergraduate usa', 'học bổng toàn phần cử nhân mỹ'])(
  'near %s stands what may pay for everything before a fixed sum',
  text => {
    const { near } = starter.search.searchScholarships({ text });
    expect(near?.ids.slice(0, 2).map(starter.nameOf).toSorted()).toEqual([
      'Harvard College Financial Aid',
      'MIT Scholarship (need-based aid)',
    ]);
  },
);
