/** Whose family is poor is found a scholarship for those in need where one is told, and else what has the rest of the text. */
import type { SearchService } from './search.service.js';
import { institutionRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [institutionRow('monash', { name: 'Monash University' })],
    scholarships: [
      scholarshipRow('merit', { name: 'Monash Merit', destinations: ['AU'] }),
      scholarshipRow('need', { name: 'Harvest', destinations: ['US'], audiences: ['IN_NEED'] }),
      scholarshipRow('american', { name: 'Discount', destinations: ['US'] }),
    ],
  });
});
const found = (text: string) => {
  const { ids, droppedWords } = service.searchScholarships({ text });
  return { ids: ids.map(id => id.replace('id-', '')).toSorted(), droppedWords };
};

it.each([
  ['học bổng Úc nhà nghèo', 'nhà nghèo'],
  ['em nha ngheo muon xin hoc bong uc', 'nha ngheo'],
  ['scholarship Australia for poor students', 'for poor students'],
])('%s: no fact tells it, and it is left out', (text, words) =>
  expect(found(text)).toEqual({ ids: ['merit'], droppedWords: [words] }),
);

it.each(['nhà em khó khăn muốn xin học bổng Mỹ', 'need based scholarship USA'])('%s: a fact tells it', text =>
  expect(found(text)).toEqual({ ids: ['need'], droppedWords: [] }),
);
