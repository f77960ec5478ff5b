/** Names with an `or` or an `and` between them: none is dropped that there is. */
import { institutionRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const german = (slug: string, name: string, city: string) =>
  institutionRow(slug, { name, destination: 'DE', city, type: 'UNIVERSITY' });
const rows = {
  institutions: [
    german('tum', 'Technical University of Munich', 'Munich'),
    german('lmu', 'LMU Munich', 'Munich'),
    german('dresden', 'TUD Dresden University of Technology', 'Dresden'),
    german('rwth', 'RWTH Aachen University', 'Aachen'),
    german('lone', 'Bauhaus School', 'Weimar'),
  ],
  programs: [],
  scholarships: [
    scholarshipRow('rhodes', { name: 'Rhodes Global Scholarship', destinations: ['GB'] }),
    scholarshipRow('gates', { name: 'Gates Cambridge Scholarship', destinations: ['GB'] }),
    scholarshipRow('chevening', { name: 'Chevening Scholarship', destinations: ['GB'] }),
    scholarshipRow('fulbright', { name: 'Fulbright Vietnamese Student Program', destinations: ['US'] }),
    scholarshipRow('knight', { name: 'Knight-Hennessy Scholars', destinations: ['US'] }),
    scholarshipRow('erasmus', { name: 'Erasmus Mundus Joint Master Scholarship', destinations: ['DE'] }),
  ],
};
const slugsOf = (ids: readonly string[]) => ids.map(id => id.replace('id-', '')).toSorted();

it.each([
  ['Fulbright or Knight-Hennessy', ['fulbright', 'knight'], []],
  ['Rhodes or Chevening', ['chevening', 'rhodes'], []],
  ['Gates Cambridge và Rhodes', ['gates', 'rhodes'], []],
  ['học bổng Rhodes hay Gates Cambridge', ['gates', 'rhodes'], []],
  ['hoc bong Rhodes hoac Chevening', ['chevening', 'rhodes'], []],
  ['Rhodes vs Knight Hennessy', ['knight', 'rhodes'], []],
  ['Rhodes, Gates Cambridge, Chevening', ['chevening', 'gates', 'rhodes'], []],
  // What nothing is called by is told.
  ['Wellbeck or Erasmus Mundus', ['erasmus'], ['Wellbeck']],
  ['Gates Cambridge', ['gates'], []],
  // Words of one name are no alternatives.
  ['Gates and Cambridge', ['gates'], []],
])('%s finds %j', async (text, found, dropped) => {
  const answer = (await serviceOver(rows)).searchScholarships({ text });
  expect(slugsOf(answer.ids)).toEqual(found);
  expect(answer.droppedWords).toEqual(dropped);
});

it.each([
  ['technical university Munich or Aachen', ['rwth', 'tum']],
  ['technical university Munich or Dresden', ['dresden', 'tum']],
  ['bách khoa Munich hay Dresden', ['dresden', 'tum']],
  ['đại học kỹ thuật Munich hoặc Aachen', ['rwth', 'tum']],
  // The only one of a city.
  ['technical university Munich or Weimar', ['lone', 'tum']],
  ['technical university Munich', ['tum']],
])('%s are %j', async (text, found) =>
  expect(slugsOf((await serviceOver(rows)).searchInstitutions({ text }).ids)).toEqual(found),
);
