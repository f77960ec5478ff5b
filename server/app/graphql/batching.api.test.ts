/** A list joins what belongs to its rows once, however many rows it has. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildInstitution, buildProgram } from '../../testing/buildItems.js';
import { commandsDuring } from '../../testing/commandsDuring.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { runQuery } from '../../testing/runQuery.js';

const institutions = Array.from({ length: 50 }, () => buildInstitution());
const programs = institutions.map(({ slug }) => buildProgram(slug));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ catalogue: { institutions, programs } });
});
afterAll(() => app.close());

describe('a list of 50 programs with their institutions', () => {
  it('takes at most 3 commands of the database', async () => {
    const commands = await commandsDuring(app, async () => {
      const { data, errors } = await runQuery(
        app,
        '{ searchPrograms(page: { size: 50 }) { items { slug firstYearTuition { amount source { name } } institution { slug name features { source { url } } } } } }',
      );
      expect(errors).toEqual([]);
      expect(new Set(JSON.stringify(data).match(/"institution":\{"slug":"institution-\d+"/g)).size).toBe(50);
    });
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.length).toBeLessThanOrEqual(3);
  });
});
