/** The monthly job: registers are fetched from a server of this test and imported, by one of several processes, whatever the publisher does. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FetchedRegister } from '../../../../../schema/site/registers.js';
import { createJobs, type Jobs } from '../../../../kernel/jobs/createJobs.js';
import { createLogger } from '../../../../kernel/logger.js';
import { connectMongo, type Mongo } from '../../../../kernel/mongo/connectMongo.js';
import { type AnsweringServer, openAnsweringServer } from '../../../../testing/answeringServer.js';
import { publishersAt, type SentFile, serveFiles } from '../../../../testing/serveFiles.js';
import { until } from '../../../../testing/until.js';
import { ipedsZips } from '../../../../testing/writeRegisters.js';
import { createCatalogue, finishLater } from '../../index.js';
import { createRefreshJobs, type RefreshJobs } from './refresh.jobs.js';

const HOUR_MS = 3_600_000;
/** Quick, so that a test need not wait as a site may have to. */
const LIMITS = { silenceMs: 400, tries: 2, pauseMs: 10 };
const ROWS = [
  { UNITID: '1', INSTNM: 'First College' },
  { UNITID: '2', INSTNM: 'Second College' },
  { UNITID: '3', INSTNM: 'Third College' },
];

let mongo: Mongo;
let folder: string;
let server: AnsweringServer;
let files: Record<string, SentFile>;
/** What was asked for: method, path and range. */
let asked: string[];
let lines: string[];
let now: Date;
let processes: Jobs[];

beforeEach(async () => {
  mongo = await connectMongo(process.env.MONGODB_URI ?? '', { dbName: `refresh-${randomUUID()}` });
  await createCatalogue({ connection: mongo.connection, clock: () => now }).ensureIndexes();
  folder = mkdtempSync(join(tmpdir(), 'refresh-'));
  server = await openAnsweringServer('/');
  [asked, lines, processes] = [[], [], []];
  files = await ipedsZips(2025, ROWS);
  serveFiles(server, files, asked);
  now = new Date('2026-11-26T05:00:00Z');
});
afterEach(async () => {
  for (const jobs of processes) await jobs.stop(0);
  server.close();
  await mongo.connection.dropDatabase();
  await mongo.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What one process of the site has. */
function createProcess(registers: readonly FetchedRegister[], inFolder = folder): RefreshJobs & { jobs: Jobs } {
  const { connection } = mongo;
  const clock = () => now;
  const logger = createLogger({ logLevel: 'info' }, { write: line => void lines.push(line) });
  const jobs = createJobs({ connection, clock, logger });
  const catalogue = createCatalogue({ connection, clock });
  const refreshing = createRefreshJobs({
    registers,
    publishers: publishersAt(server),
    folder: inFolder,
    refresh: options => catalogue.refreshRegister(options, finishLater(jobs.enqueue)),
    limits: LIMITS,
    jobs,
    clock,
    logger,
  });
  jobs.register([...catalogue.importJobs, refreshing.job]);
  processes.push(jobs);
  return { ...refreshing, jobs };
}
async function run(registers: readonly FetchedRegister[], inFolder?: string): Promise<Jobs> {
  const { start, jobs } = createProcess(registers, inFolder);
  await start();
  await jobs.idle();
  return jobs;
}
const planned = async () =>
  (
    await mongo.connection.collection('jobs').find({ name: 'catalogue.refreshRegister' }).sort({ key: 1 }).toArray()
  ).map(({ key, status, attempts, lastErrorCode }) => [key, status, attempts, lastErrorCode].filter(Boolean).join(' '));
const institutions = () =>
  mongo.connection.collection('institutions').find({ origin: 'IMPORT' }).sort({ slug: 1 }).toArray();
const names = async () => (await institutions()).map(({ name, isRetired }) => `${name} ${isRetired}`);
const downloads = () => asked.filter(line => line.startsWith('GET'));
const logged = (text: string): Record<string, unknown>[] =>
  lines.filter(line => line.includes(text)).map(line => JSON.parse(line));
const BOTH = ['GET /ipeds/HD2025.zip', 'GET /ipeds/IC2025.zip'];
const ALL = ROWS.map(({ INSTNM }) => `${INSTNM} false`);

it('fetches and imports a register at once, one of two processes does it, and the next time is the first of the next month', async () => {
  const [one, two] = [createProcess(['ipeds']), createProcess(['ipeds'])];
  await Promise.all([one.start(), two.start()]);
  await Promise.all([one.jobs.idle(), two.jobs.idle()]);
  expect(downloads()).toEqual(BOTH);
  expect(await names()).toEqual(ALL);
  expect(await planned()).toEqual(['ipeds 2026-11 DONE 1', 'ipeds 2026-12 WAITING']);
  expect(await mongo.connection.collection('jobs').findOne({ key: 'ipeds 2026-12' })).toMatchObject({
    lane: 'BULK',
    dueAt: new Date('2026-11-30T20:00:00Z'),
  });
  expect(logged('a register was imported')).toMatchObject([
    { register: 'ipeds', edition: '2025', applied: { INSTITUTION: { inserted: 3, retired: 0 } }, skipped: 0 },
  ]);
});

it('an edition that did not change changes nothing and is not fetched again, and the log says so; a new one is imported', async () => {
  await run(['ipeds']);
  const before = await institutions();
  asked.length = 0;
  now = new Date('2026-11-30T20:00:01Z');
  await run(['ipeds']);
  expect(downloads()).toEqual([]);
  expect(await institutions()).toEqual(before);
  expect(logged('a register has not changed')).toMatchObject([{ register: 'ipeds', edition: '2025' }]);

  Object.assign(files, await ipedsZips(2026, [...ROWS.slice(1), { UNITID: '4', INSTNM: 'Fourth College' }]));
  now = new Date('2026-12-31T20:00:01Z');
  await run(['ipeds']);
  expect(await names()).toEqual(['First College true', 'Fourth College false', ...ALL.slice(1)]);
  expect(await planned()).toEqual([
    'ipeds 2026-11 DONE 1',
    'ipeds 2026-12 DONE 1',
    'ipeds 2027-01 DONE 1',
    'ipeds 2027-02 WAITING',
  ]);
  expect(readdirSync(join(folder, 'ipeds')).toSorted()).toEqual(['2025', '2026']);
});

describe('a publisher that', () => {
  it('is away is asked again, later each time; after the tenth time staff see which register it was, and the next month comes all the same', async () => {
    server.answer = (_request, response) => void response.writeHead(503).end();
    const jobs = await run(['ipeds']);
    expect(await planned()).toEqual(['ipeds 2026-11 WAITING 1 NOT_FETCHED', 'ipeds 2026-12 WAITING']);
    expect(logged('will be tried again')).toMatchObject([
      {
        key: 'ipeds 2026-11',
        err: { code: 'NOT_FETCHED', cause: { message: expect.stringMatching(/ status 503\.$/) } },
      },
    ]);
    await jobs.idle();
    expect((await planned())[0]).toBe('ipeds 2026-11 WAITING 1 NOT_FETCHED');
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      now = new Date(now.getTime() + 12 * HOUR_MS);
      await jobs.idle();
    }
    expect((await jobs.dead({ skip: 0, limit: 5 })).items).toMatchObject([
      { name: 'catalogue.refreshRegister', key: 'ipeds 2026-11', attempts: 10, lastErrorCode: 'NOT_FETCHED' },
    ]);
    expect(await planned()).toContain('ipeds 2027-01 WAITING');
    expect(await institutions()).toEqual([]);
  });

  it.each<[string, Partial<SentFile>]>([
    ['sends a page in place of a file', { content: Buffer.from('<html>Please accept our terms.</html>') }],
    ['sends more than is expected', { content: Buffer.alloc(61_000_000) }],
  ])('%s is refused, nothing of it kept, and asked again', async (_how, wrong) => {
    const right = { ...files['/ipeds/IC2025.zip'] };
    Object.assign(files['/ipeds/IC2025.zip'] ?? {}, wrong);
    const jobs = await run(['ipeds']);
    expect((await planned())[0]).toBe('ipeds 2026-11 WAITING 1 NOT_FETCHED');
    expect(readdirSync(join(folder, 'ipeds'))).toEqual(['2025.partial']);
    expect(readdirSync(join(folder, 'ipeds/2025.partial')).toSorted()).toEqual(['HD2025.zip', 'hd2025.csv']);

    Object.assign(files['/ipeds/IC2025.zip'] ?? {}, right);
    asked.length = 0;
    now = new Date(now.getTime() + HOUR_MS);
    await jobs.idle();
    expect(downloads()).toEqual(['GET /ipeds/IC2025.zip']);
    expect(await names()).toEqual(ALL);
  });

  it('breaks off is gone on with, by the next attempt too', async () => {
    const file = files['/ipeds/IC2025.zip'];
    if (file) file.content = (await ipedsZips(2025, ROWS, 100_000))['/ipeds/IC2025.zip']?.content ?? Buffer.alloc(0);
    const { answer } = server;
    server.answer = (request, response) => {
      if (file && request.url === '/ipeds/IC2025.zip' && request.method === 'GET') file.cutAfter ??= 50_000;
      answer(request, response);
    };
    const jobs = await run(['ipeds']);
    expect((await planned())[0]).toBe('ipeds 2026-11 WAITING 1 NOT_FETCHED');
    asked.length = 0;
    delete file?.cutAfter;
    server.answer = answer;
    now = new Date(now.getTime() + HOUR_MS);
    await jobs.idle();
    expect(downloads()).toEqual(['GET /ipeds/IC2025.zip bytes=100000-']);
    expect(await names()).toEqual(ALL);
  });
});

it('an edition that lacks most is not imported, and at once a matter for staff: it would be refused again', async () => {
  await run(['ipeds']);
  Object.assign(files, await ipedsZips(2026, ROWS.slice(0, 1)));
  now = new Date('2026-11-30T20:00:01Z');
  const jobs = await run(['ipeds']);
  expect((await jobs.dead({ skip: 0, limit: 5 })).items).toMatchObject([
    { key: 'ipeds 2026-12', attempts: 1, lastErrorCode: 'NOT_IMPORTED' },
  ]);
  expect(logged('failed for good')).toMatchObject([
    { err: { cause: { message: expect.stringContaining('ipeds: this edition has 1 institutions, the catalogue 3') } } },
  ]);
  expect(await names()).toEqual(ALL);
});

it('a folder that cannot be written, and a disk that is full, are told in one line, and the register comes when they can be', async () => {
  const place = join(folder, 'taken');
  writeFileSync(place, '');
  const jobs = await run(['ipeds'], join(place, 'registers'));
  rmSync(place);
  const partial = join(place, 'registers/ipeds/2025.partial');
  mkdirSync(partial, { recursive: true });
  // Whatever is written there finds the disk full.
  symlinkSync('/dev/full', join(partial, 'HD2025.zip.part'));
  now = new Date(now.getTime() + HOUR_MS);
  await jobs.idle();
  expect((await planned())[0]).toBe('ipeds 2026-11 WAITING 2 NOT_FETCHED');
  const refusal = `The files cannot be written into ${join(place, 'registers')}:`;
  expect(logged('will be tried again')).toMatchObject([
    { err: { cause: { message: `${refusal} ENOTDIR.` } } },
    { err: { cause: { message: `${refusal} ENOSPC.` } } },
  ]);
  rmSync(partial, { recursive: true });
  now = new Date(now.getTime() + HOUR_MS);
  await jobs.idle();
  expect(await names()).toEqual(ALL);
});

it('a site that stops in the middle of a download leaves it to another process, which goes on where it was', async () => {
  const file = files['/ipeds/IC2025.zip'];
  if (file) Object.assign(file, { cutAfter: 30, thenSilence: true });
  const { start, jobs } = createProcess(['ipeds']);
  await start();
  const running = jobs.idle();
  await until('the download to be under way', () => {
    const [part] = readdirSync(join(folder, 'ipeds/2025.partial')).filter(name => name === 'IC2025.zip.part');
    return part !== undefined && readFileSync(join(folder, 'ipeds/2025.partial', part)).length === 30;
  });
  await jobs.stop(0);
  await running;
  expect((await planned())[0]).toBe('ipeds 2026-11 WAITING');
  asked.length = 0;
  await run(['ipeds']);
  expect(downloads()).toEqual(['GET /ipeds/IC2025.zip bytes=30-']);
  expect(await names()).toEqual(ALL);
});

it('several registers come one after the other, and one that fails keeps no other back', async () => {
  files['/data/'] = { content: Buffer.from('<html>') };
  const jobs = await run(['scorecard', 'ipeds']);
  for (let waits = 0; waits < 3; waits += 1) {
    now = new Date(now.getTime() + 30_000);
    await jobs.idle();
  }
  expect(await planned()).toEqual([
    'ipeds 2026-11 DONE 1',
    'ipeds 2026-12 WAITING',
    'scorecard 2026-11 WAITING 1 NOT_FETCHED',
    'scorecard 2026-12 WAITING',
  ]);
  expect(await names()).toEqual(ALL);
});

it('a register that is named no more ends with what is planned for it, and one that is named again comes at once', async () => {
  const before = await run(['ipeds']);
  await run([]);
  expect(await planned()).toEqual(['ipeds 2026-11 DONE 1']);
  expect(asked.length).toBeGreaterThan(0);
  // A process that still names it had planned it meanwhile.
  await mongo.connection.collection('jobs').deleteMany({});
  await createProcess(['ipeds']).start();
  asked.length = 0;
  const without = createProcess([]);
  await without.jobs.idle();
  expect([asked, await planned()]).toEqual([[], ['ipeds 2026-11 DONE 1', 'ipeds 2026-12 WAITING']]);
  await before.stop(0);

  now = new Date('2026-12-10T05:00:00Z');
  await run([]);
  expect(await planned()).toEqual(['ipeds 2026-11 DONE 1']);
  await run(['ipeds']);
  expect(await planned()).toEqual(['ipeds 2026-11 DONE 1', 'ipeds 2026-12 DONE 1', 'ipeds 2027-01 WAITING']);
  expect(asked.length).toBeGreaterThan(0);
});
