import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { PASSWORD, type Person, runQueryAs, signIn } from '../../testing/signIn.js';

const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { ok } }';

// A busy machine.
jest.setTimeout(60_000);

let app: TestApp;
let now = new Date('2026-11-23T02:00:00Z').getTime();
beforeAll(async () => {
  app = await createTestApp({ clock: () => new Date((now += 1)) });
});
afterAll(() => app.close());

type Row = { _id: string; userId: string };
const wishes = () => app.mongo.connection.collection<Row>('wishes');
const writeLate = ({ id }: Person) => wishes().insertOne({ _id: `late of ${id}`, userId: id });
const isLeft = async ({ id }: Person): Promise<boolean> => (await wishes().countDocuments({ userId: id })) > 0;

describe('what a request in flight writes after its account was deleted', () => {
  it('is erased a minute later', async () => {
    const mai = await signIn(app);
    expect((await runQueryAs(mai, DELETE, { input: { password: PASSWORD } })).data).toEqual({
      deleteAccount: { ok: true },
    });
    await app.services.idle();
    await writeLate(mai);
    now += 61_000;
    await app.services.idle();
    expect(await isLeft(mai)).toBe(false);
  });

  it('stays when the deletion was broken off and the account lives on', async () => {
    const mai = await signIn(app);
    const { User } = app.mongo.connection.models;
    if (!User) throw new Error('There is no model of accounts.');
    const removal = jest.spyOn(User, 'deleteOne').mockImplementationOnce(() => {
      throw new Error('The connection was lost.');
    });
    expect((await runQueryAs(mai, DELETE, { input: { password: PASSWORD } })).data?.deleteAccount ?? null).toBeNull();
    expect(removal).toHaveBeenCalledTimes(1);
    await writeLate(mai);
    now += 61_000;
    await app.services.idle();
    expect(await isLeft(mai)).toBe(true);
  });
});
