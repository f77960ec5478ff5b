/** Scholarships that are asked for by the name of their programme. */
import type { SearchService } from './search.service.js';
import { scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const complete = { completeness: 1 };
const rows = {
  institutions: [],
  programs: [],
  scholarships: [
    scholarshipRow('great', { name: 'GREAT Scholarship – Vietnam', destinations: ['GB'], completeness: 0 }),
    scholarshipRow('chevening', {
      name: 'Chevening Scholarship',
      provider: 'Foreign, Commonwealth and Development Office',
      destinations: ['GB'],
      ...complete,
    }),
    scholarshipRow('fulbright', { name: 'Fulbright Program', destinations: ['US'], ...complete }),
    scholarshipRow('epos', { name: 'DAAD EPOS', provider: 'DAAD', destinations: ['DE'], ...complete }),
    scholarshipRow('daad-doctoral', { name: 'Doctoral scholarships', provider: 'DAAD', destinations: ['DE'] }),
    scholarshipRow('awards', { name: 'Australia Awards Scholarships', destinations: ['AU'], ...complete }),
    scholarshipRow('mundus', { name: 'Erasmus Mundus Joint Master Scholarship', destinations: ['DE'] }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const answer = (text: string) => service.searchScholarships({ text });
const found = (text: string) => answer(text).ids.map(id => id.replace('id-', ''));

it.each([
  ['GREAT scholarship', ['great']],
  ['học bổng GREAT', ['great']],
  ['hoc bong great', ['great']],
  ['great scholarship uk', ['great']],
  ['chevening', ['chevening']],
  ['UK government scholarship', ['chevening']],
  ['DAAD EPOS', ['epos']],
  ['German government scholarships', ['epos', 'daad-doctoral']],
  ['học bổng Fulbright', ['fulbright']],
  ['Australian government scholarship', ['awards']],
  ['Erasmus Mundus', ['mundus']],
])('%s is %j alone', (text, named) => expect(found(text).toSorted()).toEqual(named.toSorted()));

it.each([
  ['chevening hoặc great scholarship', ['chevening', 'great']],
  ['fulbright or chevening', ['chevening', 'fulbright']],
])('%s is either', (text, named) => expect(found(text).toSorted()).toEqual(named));

it.each(['GREAT scholarships', 'great scholarships', 'học bổng great ở anh'])('%s: the programme before others', text =>
  expect(found(text)[0]).toBe('great'),
);

// Good ones of any kind.
it.each(['great scholarships', 'good scholarships', 'best scholarships', 'học bổng tốt'])(
  '%s finds others, too',
  text => expect(found(text).length).toBe(rows.scholarships.length),
);
it.each(['good scholarships', 'best scholarships', 'học bổng tốt', 'top scholarships'])('%s names no programme', text =>
  expect(found(text)[0]).not.toBe('great'),
);

it.each(['Commonwealth scholarship', 'học bổng Commonwealth', 'Vanier', 'Schwarzman'])(
  '%s: nothing of the name is here, and nothing else is found by it',
  text => expect(found(text)).toEqual([]),
);
it.each([
  ['Vanier scholarship', ['Vanier']],
  ['học bổng Banting anh', ['Banting']],
  ['Commonwealth scholarship uk', ['Commonwealth scholarship']],
])('%s: the name is said to be left out', (text, dropped) => expect(answer(text).droppedWords).toEqual(dropped));
