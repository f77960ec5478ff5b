/** An award that is called by its name, and a length that is said, come first among what their limits let through. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  ['pte 50 australia diploma', 1, /^Diploma of/],
  ['diploma úc', 3, /^Diploma of/],
  ['diploma', 8, /^Diploma of|\((Advanced )?Diploma\)/],
  ['diploma canada kinh doanh', 5, /\((Advanced )?Diploma\)/],
  ['diploma in business australia', 1, /^Diploma of Business/],
  ['advanced diploma canada', 2, /Advanced Diploma/],
  ['graduate diploma australia', 3, /^Graduate Diploma/],
  ['postgraduate diploma', 3, /Graduate Diploma|Higher Diploma|Post-Baccalaureate Diploma/],
  ['graduate certificate canada', 2, /Graduate Certificate/],
  ['graduate certificate', 3, /Graduate Certificate/],
  ['certificate', 2, /^Certificate/],
  ['chứng chỉ', 2, /^Certificate/],
  ['chung chi', 2, /^Certificate/],
  ['associate degree mỹ', 8, /^Associate/],
])('%s: the award of that name is first', (text, count, title) => {
  const titles = starter.titlesFor(text, count);
  expect(titles).toHaveLength(count);
  for (const one of titles) expect(one).toMatch(title);
});

it('what the limit lets through beside it is behind', () =>
  expect(starter.titlesFor('diploma úc', 13).at(-1)).toMatch(/^Graduate/));

it.each([
  ['master 18 tháng ở úc', 'Master of Marketing'],
  ['master 18 months australia', 'Master of Marketing'],
  ['thac si 18 thang o uc', 'Master of Marketing'],
])('%s: what takes less comes last', (text, last) => {
  const titles = starter.titlesFor(text);
  expect(titles).toHaveLength(6);
  expect(titles.at(-1)).toBe(last);
});
it.each(['khóa học 10 tháng', '10 month course'])('%s: ten months come before eight and nine', text =>
  expect(starter.titlesFor(text, 1)).toEqual(['Master of Data Science']),
);

it('a sort that is said stays', () =>
  expect(starter.titlesFor('cheap master 18 months australia').at(-1)).not.toBe('Master of Marketing'));
it('a longest length is no exact one', () =>
  expect(starter.titlesFor('thạc sĩ dưới 18 tháng ở úc', 1)).toEqual(['Master of International Relations']));
