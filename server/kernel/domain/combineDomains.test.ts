import { z } from 'zod';
import { defineJob, runsJob } from '../jobs/job.js';
import { createAnswerReads } from '../graphql/answerReads.js';
import { combineDomains } from './combineDomains.js';

const handler = (part: string) => ({
  part,
  exportOf: async () => [],
  countOf: async () => 0,
  erase: async () => undefined,
});
const job = (name: string) => runsJob(defineJob({ name, payload: z.object({}) }), async () => undefined);

describe('domains together', () => {
  it('have the resolvers, loaders, personal data, jobs and health checks of each', () => {
    const notes = {
      resolvers: { Query: { myNotes: () => ['a'] } },
      createLoaders: () => ({ noteById: (id: string) => `note ${id}` }),
      privacy: [handler('notes')],
      jobs: [job('notes.remind')],
    };
    const people = {
      resolvers: { Query: { viewer: () => null }, Viewer: { id: () => '1' } },
      createLoaders: () => ({ personOf: (id: number) => id + 1 }),
      privacy: [handler('profile'), handler('consents')],
      health: { people: () => undefined },
    };
    const combined = combineDomains({ people, notes, silent: {} });
    expect(Object.keys(combined.resolvers.Query ?? {})).toEqual(['viewer', 'myNotes']);
    expect(Object.keys(combined.resolvers)).toEqual(['Query', 'Viewer']);
    expect(combined.privacy.map(({ part }) => part)).toEqual(['profile', 'consents', 'notes']);
    expect(combined.jobs.map(({ name }) => name)).toEqual(['notes.remind']);
    expect(Object.keys(combined.health)).toEqual(['people']);
    const loaders = combined.createLoaders(createAnswerReads());
    const read: [string, number] = [loaders.noteById('7'), loaders.personOf(7)];
    expect(read).toEqual(['note 7', 8]);
  });

  it('make their loaders anew for every request', () => {
    let made = 0;
    const { createLoaders } = combineDomains({ notes: { createLoaders: () => ({ number: (made += 1) }) } });
    const reads = createAnswerReads();
    expect(createLoaders(reads).number).toBe(createLoaders(reads).number - 1);
  });

  it('start one after the other, and stop backwards', async () => {
    const steps: string[] = [];
    const step = (name: string) => async () => {
      await Promise.resolve();
      steps.push(name);
    };
    const domain = (name: string) => ({ start: step(`start ${name}`), stop: step(`stop ${name}`) });
    const combined = combineDomains({ a: domain('a'), quiet: {}, b: domain('b') });
    await combined.start();
    await combined.stop();
    expect(steps).toEqual(['start a', 'start b', 'stop b', 'stop a']);
  });

  it.each([
    [
      'the field Query.notes',
      { resolvers: { Query: { notes: () => [] } } },
      { resolvers: { Query: { notes: () => [] } } },
    ],
    ['the loader byId', { createLoaders: () => ({ byId: 1 }) }, { createLoaders: () => ({ byId: 2 }) }],
    ['the part of personal data notes', { privacy: [handler('notes')] }, { privacy: [handler('notes')] }],
    ['the job notes.remind', { jobs: [job('notes.remind')] }, { jobs: [job('notes.remind')] }],
    ['the health check notes', { health: { notes: () => undefined } }, { health: { notes: () => undefined } }],
  ])('are refused when two have %s', (what, a, b) => {
    expect(() => combineDomains({ a, b })).toThrow(`Two domains have ${what}.`);
  });

  it('are refused when a part is misspelt, which nobody would read', () => {
    expect(() => combineDomains({ notes: { resolvers: {}, privcy: [handler('notes')] } })).toThrow(
      'The domain notes has parts that nobody reads: privcy.',
    );
  });
});
