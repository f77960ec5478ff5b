/** A list joins what belongs to its rows once, however many rows it has. */
import { buildInstitution, buildProgram, testSource } from '../../testing/buildItems.js';
import { commandsDuring } from '../../testing/commandsDuring.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { runQuery } from '../../testing/runQuery.js';
import { BatchedInstitutionsDocument, BatchedProgramsDocument } from './batching.api.gql.js';

const institutions = Array.from({ length: 50 }, () => buildInstitution());
const fact = { source: testSource.id, checkedOn: '2026-11-01' };
const intakes = [{ year: 2027, month: 9, isRecurring: true, ...fact }];
const programs = institutions.map(({ slug }) => buildProgram(slug, { intakes }));

let app: TestApp;
// Nothing is cached at the start of a test.
beforeEach(async () => {
  app = await createTestApp({ clock: () => new Date('2026-11-21T09:00:00Z'), catalogue: { institutions, programs } });
});
afterEach(() => app.close());

describe('at most 3 commands of the database', () => {
  it('are taken by a list of 50 programs with their institutions', async () => {
    const commands = await commandsDuring(app, async () => {
      const { data, errors } = await runQuery(app, BatchedProgramsDocument);
      expect(errors).toEqual([]);
      expect(new Set(JSON.stringify(data).match(/"institution":\{"slug":"institution-\d+"/g)).size).toBe(50);
    });
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.length).toBeLessThanOrEqual(3);
  });

  it('are taken by a list of 50 institutions with the next intake of their programs', async () => {
    const commands = await commandsDuring(app, async () => {
      const { data, errors } = await runQuery(app, BatchedInstitutionsDocument);
      expect(errors).toEqual([]);
      expect(JSON.stringify(data).match(/"nextIntake":\{"year":2027,"month":9/g)).toHaveLength(50);
    });
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.length).toBeLessThanOrEqual(3);
  });
});
