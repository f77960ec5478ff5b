/** A list joins what belongs to its rows once, however many rows it has. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildInstitution, buildProgram } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { runQuery } from '../../testing/runQuery.js';

const institutions = Array.from({ length: 50 }, () => buildInstitution());
const programs = institutions.map(({ slug }) => buildProgram(slug));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ catalogue: { institutions, programs } });
});
afterAll(() => app.close());

const WATCHED = new Set(['find', 'aggregate', 'getMore', 'count', 'distinct']);
/** Collections in which the process looks for work every few seconds, whatever is asked meanwhile. */
const WORK = new Set(['jobs', 'users', 'correctionRequests']);
type CommandStartedEvent = { commandName: string; command: Record<string, unknown> };

async function commandsDuring(action: () => Promise<void>): Promise<string[]> {
  const names: string[] = [];
  const client = app.mongo.connection.getClient();
  const note = ({ commandName, command }: CommandStartedEvent): void => {
    if (WATCHED.has(commandName) && !WORK.has(String(command[commandName]))) names.push(commandName);
  };
  client.on('commandStarted', note);
  try {
    await action();
  } finally {
    client.off('commandStarted', note);
  }
  return names;
}

describe('a list of 50 programs with their institutions', () => {
  it('takes at most 3 commands of the database', async () => {
    const commands = await commandsDuring(async () => {
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
