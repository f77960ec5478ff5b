import { buildInstitution, buildProgram, testSource } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { runQuery } from '../../testing/runQuery.js';
import { UpdateProfileDocument } from '../../testing/account.gql.js';
import { runQueryAs, signIn } from '../../testing/signIn.js';
import { SearchInPersonalOrderDocument } from './search.personal.api.gql.js';

const fact = { source: testSource.id, checkedOn: '2026-11-01' };
const [first, second] = [
  buildInstitution({ slug: 'personal-au' }),
  buildInstitution({ slug: 'personal-de', destination: 'DE' }),
];
const programs = [
  buildProgram(first.slug, { slug: 'law-au', field: 'LAW', summary: { vi: 'Luật', en: 'Law' } }),
  buildProgram(second.slug, { slug: 'computing-de', field: 'COMPUTING' }),
  buildProgram(second.slug, {
    slug: 'computing-de-dear',
    field: 'COMPUTING',
    firstYearTuition: { amount: 90_000, currency: 'EUR', ...fact },
  }),
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    clock: () => new Date('2026-11-22T09:00:00Z'),
    catalogue: { institutions: [first, second], programs },
  });
});
afterAll(() => app.close());

describe('the personal order', () => {
  it('is the usual one for a visitor, and says what is missing', async () => {
    const { data, errors } = await runQuery(app, SearchInPersonalOrderDocument);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      searchPrograms: {
        personalSort: { isApplied: false, missing: ['FIELD', 'COUNTRY', 'LEVEL', 'ENGLISH', 'BUDGET', 'AVERAGE'] },
      },
      plain: { personalSort: null },
    });
    expect(data?.searchPrograms.items).toEqual(data?.plain.items);
  });

  it('follows the profile of the person, says why, and stays theirs', async () => {
    const mai = await signIn(app);
    const input = {
      fieldOfStudy: 'COMPUTING',
      preferredCountries: ['DE'],
      budget: { amount: 30_000, currency: 'EUR' },
    };
    await runQueryAs(mai, UpdateProfileDocument, { input });
    const { data, headers } = await runQueryAs(mai, SearchInPersonalOrderDocument);
    expect(data?.searchPrograms).toMatchObject({
      items: [{ slug: 'computing-de' }, { slug: 'computing-de-dear' }, { slug: 'law-au' }],
      personalSort: { isApplied: true, missing: ['LEVEL', 'ENGLISH', 'AVERAGE'] },
    });
    expect(data?.searchPrograms.reasons?.[0]).toEqual(expect.arrayContaining(['MY_FIELD', 'MY_COUNTRY', 'MY_BUDGET']));
    expect(headers.get('cache-control')).toMatch(/no-store/);
    const { data: visitors } = await runQuery(app, SearchInPersonalOrderDocument);
    expect(visitors?.searchPrograms.personalSort?.isApplied).toBe(false);
  });
});
