import { parseSession, parseUserSession } from '../kernel/session/records/sessionRecords.js';
import { cutAfter } from '../testing/cutRedis.js';
import { type MigrationStores, openMigrationStores } from '../testing/migrationStores.js';
import { readRelease, type ReleaseData } from '../testing/releaseData.js';
import { userSessions } from './0002-user-sessions.js';

const release = readRelease('0.1.0');
const studentId = String(release.documents.users?.find(({ email }) => email === release.student.email)?._id);
const namesOf = (data: ReleaseData, prefix: string): string[] =>
  data.keys.flatMap(({ key }) => (key.startsWith(prefix) ? key : []));
const sessions = namesOf(release, 'session:');
const devices = namesOf(release, 'family:');
const recordOf = async (key: string) => JSON.parse((await stores.redis.get(key)) ?? 'null');
/** Of the student. */
const recordsLeft = async (): Promise<number> => {
  const records = await Promise.all([...sessions, ...devices].map(recordOf));
  return records.filter(record => record?.user.id === studentId).length;
};

let stores: MigrationStores;
afterEach(() => stores.close());

describe.each(['real', 'embedded'] as const)('in a Redis that is %s', redis => {
  it('sessions and devices of 0.1.0 are read by this release, with the time that they had left', async () => {
    stores = await openMigrationStores({ release, redis });
    const before = new Map(
      await Promise.all([...sessions, ...devices].map(async key => [key, await recordOf(key)] as const)),
    );
    expect([sessions.length, devices.length]).toEqual([3, 1]);
    await stores.migrate([userSessions]);
    for (const [key, { signInId, signedInAt, ...rest }] of before) {
      expect(await recordOf(key)).toEqual({ ...rest, userSessionId: signInId, loggedInAt: signedInAt });
      const text = await stores.redis.get(key);
      expect(key.startsWith('family:') ? parseUserSession(text) : parseSession(text)).not.toBeNull();
    }
    for (const { key, restMs } of release.keys.filter(({ key: name }) => /^(session|family|refresh):/.test(name))) {
      const left = await stores.redis.pttl(key);
      expect([left > restMs - 60_000, left <= restMs]).toEqual([true, true]);
    }
    for (const key of namesOf(release, 'refresh:')) expect(await stores.redis.get(key)).toBe('current ');
  });

  it('the lists of what each account has open are kept under the name of today', async () => {
    stores = await openMigrationStores({ release, redis });
    await stores.migrate([userSessions]);
    const lists = release.keys.flatMap(stored => ('members' in stored ? stored : []));
    expect(lists).toHaveLength(2);
    for (const { key, members, restMs } of lists) {
      const name = key.replace('sign-ins:', 'user-sessions:');
      expect((await stores.redis.smembers(name)).toSorted()).toEqual(members.toSorted());
      expect(await stores.redis.pttl(name)).toBeGreaterThan(restMs - 60_000);
      expect(await stores.redis.exists(key)).toBe(0);
    }
  });
});

it('killed before each of its commands of Redis, one after the other, it has done all in the end', async () => {
  stores = await openMigrationStores({ release });
  const before = (await stores.keys()).map(key => key.replace(/^sign-ins:/, 'user-sessions:'));
  const lists = release.keys.flatMap(stored => ('members' in stored ? stored : []));
  for (let commands = 0, wasCut = true; wasCut; commands += 1) {
    const cut = cutAfter(commands, stores.redis);
    await stores.migrate([userSessions], { redis: { ...stores.store, client: cut.client } }).catch((error: unknown) => {
      if (!cut.wasCut()) throw error;
    });
    wasCut = cut.wasCut();
    // Under the one name or the other, nobody's sessions are out of reach.
    for (const { key, members } of lists) {
      const names = [key, key.replace('sign-ins:', 'user-sessions:')];
      const kept = (await Promise.all(names.map(name => stores.redis.smembers(name)))).flat();
      expect([...new Set(kept)].toSorted()).toEqual(members.toSorted());
    }
  }
  expect(await stores.keys()).toEqual(before.toSorted());
  expect(await recordsLeft()).toBeGreaterThan(0);
});

describe('a session of 0.1.0 that a later release could not end', () => {
  it.each([
    ['the password was changed', { kind: 'PASSWORD_CHANGED', detail: null }],
    ['the password was reset', { kind: 'PASSWORD_RESET', detail: null }],
    ['the person logged out everywhere', { kind: 'LOGGED_OUT_EVERYWHERE', detail: null }],
    ['the name was corrected', { kind: 'CORRECTION_DECIDED', detail: 'FULL_NAME APPROVED' }],
  ])('does not come back when since then %s', async (_what, event) => {
    stores = await openMigrationStores({ release });
    await stores.database
      .collection<{ _id: string; [field: string]: unknown }>('auditEvents')
      .insertOne({ _id: 'since', subjectId: studentId, actorId: null, at: new Date(Date.now() + 120_000), ...event });
    await stores.migrate([userSessions]);
    expect(await recordsLeft()).toBe(0);
    // The administrator's is not concerned.
    expect((await Promise.all(sessions.map(recordOf))).filter(record => record !== null)).toHaveLength(1);
  });

  it('does not come back when the account has another role or is gone', async () => {
    stores = await openMigrationStores({ release });
    const users = stores.database.collection<{ _id: string; role: string }>('users');
    await users.updateOne({ _id: studentId }, { $set: { role: 'ADVISOR' } });
    await stores.migrate([userSessions]);
    expect(await recordsLeft()).toBe(0);
    await stores.close();
    stores = await openMigrationStores({ release });
    await stores.database.collection<{ _id: string }>('users').deleteOne({ _id: studentId });
    await stores.migrate([userSessions]);
    expect(await recordsLeft()).toBe(0);
  });

  it.each([
    ['a correction was declined', { kind: 'CORRECTION_DECIDED', detail: 'FULL_NAME DECLINED' }],
    ['the profile was completed', { kind: 'PROFILE_COMPLETED', detail: null }],
  ])('comes back when since then only %s', async (_what, event) => {
    stores = await openMigrationStores({ release });
    await stores.database
      .collection<{ _id: string; [field: string]: unknown }>('auditEvents')
      .insertOne({ _id: 'since', subjectId: studentId, actorId: null, at: new Date(Date.now() + 120_000), ...event });
    await stores.migrate([userSessions]);
    expect(await recordsLeft()).toBe(3);
  });
});

it('sessions of this release stay as they are', async () => {
  const present = readRelease('0.2.0');
  stores = await openMigrationStores({ release: present });
  const names = present.keys.map(({ key }) => key).toSorted();
  const texts = () =>
    Promise.all(names.filter(name => !name.startsWith('user-sessions:')).map(name => stores.redis.get(name)));
  const before = await texts();
  await stores.migrate([userSessions]);
  expect(await texts()).toEqual(before);
  expect(await stores.keys()).toEqual(names);
});
