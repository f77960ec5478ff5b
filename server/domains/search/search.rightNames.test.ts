/** The name of a university or a city that is not in the catalogue is corrected to no other one, and a phrase of syllables that is spelled well to no other phrase. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [
      institutionRow('setu', { name: 'South East Technological University', destination: 'IE', city: 'Waterford' }),
      institutionRow('northeastern', { name: 'Northeastern University', destination: 'US', city: 'Boston' }),
      institutionRow('tum', { name: 'Technical Institute', destination: 'DE', city: 'Munich' }),
      institutionRow('art', { name: 'School of Art', destination: 'GB', city: 'Glasgow' }),
    ],
    programs: [
      programRow('computing', 'setu', { title: 'Computing', cities: ['Waterford'], field: 'COMPUTING' }),
      programRow('engineering', 'tum', { title: 'Engineering', cities: ['Munich'], field: 'ENGINEERING' }),
      programRow('art', 'art', { title: 'Fine Art', cities: ['Glasgow'], field: 'ARTS_DESIGN' }),
    ],
    scholarships: [],
  });
});

it.each(['Waterloo', 'đại học waterlo', 'university of waterloo', 'northwestern', 'Northwestern University'])(
  'institutions: %s is right and not there',
  text => {
    const { correctedText, ids } = service.searchInstitutions({ text });
    expect([correctedText, ids]).toEqual([null, []]);
  },
);

it.each(['máy tính waterloo', 'may tinh waterloo', 'computing waterloo'])(
  '%s: the name is said to be left out',
  text => {
    const { correctedText, droppedWords, ids } = service.searchPrograms({ text });
    expect([correctedText, droppedWords, ids]).toEqual([null, ['waterloo'], ['id-computing']]);
  },
);

it.each([
  ['waterfrod', 'waterford'],
  ['northeastren', 'northeastern'],
])('%s is corrected to %s', (text, corrected) =>
  expect(service.searchInstitutions({ text }).correctedText).toBe(corrected),
);

it.each(['truong ky thuat', 'truong ky thuat o duc', 'cac truong ky thuat'])('%s is about no art', text => {
  const { correctedText, ids } = service.searchInstitutions({ text });
  expect([correctedText, ids[0]]).toEqual([null, 'id-tum']);
});
it.each(['truong my thuat', 'trường mỹ thuật'])('%s is', text =>
  expect(service.searchInstitutions({ text }).ids[0]).toBe('id-art'),
);

describe('a city of Vietnam is one piece', () => {
  it.each(['đại học Hà Nội', 'dai hoc ha noi', 'đại học Đà Nẵng', 'dai hoc da nang'])(
    '%s is no university here',
    text => {
      const { ids, droppedWords } = service.searchInstitutions({ text });
      expect([ids, droppedWords.map(word => word.split(' ').length)]).toEqual([[], [2]]);
    },
  );
  it.each(['em ở Hà Nội muốn học engineering', 'engineering ha noi', 'em o da nang muon hoc engineering'])(
    '%s asks for the subject',
    text => {
      const { ids, droppedWords } = service.searchPrograms({ text });
      expect([ids, droppedWords.length]).toEqual([['id-engineering'], 1]);
    },
  );
});
