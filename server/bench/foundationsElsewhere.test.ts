/** A foundation year, a subject and a place that does not have it, over the starter catalogue: the subject elsewhere with such a year stands before other subjects in the place. */
import { starterSearch, type StarterSearch } from './judged/starterSearch.js';

let starter: StarterSearch;
beforeAll(async () => {
  starter = await starterSearch();
});

const relationsOf = (text: string): string[] => starter.nearOf(text).map(({ relation }) => relation);

it.each([
  ['psychology foundation year london january', /psychology/i],
  ['tâm lý học dự bị đại học London', /psychology/i],
  ['tam ly hoc du bi dai hoc london', /psychology/i],
  ['psychology foundation melbourne', /psychology/i],
  ['dự bị ngành luật ở Edinburgh', /law/i],
  ['law foundation year london', /law/i],
  ['architecture foundation year london', /architecture/i],
  ['kiến trúc dự bị Glasgow', /architecture/i],
  ['mathematics foundation year glasgow', /mathematics/i],
  ['toán dự bị đại học Manchester', /mathematics/i],
  ['art and design foundation year manchester', /design/i],
])('%s', (text, title) => {
  const [first] = starter.nearOf(text);
  expect(first?.relation).toBe('SAME_SUBJECT');
  expect(first?.titles[0]).toMatch(title);
  expect(relationsOf(text)).toContain('SAME_PLACE');
});

// Such a year is much the same for many degrees of a whole field.
it.each(['business foundation year leeds', 'kinh doanh dự bị đại học Leeds', 'engineering foundation year london'])(
  '%s: a whole field stays behind the place',
  text => expect(relationsOf(text).slice(0, 2)).toEqual(['SAME_PLACE', 'SAME_SUBJECT']),
);

// What follows no such year elsewhere is not what was asked for.
it.each(['dự bị điều dưỡng Manchester', 'pharmacy foundation year london'])(
  '%s: the subject without such a year stays behind the place',
  text => expect(relationsOf(text).indexOf('SAME_PLACE')).toBeLessThan(relationsOf(text).indexOf('SAME_SUBJECT')),
);
