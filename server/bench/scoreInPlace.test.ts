/** Somebody has a score and wants a subject in a place: near is something akin to it there that takes the score, where there is any. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

/** What lets go of nothing but words that say nothing, among the first five. */
const keptOf = (text: string): string[] => {
  const beside = /^(just|hotel|khách)/;
  const shown = starter
    .nearOf(text)
    .flatMap(({ titles, without }) => titles.map(title => ({ title, isKept: without.every(one => beside.test(one)) })));
  return shown.slice(0, 5).flatMap(({ title, isKept }) => (isKept ? title : []));
};

it.each([
  ['My son just finished grade 12 with ielts 5.5 only, can he study hotel management in Australia?', /kitchen/i],
  ['khách sạn ở Úc ielts 5.5', /kitchen/i],
  ['khach san o Melbourne ielts 5.5', /kitchen/i],
  ['hotel management in Sydney ielts 6.0', /event/i],
  ['kế toán ở Úc ielts 5.5', /diploma of business/i],
  ['accounting in Australia ielts 5.5', /diploma of business/i],
  ['nhân sự ở Canada ielts 6.0', /management/i],
  ['human resources usa ielts 5.5', /associate in business/i],
  ['an ninh mạng ở Anh ielts 6.5', /computer science/i],
  ['quan hệ quốc tế ở Ireland ielts 6.5', /public policy/i],
  ['công tác xã hội ở Ireland ielts 6.5', /anthropology/i],
  ['âm nhạc ở Toronto ielts 6.5', /dance/i],
  ['cháu thi IELTS 6.5 rồi, muốn học toán ở Anh', /natural sciences/i],
])('%s', (text, title) => {
  expect(keptOf(text).join(' | ')).toMatch(title);
});

it.each([
  ['báo chí ở Ireland ielts 6.5', /international/i],
  ['giáo dục mầm non ở Toronto ielts 6.5', /psychology/i],
  ['thú y ở Melbourne ielts 6.0', /nutrition/i],
  ['tâm lý học ở Canada ielts 6.0', /neuroscience/i],
  ['logistics ở Brisbane ielts 6.5', /economics/i],
])('%s: no other field', (text, title) => {
  expect(keptOf(text).join(' | ')).not.toMatch(title);
});

it.each(['hotel management in Australia', 'khách sạn ở Úc', 'khách sạn ở Úc tháng 2'])(
  '%s: without a score a kitchen is not near',
  text => {
    expect(
      starter
        .nearOf(text)
        .flatMap(({ titles }) => titles)
        .join(' | '),
    ).not.toMatch(/kitchen/i);
  },
);
