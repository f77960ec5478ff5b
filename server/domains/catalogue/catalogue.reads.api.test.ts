/** How many database commands reads take, and what they return while the database is down. */
import { randomUUID } from 'node:crypto';

import { createAnswerReads } from '../../kernel/graphql/answerReads.js';
import { connectMongo, type Mongo } from '../../kernel/mongo/connectMongo.js';
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../testing/buildItems.js';
import { catalogueFeedOf, createCatalogue } from './index.js';

const clock = () => new Date('2026-11-21T09:00:00Z');
const dbName = `catalogue-${randomUUID()}`;
const institutions = Array.from({ length: 5 }, (_, at) => buildInstitution({ slug: `reads-institution-${at}` }));
const programs = Array.from({ length: 50 }, (_, at) =>
  buildProgram(`reads-institution-${at % 5}`, { slug: `reads-program-${at}` }),
);
const scholarships = [buildScholarship({ slug: 'reads-scholarship' })];

const open: Mongo[] = [];
const connect = async (): Promise<Mongo> => {
  const mongo = await connectMongo(process.env.MONGODB_URI ?? '', { dbName, monitorCommands: true });
  open.push(mongo);
  return mongo;
};

let programIds: string[];

beforeAll(async () => {
  const { connection } = await connect();
  const catalogue = createCatalogue({ connection, clock });
  await catalogue.ensureIndexes();
  await catalogue.writer.saveSources([testSource]);
  await catalogue.writer.saveInstitutions(institutions, 'STARTER');
  await catalogue.writer.savePrograms(programs, 'STARTER');
  await catalogue.writer.saveScholarships(scholarships, 'STARTER');
  programIds = [];
  for await (const { id } of catalogueFeedOf(connection).programs(null)) programIds.push(id);
});

afterAll(async () => {
  await open[0]?.connection.dropDatabase();
  for (const mongo of open) await mongo.close().catch(() => undefined);
});

/** A page of results as the graph reads it: programs, then the institution of each by its own loader call. */
const readPage = async (catalogue: ReturnType<typeof createCatalogue>) => {
  const loaders = catalogue.createLoaders(createAnswerReads());
  const page = (await loaders.programById.loadMany(programIds)).flatMap(program =>
    program instanceof Error || program === null ? [] : [program],
  );
  const owners = await Promise.all(page.map(({ institutionId }) => loaders.institutionById.load(institutionId)));
  return { titles: page.map(({ title }) => title), owners: new Set(owners.map(owner => owner?.slug)) };
};

const commandsOf = async (mongo: Mongo, work: () => Promise<unknown>): Promise<string[]> => {
  const commands: string[] = [];
  const note = ({ commandName }: { commandName: string }) => void commands.push(commandName);
  mongo.connection.getClient().on('commandStarted', note);
  await work();
  mongo.connection.getClient().off('commandStarted', note);
  return commands;
};

describe('fifty programs with their institutions', () => {
  it('take at most three database commands in a process that has read nothing yet', async () => {
    const mongo = await connect();
    const catalogue = createCatalogue({ connection: mongo.connection, clock });
    const commands = await commandsOf(mongo, async () => {
      const { titles, owners } = await readPage(catalogue);
      expect(titles).toHaveLength(50);
      expect(owners.size).toBe(5);
    });
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.length).toBeLessThanOrEqual(3);
  });

  it('take none right after they were read', async () => {
    const mongo = await connect();
    const catalogue = createCatalogue({ connection: mongo.connection, clock });
    await catalogue.warm();
    expect(await commandsOf(mongo, () => readPage(catalogue))).toEqual([]);
  });
});

describe('without the database', () => {
  it.each([
    ['the heartbeat finds no server', () => false],
    ['reads fail', () => true],
  ])('what was warmed is answered when %s', async (_when, isStoreReachable) => {
    const mongo = await connect();
    const catalogue = createCatalogue({ connection: mongo.connection, clock, isStoreReachable });
    await catalogue.warm();
    await mongo.close();
    // Later than cached records stay fresh, so that a read is due.
    const later = performance.now() + 60_000;
    const time = jest.spyOn(performance, 'now').mockReturnValue(later);
    expect((await readPage(catalogue)).titles).toHaveLength(50);
    expect((await catalogue.service.programs.bySlug('reads-program-7'))?.title).toBe(programs[7]?.title);
    expect((await catalogue.service.scholarships.bySlug('reads-scholarship'))?.name).toBe(scholarships[0]?.name);
    time.mockRestore();
  });

  it('an unknown address is an error, not null', async () => {
    const mongo = await connect();
    const catalogue = createCatalogue({ connection: mongo.connection, clock });
    await mongo.close();
    await expect(catalogue.service.programs.bySlug('reads-program-7')).rejects.toThrow(/connect/i);
  });
});
