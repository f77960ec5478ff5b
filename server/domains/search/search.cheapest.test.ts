/** By price, where the text asks for it: all that is about the subject, then what is only related to it. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const computing = { field: 'COMPUTING' as const, cities: ['Munich'] };
const euros = (amount: number) => ({ tuition: { amount, currency: 'EUR' as const } });
const rows = {
  institutions: [
    institutionRow('munich', { name: 'TUM', destination: 'DE', city: 'Munich' }),
    institutionRow('leeds', { name: 'University of Leeds', destination: 'GB', city: 'Leeds' }),
  ],
  programs: [
    programRow('free-field', 'munich', { ...computing, title: 'Information Engineering', ...euros(0) }),
    programRow('called-dear', 'munich', { ...computing, title: 'Computer Science', ...euros(1_600) }),
    programRow('called-dearer', 'munich', { ...computing, title: 'Computer Science (Research)', ...euros(9_500) }),
    programRow('called-unpriced', 'munich', { ...computing, title: 'Computer Science and Engineering' }),
    programRow('data', 'munich', { ...computing, title: 'Data Science', ...euros(9_000) }),
    programRow('data-unpriced', 'munich', { ...computing, title: 'Applied Data Science' }),
    programRow('analytics', 'munich', { ...computing, title: 'Data Analytics', ...euros(100) }),
    ...[1, 2, 3].map(number =>
      programRow(`leeds-${number}`, 'leeds', {
        field: 'COMPUTING' as const,
        cities: ['Leeds'],
        title: 'Computer Science',
        ...euros(20_000 + number),
      }),
    ),
    programRow('leeds-health', 'leeds', {
      field: 'COMPUTING' as const,
      cities: ['Leeds'],
      title: 'Health Informatics',
      ...euros(100),
    }),
    programRow('leeds-games', 'leeds', {
      field: 'COMPUTING' as const,
      cities: ['Leeds'],
      title: 'Game Design',
      ...euros(5_000),
    }),
  ],
  scholarships: [],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});

const found = (text: string): string[] => service.searchPrograms({ text }).ids.map(id => id.replace('id-', ''));

it.each([
  // Few are called so: what is of the very field is ordered with them, and what has no price is last.
  ['cheapest computer science in Germany', ['free-field', 'analytics', 'called-dear', 'data', 'called-dearer']],
  ['khoa học máy tính rẻ nhất ở Đức', ['free-field', 'analytics', 'called-dear', 'data', 'called-dearer']],
  // What is only related comes after all of the subject itself, though it costs less.
  ['cheap data science germany', ['data', 'data-unpriced', 'analytics']],
  ['khoa hoc du lieu hoc phi thap o duc', ['data', 'data-unpriced', 'analytics']],
  // Many are called so: they come before what is only of the field, and before what has the word in the name of another subject.
  ['cheapest computer science in the UK', ['leeds-1', 'leeds-2', 'leeds-3', 'leeds-health', 'leeds-games']],
  ['cheapest informatics in the UK', ['leeds-1', 'leeds-2', 'leeds-3', 'leeds-health']],
])('%s: %j', (text, ids) => expect(found(text).slice(0, ids.length)).toEqual(ids));

it('without a word for a price the order is by match', () =>
  expect(found('computer science germany')[0]).toBe('called-dear'));
