/** The monthly job in processes that are killed. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMongo, type Mongo } from '../../../../kernel/mongo/connectMongo.js';
import { type AnsweringServer, openAnsweringServer } from '../../../../testing/answeringServer.js';
import { bundled } from '../../../../testing/bundled.js';
import { publishersAt, serveFiles } from '../../../../testing/serveFiles.js';
import { until } from '../../../../testing/until.js';
import { ipedsZips } from '../../../../testing/writeRegisters.js';
import { createCatalogue } from '../../index.js';
import { fetchRegister } from './fetchRegister.js';
import { type FetchedPublisher, isFetched } from './publishers.js';

const refreshProcess = bundled('server/testing/refreshProcess.ts');
const ROWS = [
  { UNITID: '1', INSTNM: 'First College' },
  { UNITID: '2', INSTNM: 'Second College' },
];
const CUT_AT = 30;

let mongo: Mongo;
let folder: string;
let server: AnsweringServer;
let children: ChildProcess[];

beforeEach(async () => {
  mongo = await connectMongo(process.env.MONGODB_URI ?? '', { dbName: `refresh-${randomUUID()}` });
  await createCatalogue({ connection: mongo.connection, clock: () => new Date() }).ensureIndexes();
  folder = mkdtempSync(join(tmpdir(), 'refresh-'));
  server = await openAnsweringServer('/');
  children = [];
});
afterEach(async () => {
  for (const child of children) await kill(child);
  server.close();
  await mongo.connection.dropDatabase();
  await mongo.close();
  rmSync(folder, { recursive: true, force: true });
});

const startProcess = (): ChildProcess => {
  const child = fork(refreshProcess, [mongo.connection.name, folder, server.url], { execArgv: [] });
  children.push(child);
  return child;
};
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
const ipedsAt = (publisher: AnsweringServer): FetchedPublisher => {
  const found = publishersAt(publisher)
    .filter(isFetched)
    .find(({ register }) => register === 'ipeds');
  if (!found) throw new Error('No publisher ipeds');
  return found;
};
const names = async () =>
  (await mongo.connection.collection('institutions').find().sort({ name: 1 }).toArray()).map(({ name }) => name);
const isDone = async () =>
  (await mongo.connection.collection('jobs').findOne({ name: 'catalogue.refreshRegister', status: 'DONE' })) !== null;

it('one that downloads leaves no edition and no item; of two others one goes on where it was, and all of it is there once', async () => {
  const asked: string[] = [];
  const files = await ipedsZips(2025, ROWS);
  Object.assign(files['/ipeds/IC2025.zip'] ?? {}, { cutAfter: CUT_AT, thenSilence: true });
  serveFiles(server, files, asked);
  const first = startProcess();
  const register = join(folder, 'registers/ipeds');
  const part = join(register, '2025.partial/IC2025.zip.part');
  await until('the download to be under way', () => readFileSync(part).length === CUT_AT);
  // By hand, meanwhile.
  const byHand = fetchRegister({ publisher: ipedsAt(server), folder: join(folder, 'registers'), now: new Date() });
  await expect(byHand).rejects.toThrow(`ipeds is being fetched by process ${first.pid} on `);
  await kill(first);
  expect([readdirSync(register), await names()]).toEqual([['2025.partial'], []]);

  asked.length = 0;
  startProcess();
  startProcess();
  await until('the register to be there', isDone);
  expect(asked.filter(line => line.startsWith('GET'))).toEqual([`GET /ipeds/IC2025.zip bytes=${CUT_AT}-`]);
  expect(await names()).toEqual(['First College', 'Second College']);
  expect(readdirSync(register)).toEqual(['2025']);
  // The lock of the killed one held nobody back, and is gone.
  expect(readdirSync(join(folder, 'registers'))).toEqual(['ipeds']);
});
