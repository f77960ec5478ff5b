/** The driver waits for ever for an answer to what it wrote to a socket that broke in the same instant; nothing of ours does. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { mongo as driver } from 'mongoose';
import { until, within } from '../../testing/until.js';
import { toAppError } from '../errors/toAppError.js';
import { connectMongo, type Mongo } from './connectMongo.js';
import { withDeadline } from './deadline.js';
import { isStoreFailure } from './storeFailures.js';

const uri = (): string => String(process.env.MONGODB_URI);
const sockets = new Set<Socket>();
/** Node reports every socket that a client opens. */
const note = (message: unknown): void => {
  const { socket } = message as { socket: Socket };
  sockets.add(socket);
};
const breakAll = (): void => sockets.forEach(socket => socket.destroy());

let mongo: Mongo;
let replacements = 0;

beforeAll(async () => {
  subscribe('net.client.socket', note);
  mongo = await connectMongo(uri(), { onReplaced: () => void (replacements += 1) });
});
afterAll(async () => {
  unsubscribe('net.client.socket', note);
  await mongo?.close();
});

/** The longest that a request may wait for a store. */
const REQUEST_LIMIT_MS = 6000;
const outcomeOf = (answer: Promise<unknown>): Promise<unknown> =>
  within('an end', answer, REQUEST_LIMIT_MS).then(
    () => 'answered',
    (error: unknown) => (isStoreFailure(error) ? 'unavailable' : error),
  );

const rows = () => mongo.connection.collection('silence');

const COMMANDS: (() => Promise<unknown>)[] = [
  () => mongo.ping(),
  () => rows().insertOne({ n: 1 }),
  () => rows().find().toArray(),
  () => rows().countDocuments(),
];
const outcomes = (): Promise<unknown[]> => Promise.all(COMMANDS.map(command => outcomeOf(command())));
const ANSWERED = COMMANDS.map(() => 'answered');

describe('a socket that breaks while a command is written', () => {
  it('ends every command in time, and a new client takes over', async () => {
    expect(await outcomes()).toEqual(ANSWERED);
    breakAll();
    const [first, ...others] = await outcomes();
    expect(first).toBe('unavailable');
    for (const other of others) expect(['unavailable', 'answered']).toContain(other);
    await until('the new client', () => replacements > 0);
    expect(await outcomes()).toEqual(ANSWERED);
    expect(mongo.isReachable()).toBe(true);
  });

  it('does not silence the monitor for good', async () => {
    const before = replacements;
    mongo.connection.getClient().once('serverHeartbeatStarted', breakAll);
    await until('the new client', () => replacements > before);
    expect(await outcomes()).toEqual(ANSWERED);
    expect(mongo.isReachable()).toBe(true);
  });
});

it.each([
  ['a client that was replaced', new driver.MongoClientClosedError()],
  ['a full disk', new driver.MongoServerError({ code: 14031, errmsg: 'full' })],
  ['a failed commit', new driver.MongoServerError({ code: 39, errmsg: 'failed' })],
])('%s is an outage, not a fault of ours', (_what, error) => {
  expect(toAppError(error).code).toBe('SERVICE_UNAVAILABLE');
});

it('a plain write EPIPE, as the driver throws it, is an outage', async () => {
  const thrown = Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' });
  const error = await withDeadline(Promise.reject(thrown)).catch((reason: unknown) => reason);
  expect(toAppError(error).code).toBe('SERVICE_UNAVAILABLE');
});

it('a connection that is closed while its client is replaced stays closed', async () => {
  const closing = await connectMongo(uri());
  const { connection } = closing;
  const isReplacing = new Promise<void>(resolve => connection.once('disconnecting', () => resolve()));
  // As if a connection was given out and never came back.
  connection.getClient().emit('connectionCheckedOut', { address: 'silent', connectionId: 1 } as never);
  await within('the client to be replaced', isReplacing);
  await closing.close();
  // Whatever was under way when it was closed has ended by then.
  await new Promise(resolve => setTimeout(resolve, 100));
  expect(connection.readyState).toBe(0);
});
