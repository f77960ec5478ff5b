/** Creates that are sent again: at the same time, later, with something else, and after a process died half way. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isDuplicateKey } from '../mongo/isDuplicateKey.js';
import { connectMongo, databaseOf, type Mongo } from '../mongo/connectMongo.js';
import { buildIndexes } from '../mongo/indexes.js';
import { createIdempotency, type Idempotency, type IdempotentCall } from './createIdempotency.js';

const answer = z.object({ id: z.string(), text: z.string() });
type Answer = z.infer<typeof answer>;

let mongo: Mongo;
let now: Date;
let idempotency: Idempotency;
let key: string;

beforeAll(async () => {
  mongo = await connectMongo(String(process.env.MONGODB_URI), { dbName: `calls_${randomBytes(6).toString('hex')}` });
  idempotency = createIdempotency({ connection: mongo.connection, clock: () => now, patienceMs: 20_000 });
  await buildIndexes(mongo.connection, databaseOf(mongo.connection));
});
beforeEach(() => {
  now = new Date();
  key = randomBytes(12).toString('hex');
});
afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

const rows = () => mongo.connection.collection<{ _id: string; text: string }>('rows');
const call = (changes: Partial<IdempotentCall<Answer>> = {}): IdempotentCall<Answer> => ({
  scope: 'createRow',
  caller: { userId: 'mai' },
  key,
  input: { text: 'hello', list: [1, 2] },
  answer,
  ...changes,
});
/** As creates are written: under the id of the call. */
const createRow = async (id: string): Promise<Answer> => {
  try {
    await rows().insertOne({ _id: id, text: 'hello' });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return { id, text: 'hello' };
};
const never = async (): Promise<Answer> => {
  throw new Error('the work was done again');
};

describe('calls of one key', () => {
  it('sent ten times at once do the work once, and all get its answer', async () => {
    let works = 0;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        idempotency.once(call(), async id => {
          works += 1;
          await new Promise(resolve => setTimeout(resolve, 50));
          return createRow(id);
        }),
      ),
    );
    expect([works, new Set(answers.map(({ id }) => id)).size]).toEqual([1, 1]);
    expect(await rows().countDocuments({ _id: answers[0]?.id ?? '' })).toBe(1);
  });

  it('get the answer also later, whatever the order of the keys of their input', async () => {
    const first = await idempotency.once(call(), createRow);
    expect(await idempotency.once(call({ input: { list: [1, 2], text: 'hello' } }), never)).toEqual(first);
  });

  it('with another input are a mistake', async () => {
    await idempotency.once(call(), createRow);
    await expect(idempotency.once(call({ input: { text: 'else', list: [1, 2] } }), never)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      extensions: { field: 'idempotencyKey' },
    });
  });

  it.each([
    ['another person', { caller: { userId: 'lan' } }],
    ['a visitor', { caller: 'VISITOR' as const }],
    ['another mutation', { scope: 'createOther' }],
  ])('by %s have nothing to do with each other', async (_who, change) => {
    const first = await idempotency.once(call(), createRow);
    expect((await idempotency.once(call(change), createRow)).id).not.toBe(first.id);
  });

  it('by visitors are one call with the same input, and calls of their own with another, so that nobody learns that a key was used', async () => {
    const visitors = (input: unknown) => call({ caller: 'VISITOR', input });
    const first = await idempotency.once(visitors({ text: 'hello' }), createRow);
    expect(await idempotency.once(visitors({ text: 'hello' }), never)).toEqual(first);
    expect((await idempotency.once(visitors({ text: 'else' }), createRow)).id).not.toBe(first.id);
  });

  it('are answered so that they can be sent again while the first takes longer than a person waits', async () => {
    const hasty = createIdempotency({ connection: mongo.connection, clock: () => now, patienceMs: 100 });
    let goOn = (): void => undefined;
    const slow = idempotency.once(call(), async id => {
      await new Promise<void>(resolve => (goOn = resolve));
      return createRow(id);
    });
    await expect(hasty.once(call(), never)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      extensions: { retryAfter: 2 },
    });
    goOn();
    expect(await hasty.once(call(), never)).toEqual(await slow);
  });
});

describe('a call', () => {
  it('whose work fails may be sent again', async () => {
    await expect(
      idempotency.once(call(), async () => {
        throw new Error('away');
      }),
    ).rejects.toThrow('away');
    expect(await idempotency.once(call(), createRow)).toMatchObject({ text: 'hello' });
  });

  it('whose process died after the work is taken over, and what it made is found instead of made again', async () => {
    const made: string[] = [];
    // A process that dies here neither stores an answer nor gives up.
    const dead = idempotency.once(call(), async id => {
      made.push((await createRow(id)).id);
      return new Promise<Answer>(() => undefined);
    });
    void dead;
    while (made.length === 0) await new Promise(resolve => setTimeout(resolve, 10));
    now = new Date(now.getTime() + 31_000);
    const answers = await Promise.all(Array.from({ length: 5 }, () => idempotency.once(call(), createRow)));
    expect(answers.map(({ id }) => id)).toEqual(answers.map(() => made[0]));
    expect(await rows().countDocuments({ _id: made[0] ?? '' })).toBe(1);
  });

  it.each(['', 'short', 'x'.repeat(101), 'with space', '$where: 1'])('is refused with the key %j', async bad => {
    await expect(idempotency.once(call({ key: bad }), never)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

it('nothing of a caller is kept in clear but the account, and that goes with it', async () => {
  await idempotency.once(call({ caller: { userId: 'leaving' } }), createRow);
  expect(await idempotency.privacy.countOf('leaving')).toBe(1);
  await idempotency.privacy.erase('leaving');
  const stored = await mongo.connection.collection('idempotentCalls').find().toArray();
  expect(JSON.stringify(stored)).not.toMatch(/leaving/);
  expect(stored.every(({ expiresAt }) => expiresAt > now)).toBe(true);
});
