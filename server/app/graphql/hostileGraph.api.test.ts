/** What a stranger can ask of the graph at worst: limits of one operation, and hostile values. */
import { codesOf, type Question, runQuery } from '../../testing/runQuery.js';
import {
  HostileFilterDocument,
  HostileInstitutionDocument,
  HostilePageDocument,
  HostileProgramDocument,
  HostileScholarshipDocument,
  HostileSearchDocument,
  HostileSuggestionsDocument,
  HostileWholePageDocument,
} from './hostileGraph.api.gql.js';
import { openGraphSite } from './test/graphSite.js';

const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');
const PROGRAMS = '{ items { slug institution { slug } } pageInfo { total } }';

function nested(levels: number): string {
  return levels === 0 ? '{ slug }' : `{ similar(limit: 1) ${nested(levels - 1)} }`;
}

const site = openGraphSite();
const { post } = site;

describe('one operation', () => {
  it.each([
    ['50 levels', `{ program(slug: "a") ${nested(50)} }`],
    [
      '50 levels through fragments',
      `{ program(slug: "a") { ...F0 } } ${repeat(50, index => `fragment F${index} on Program { similar(limit: 1) { ${index < 49 ? `...F${index + 1}` : 'slug'} } }`)}`,
    ],
    [
      'a bomb of 2^24 fragments',
      `{ program(slug: "a") { ...F0 } } ${repeat(24, index => `fragment F${index} on Program { ${index < 23 ? `...F${index + 1} ...F${index + 1}` : 'slug'} }`)}`,
    ],
    [
      'a bomb whose fragments also nest',
      `{ program(slug: "a") { ...F0 } } ${repeat(24, index => `fragment F${index} on Program { a: similar { ${index < 23 ? `...F${index + 1}` : 'slug'} } b: similar { ${index < 23 ? `...F${index + 1}` : 'slug'} } }`)}`,
    ],
    ['a fragment that spreads itself', '{ program(slug: "a") { ...F } } fragment F on Program { slug ...F }'],
    ['1,000 aliases', `{ ${repeat(1000, index => `a${index}: __typename`)} }`],
    ['100 aliases', `{ ${repeat(100, index => `a${index}: __typename`)} }`],
    [
      '100 aliases through a fragment',
      `{ ...F } fragment F on Query { ${repeat(100, index => `a${index}: __typename`)} }`,
    ],
    ['10,000 tokens', `{ ${repeat(10_000, () => 'slug')} }`],
    ['a page of 100,000', `{ searchPrograms(page: { size: 100000 }) ${PROGRAMS} }`],
    ['a page of 51', `{ searchPrograms(page: { size: 51 }) { pageInfo { total } } }`],
    ['a page of no size', `{ searchPrograms(page: { size: 0 }) { pageInfo { total } } }`],
    ['page -1', `{ searchPrograms(page: { number: -1 }) { pageInfo { total } } }`],
    [
      '50 x 50 programs of institutions',
      `{ searchInstitutions(page: { size: 50 }) { items { programs(page: { size: 50 }) ${PROGRAMS} } } }`,
    ],
    [
      '12 of 12 of 12 similar programs',
      '{ program(slug: "a") { similar(limit: 12) { similar(limit: 12) { similar(limit: 12) { slug title campusCity languages website level award field isRetired } } } } }',
    ],
  ])('is refused with 400: %s', async (_name, query) => {
    const before = process.memoryUsage().rss;
    const answer = await runQuery(site.app, query);
    expect(answer.status).toBe(400);
    expect(answer.errors.length).toBeGreaterThan(0);
    expect(answer.data ?? null).toBeNull();
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('is refused by the size of a page in its variables too', async () => {
    const answer = await runQuery(site.app, HostilePageDocument, { page: { size: 100_000 } });
    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toEqual(['BAD_USER_INPUT']);
    expect((await runQuery(site.app, HostilePageDocument, { page: { size: 50 } })).status).toBe(200);
  });

  it('may be as large as a page of the product', async () => {
    const { status, errors } = await runQuery(site.app, HostileWholePageDocument);
    expect(errors).toEqual([]);
    expect(status).toBe(200);
  });
});

describe('hostile values', () => {
  const STRING_VARIABLES: [string, Question<unknown>][] = [
    ['program', HostileProgramDocument],
    ['institution', HostileInstitutionDocument],
    ['scholarship', HostileScholarshipDocument],
    ['searchPrograms', HostileSearchDocument],
    ['searchPrograms by city', HostileFilterDocument],
    ['suggest', HostileSuggestionsDocument],
  ];

  it.each(STRING_VARIABLES)('that are no text are BAD_USER_INPUT: %s', async (_name, query) => {
    for (const value of [
      { $ne: null },
      { $gt: '' },
      ['a'],
      { $where: 'sleep(1000)' },
      JSON.parse('{"__proto__":{"isAdmin":true}}'),
      7,
    ]) {
      const answer = await runQuery(site.app, query, { value });
      expect({ value, status: answer.status, codes: codesOf(answer) }).toEqual({
        value,
        status: 400,
        codes: ['BAD_USER_INPUT'],
      });
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it.each(STRING_VARIABLES)('that are text get a normal answer: %s', async (name, query) => {
    for (const value of [
      '.*',
      '(a+)+$',
      '%',
      'đ',
      '🎓',
      '$where',
      '__proto__',
      'constructor',
      "' OR 1=1 --",
      '\u0000',
      '<script>alert(1)</script>',
      'a'.repeat(name.includes('by') ? 50 : 5000),
    ]) {
      const { status, errors } = await runQuery(site.app, query, { value });
      expect({ value, status, errors }).toEqual({ value, status: 200, errors: [] });
    }
  });

  it('come back as text, never as markup of the answer', async () => {
    const response = await post(
      JSON.stringify({ query: '{ program(slug: "<script>alert(1)</script>", oops: 1) { slug } }' }),
    );
    expect(response.headers.get('content-type')).toMatch(/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
