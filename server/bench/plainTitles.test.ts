/** A subject by itself, over the starter catalogue: its plain title before one for those who know it already. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

it.each([
  'computer science master in uk',
  'thạc sĩ khoa học máy tính ở Anh',
  'thac si khoa hoc may tinh anh',
  'khoa học máy tính London',
  'computer science London',
  'kỹ thuật',
  'engineering master australia',
])('%s: no advanced course is before a plain one', text => {
  const titles = starter.titlesFor(text, 20);
  const first = titles.findIndex(title => /advanced/i.test(title));
  const last = titles.findLastIndex(title =>
    /^(Computer Science|Engineering) \(\w+\)$|^Master of Engineering$/.test(title),
  );
  expect(last).toBeGreaterThanOrEqual(0);
  expect(first === -1 || last < first).toBe(true);
});

it('an advanced course is the first where it is asked for', () =>
  expect(starter.titlesFor('advanced computer science uk', 1)).toEqual(['Advanced Computer Science (MSc)']));

// The name of an award, and what is about more than the subject, stand where they stood.
it.each([
  ['graphic design', 3, 'Graphic Design (Advanced Diploma)'],
  ['civil engineering master', 0, 'Advanced Computational and Civil Engineering Structural Studies (MSc)'],
] as const)('%s: at place %p stands %s', (text, place, title) =>
  expect(starter.titlesFor(text, 10)[place]).toBe(title),
);
