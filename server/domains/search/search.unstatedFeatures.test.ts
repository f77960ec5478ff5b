/** A feature of which nothing is known where it is asked for is said to be unknown and empties no answer; where anything is known of it, it stays a limit. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const computing = { title: 'Bachelor of Computer Science', field: 'COMPUTING', award: 'BACHELOR' } as const;
const nursing = { title: 'Bachelor of Nursing', field: 'HEALTH', award: 'BACHELOR' } as const;

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [
      institutionRow('cork', { name: 'Cork School', destination: 'IE', city: 'Cork' }),
      institutionRow('leeds', { name: 'Leeds School', destination: 'GB', city: 'Leeds', features: ['ACCOMMODATION'] }),
      institutionRow('bonn', {
        name: 'Bonn School',
        destination: 'DE',
        city: 'Bonn',
        lackedFeatures: ['ACCOMMODATION', 'POST_GRADUATION_PERMIT'],
      }),
    ],
    programs: [
      programRow('cs-cork', 'cork', { ...computing, tuition: { amount: 9000, currency: 'EUR' } }),
      programRow('nursing-cork', 'cork', { ...nursing, coopInternship: false }),
      programRow('cs-leeds', 'leeds', { ...computing, coopInternship: true }),
      programRow('cs-bonn', 'bonn', computing),
    ],
    scholarships: [],
  });
});

const searched = (text: string) => {
  const { ids, understood } = service.searchPrograms({ text });
  const topics = understood.flatMap(({ topic }) => topic ?? []);
  return { ids: ids.map(id => id.replace('id-', '')).toSorted(), topics };
};

it.each([
  ['du học ireland được ở lại làm việc', 'POST_GRADUATION_PERMIT', ['cs-cork', 'nursing-cork']],
  ['post study work ireland', 'POST_GRADUATION_PERMIT', ['cs-cork', 'nursing-cork']],
  ['computer science ireland with internship', 'COOP_INTERNSHIP', ['cs-cork']],
  ['cntt ireland có thực tập', 'COOP_INTERNSHIP', ['cs-cork']],
  ['du hoc ireland vua hoc vua lam', 'WORK_WHILE_STUDYING', ['cs-cork', 'nursing-cork']],
  ['bachelor ireland with accommodation', 'ACCOMMODATION', ['cs-cork', 'nursing-cork']],
  ['cntt đức thư mời có điều kiện', 'CONDITIONAL_OFFER', ['cs-bonn']],
])('%s: nothing is known of it there, and the rest is found', (text, topic, ids) =>
  expect(searched(text)).toEqual({ ids, topics: [topic] }),
);

it('a price that is said beside it stays', () =>
  expect(searched('computer science ireland under 5000 eur with internship')).toEqual({
    ids: [],
    topics: ['COOP_INTERNSHIP'],
  }));

it.each([
  ['nursing ireland with internship', []],
  ['du học đức được ở lại làm việc', []],
  ['cntt có thực tập', ['cs-leeds']],
  ['computer science germany with accommodation', []],
  ['computer science with accommodation', ['cs-leeds']],
])('%s: it is known, and stays a limit', (text, ids) => expect(searched(text)).toEqual({ ids, topics: [] }));

it('of institutions it is the same', () => {
  const idsOf = (text: string) => service.searchInstitutions({ text }).ids;
  expect(idsOf('trường ở ireland có ký túc xá')).toEqual(['id-cork']);
  expect(idsOf('trường ở đức có ký túc xá')).toEqual([]);
});

it.each([
  ['nursing ireland có thực tập thì tốt', ['nursing-cork']],
  ['computer science with accommodation if possible', ['cs-leeds', 'cs-bonn', 'cs-cork']],
])('%s: what would be welcome leaves nothing out', (text, ids) => {
  const { ids: found, understood } = service.searchPrograms({ text });
  expect(found.map(id => id.replace('id-', '')).toSorted()).toEqual(ids.toSorted());
  expect(understood.filter(({ kind }) => kind === 'FEATURE')).toMatchObject([{ isApplied: false, filter: null }]);
});
