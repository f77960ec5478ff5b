/** A change with its history and what follows it, on a real store, with somebody else at the same time. */
import { randomBytes } from 'node:crypto';
import { type Model, Schema } from 'mongoose';
import { z } from 'zod';
import { defineJob } from '../jobs/job.js';
import { outboxFields } from '../jobs/outbox.repository.js';
import { followUp, type WithOutbox } from '../jobs/outbox.js';
import { connectMongo, type Mongo } from '../mongo/connectMongo.js';
import { changeDocument, nextUpdatedAt } from './changeDocument.repository.js';

type Case = WithOutbox & {
  _id: string;
  status: string;
  note?: string;
  updatedAt: Date;
  history: { to: string; by: string }[];
};
const caseSchema = new Schema<Case>(
  {
    _id: String,
    status: String,
    note: String,
    updatedAt: Date,
    history: [Schema.Types.Mixed],
    ...outboxFields,
  },
  { versionKey: false },
);
const tellJob = defineJob({ name: 'test.tell', payload: z.object({ by: z.string() }) });
const then = new Date('2026-11-21T09:00:00Z');

let mongo: Mongo;
let cases: Model<Case>;
beforeAll(async () => {
  mongo = await connectMongo(String(process.env.MONGODB_URI), { dbName: `cases_${randomBytes(6).toString('hex')}` });
  cases = mongo.connection.model<Case>('Case', caseSchema, 'cases');
});
afterEach(() => cases.deleteMany({}));
afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

const read = () => cases.findOne({ _id: 'a' }).lean<Case>().exec();
const move = (by: string, seen: Partial<Case>, to = 'DONE') =>
  changeDocument(cases, {
    id: 'a',
    seen,
    set: { status: to },
    unset: ['note'],
    history: { to, by },
    followUps: [followUp(tellJob, { by }, { at: then })],
    now: then,
  });
const create = () => cases.create([{ _id: 'a', status: 'OPEN', note: 'x', updatedAt: then, history: [] }]);

describe('a change of a document', () => {
  it('of ten at once is made by one, with its line of history and its follow-up; nine hear CONFLICT', async () => {
    await create();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) => move(`advisor ${place}`, { status: 'OPEN', updatedAt: then })),
    );
    expect(answers.filter(answer => answer === 'CONFLICT')).toHaveLength(9);
    const { history, outbox, outboxLast, ...rest } = (await read()) ?? {};
    expect(rest).toEqual({ _id: 'a', status: 'DONE', updatedAt: new Date(then.getTime() + 1) });
    expect([history?.length, outbox?.length, outbox?.[0]?.id]).toEqual([1, 1, outboxLast]);
    expect(outbox?.[0]?.payload).toEqual({ by: history?.[0]?.by });
    expect(answers.find(answer => answer !== 'CONFLICT')).toMatchObject({ status: 'DONE', history });
  });

  it('is refused when the document is in another state, or gone', async () => {
    expect(await move('a', { status: 'OPEN' })).toBe('CONFLICT');
    await create();
    const before = await read();
    expect(await move('a', { status: 'CLOSED' })).toBe('CONFLICT');
    expect(await move('a', { updatedAt: new Date(then.getTime() - 1) })).toBe('CONFLICT');
    expect(await read()).toEqual(before);
  });

  it('keeps every line of history and every follow-up of changes that come after each other', async () => {
    await create();
    for (const by of ['one', 'two', 'three']) expect(await move(by, {}, by)).toMatchObject({ status: by });
    const stored = await read();
    expect(stored?.history.map(({ by }) => by)).toEqual(['one', 'two', 'three']);
    expect(stored?.outbox?.map(({ payload }) => payload)).toEqual([{ by: 'one' }, { by: 'two' }, { by: 'three' }]);
  });
});

it('the next state of a document is later than the one before, even when the clock stands still or goes back', () => {
  expect(nextUpdatedAt(then, then)).toEqual(new Date(then.getTime() + 1));
  expect(nextUpdatedAt(then, new Date(0))).toEqual(new Date(then.getTime() + 1));
  expect(nextUpdatedAt(then, new Date(then.getTime() + 9))).toEqual(new Date(then.getTime() + 9));
});
