/** An order by price in what is near: nothing that costs more than twice the cheapest stands above what may be paid, however akin it is. Over the starter catalogue. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const DEAR = 'Space Engineering (MSc)';
const isOfSubject = ({ relation }: { relation: string }): boolean => relation === 'BROADER_SUBJECT';

it.each([
  'thac si ky thuat co khi o duc hoc phi re',
  'thạc sĩ kỹ thuật cơ khí ở Đức học phí rẻ',
  'thạc sĩ cơ khí Đức rẻ nhất',
  'cheap masters in mechanical engineering germany',
  'mechanical engineering master germany low tuition',
  'affordable mechanical engineering master in germany',
])('%s: what costs nothing stands before what is nearer and costs the most', text => {
  const near = starter.nearOf(text).find(isOfSubject);
  expect(near?.titles.length).toBeGreaterThan(1);
  expect(near?.titles).not.toContain(DEAR);
});

it.each(['thạc sĩ cơ khí Đức', 'master mechanical engineering germany'])(
  '%s: without an order what is nearest stays where it is',
  text => expect(starter.nearOf(text).find(isOfSubject)?.titles[1]).toBe(DEAR),
);

it.each([
  ['ngành dược học phí thấp ở Anh', ['Biomedical Science (BSc Hons)', 'Biomedical Science (BSc)']],
  ['cheap bachelor psychology ireland', ['Psychology (Bachelor of Science)', 'Psychology (Bachelor of Arts Honours)']],
])('%s: the cheapest, and what tells no price last', (text, titles) =>
  expect(starter.nearOf(text)[0]?.titles.slice(0, 2)).toEqual(titles),
);
