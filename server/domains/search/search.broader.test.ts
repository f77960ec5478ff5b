/** A broader subject keeps the degree and is of the right kind; what says a subject twice goes twice; interests that an `and` joins are each an answer. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const MASTER = { award: 'MASTER', level: 'GRADUATE' } as const;
const leeds = { cities: ['Leeds'] };
const health = { title: 'Bachelor of Nursing', field: 'HEALTH' as const };
const rows = {
  institutions: [
    institutionRow('leeds', { name: 'Aire School', destination: 'GB', city: 'Leeds' }),
    institutionRow('perth', { name: 'Swan School', destination: 'AU', city: 'Perth' }),
    institutionRow('toronto', { name: 'Lake School', destination: 'CA', city: 'Toronto' }),
  ],
  programs: [
    programRow('commerce', 'toronto', { title: 'Bachelor of Business', completeness: 1 }),
    programRow('commerce-leeds', 'leeds', { title: 'Bachelor of Business', ...leeds, completeness: 1 }),
    programRow('management-leeds', 'leeds', { title: 'Business and Management (MSc)', ...leeds, ...MASTER }),
    programRow('mba-perth', 'perth', { title: 'Master of Business Administration', cities: ['Perth'], ...MASTER }),
    programRow('sciences', 'leeds', { title: 'Natural Sciences (BSc)', field: 'NATURAL_SCIENCES', ...leeds }),
    programRow('psychology', 'leeds', { title: 'Psychology (BSc)', field: 'SOCIAL_SCIENCES', ...leeds }),
    programRow('architecture', 'leeds', {
      title: 'Architecture (MPhil)',
      field: 'ARCHITECTURE_BUILDING',
      ...leeds,
      ...MASTER,
    }),
    programRow('nursing', 'toronto', health),
    programRow('agriculture', 'toronto', { title: 'Agriculture', field: 'AGRICULTURE_ENVIRONMENT' }),
    programRow('medicine', 'toronto', { title: 'Medicine', field: 'HEALTH' }),
    programRow('games', 'leeds', { title: 'Games Design', field: 'COMPUTING', ...leeds }),
    programRow('drawing', 'leeds', { title: 'Drawing and Painting', field: 'ARTS_DESIGN', ...leeds }),
    programRow('cars', 'leeds', { title: 'Automotive Engineering', field: 'ENGINEERING', ...leeds }),
    programRow('cooking', 'perth', { title: 'Culinary Arts', field: 'HOSPITALITY_TOURISM', cities: ['Perth'] }),
  ],
  scholarships: [],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const slugs = (ids: readonly string[]) => ids.map(id => id.replace('id-', '')).toSorted();
const found = (text: string) => slugs(service.searchPrograms({ text }).ids);
const near = (text: string) => {
  const { near: first, alsoNear } = service.searchPrograms({ text });
  return [first, ...alsoNear].flatMap(one => (one ? [[one.relation, one.text, ...slugs(one.ids)]] : []));
};

describe('an MBA', () => {
  it.each([
    ['MBA Leeds', 'business master Leeds'],
    ['MBA ở Leeds học phí rẻ', 'kinh doanh thạc sĩ Leeds học phí rẻ'],
  ])('%s: near are master’s degrees of business', (text, link) =>
    expect(near(text)[0]).toEqual(['BROADER_SUBJECT', link, 'management-leeds']),
  );
  it.each(['MBA Canada', 'cheapest MBA in Canada'])('%s: bachelors are not near', text =>
    expect(near(text).flat()).not.toContain('commerce'),
  );
  it('a subject without a degree of its own goes on to all', () =>
    expect(near('accounting Canada')[0]).toContain('commerce'));
});

it.each([
  'MPhil psychology Leeds',
  'research master psychology Leeds',
  'MRes in psychology Leeds',
  'MRes psychology',
  'thạc sĩ nghiên cứu tâm lý học Leeds',
])('%s: the subject is kept before the kind of degree', text =>
  expect(near(text)[0]).toEqual(['WITHOUT_LIMITS', expect.any(String), 'psychology']),
);

it.each([
  ['chemistry Leeds', 'natural sciences Leeds'],
  ['physics and chemistry Leeds', 'natural sciences Leeds'],
  ['hóa học ở Leeds', 'khoa học tự nhiên ở Leeds'],
])('%s: the sciences are the broader subject', (text, link) =>
  expect(near(text)[0]).toEqual(['BROADER_SUBJECT', link, 'sciences']),
);

it.each(['veterinary Canada', 'vet med Canada', 'thú y canada'])('%s: farming is nearer than medicine', text =>
  expect(near(text)[0]?.slice(2)).toEqual(['agriculture']),
);

it.each([
  ['makeup artist', []],
  ['nail and hair course Toronto', ['Toronto']],
  ['want learn make up and beauty in Canada', ['Canada']],
  ['học làm tóc ở canada', ['canada']],
])('%s: beauty is no health, and what says it twice goes twice', (text, links) => {
  expect(near(text).map(([relation]) => relation)).not.toContain('BROADER_SUBJECT');
  expect(near(text).map(([, link]) => link)).toEqual(links);
});

it.each([
  ['what can I study if I like drawing and games', ['drawing', 'games']],
  ['I like cars and cooking', ['cars', 'cooking']],
  ['em thích vẽ và game', ['drawing', 'games']],
  ['I like cooking', ['cooking']],
])('%s: each interest is an answer', (text, both) => expect(found(text)).toEqual(both));
