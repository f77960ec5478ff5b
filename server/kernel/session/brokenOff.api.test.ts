/** What is written with several commands, broken off before each of them: whatever is left does no harm, and can be done again. */
import { randomUUID } from 'node:crypto';
import { atEveryStep } from '../../testing/cutRedis.js';
import { keysOf } from '../../testing/keysOf.js';
import { systemClock } from '../clock.js';
import { createLogger } from '../logger.js';
import { connectRedis, type RedisClient, type RedisStore } from '../redis/connectRedis.js';
import { createOneTimeCodes } from './credentials/oneTimeCodes.js';
import { createOneTimeTokens } from './credentials/oneTimeTokens.js';
import { createRefreshTokens, parseToken, type Token } from './devices/refreshTokens.js';
import { familyKey, indexKey, sessionKey } from './records/sessionRecords.js';
import { createUserSessions } from './records/userSessions.js';
import { createVisitorItems } from './viewer/visitorItems.js';

let store: RedisStore;
let redis: RedisClient;
beforeAll(async () => {
  store = await connectRedis(String(process.env.REDIS_URL), createLogger({ logLevel: 'silent' }), {
    limitMs: null,
  });
  redis = store.client;
});
afterAll(() => store?.close());

const loginOf = (id: string) => ({
  user: { id, fullName: 'Trần Thị Mai', role: 'STUDENT' as const, language: 'VI' as const },
  userSessionId: randomUUID(),
  device: null,
  loggedInAt: 1,
  seenAt: 1,
});
const isThere = async (key: string): Promise<boolean> => (await redis.exists(key)) === 1;

describe('the sessions of a user', () => {
  const textOf = (id: string) => JSON.stringify({ ...loginOf(id), createdAt: 1, familyId: null });

  it('are found by "log out everywhere" however far the writing of one came', async () => {
    const steps = await atEveryStep(redis, {
      prepare: async () => ({ id: randomUUID(), key: sessionKey(randomUUID()) }),
      act: (client, { id, key }) =>
        createUserSessions(client).addAround(id, key, () => client.set(key, textOf(id), 'EX', 60)),
      check: async ({ id, key }, { isWhole }) => {
        const isWritten = await isThere(key);
        expect([isWritten, (await createUserSessions(redis).list(id)).length]).toEqual([isWritten, isWritten ? 1 : 0]);
        expect(isWritten || !isWhole).toBe(true);
        await createUserSessions(redis).endAll(id);
        expect(await isThere(key)).toBe(false);
      },
    });
    expect(steps).toBe(3);
  });

  it('that live are still found after "log out everywhere" was broken off, and end when it is done again', async () => {
    const sessions = createUserSessions(redis);
    const steps = await atEveryStep(redis, {
      prepare: async () => {
        const id = randomUUID();
        const keys = [familyKey(randomUUID()), sessionKey(randomUUID()), sessionKey(randomUUID())];
        for (const key of keys) await sessions.addAround(id, key, () => redis.set(key, textOf(id), 'EX', 60));
        return { id, keys };
      },
      act: (client, { id }) => createUserSessions(client).endAll(id),
      check: async ({ id, keys }, { isWhole }) => {
        const members = await redis.smembers(indexKey(id));
        const living: string[] = [];
        for (const key of keys) if (await isThere(key)) living.push(key);
        expect(members).toEqual(expect.arrayContaining(living));
        // A session is not ended while what renews it lives.
        const isFamilyGone = !living.includes(keys[0] ?? '');
        expect([
          isFamilyGone || living.length === keys.length,
          !isWhole || living.length + members.length === 0,
        ]).toEqual([true, true]);
        await sessions.endAll(id);
        for (const key of keys) expect(await isThere(key)).toBe(false);
      },
    });
    expect(steps).toBeGreaterThan(5);
  });

  it('keep one that is written at the moment when a listing takes it for expired', async () => {
    const [id, key] = [randomUUID(), sessionKey(randomUUID())];
    const slow = new Proxy(redis, {
      get: (target, name) => {
        if (name !== 'srem') return Reflect.get(target, name);
        return async (...removed: [string, string]) => {
          const written = createUserSessions(redis).addAround(id, key, () => redis.set(key, textOf(id), 'EX', 60));
          await written;
          return redis.srem(...removed);
        };
      },
    });
    await redis.sadd(indexKey(id), key);
    expect(await createUserSessions(slow).list(id)).toEqual([]);
    expect(await createUserSessions(redis).list(id)).toHaveLength(1);
  });
});

describe('a remembered device', () => {
  const tokensWith = (client: RedisClient) =>
    createRefreshTokens({
      redis: client,
      userSessions: createUserSessions(client),
      clock: systemClock,
      secrets: ['a secret of the tests, never used to sign'],
    });
  const tokens = () => tokensWith(redis);
  const begin = async () => {
    const id = randomUUID();
    const { token } = await tokens().begin(loginOf(id));
    return { id, token: parseToken(token) as Token };
  };
  const renew = async (client: RedisClient, token: Token): Promise<Token | null> => {
    const redemption = await tokensWith(client).redeem(token);
    if (redemption.kind !== 'VALID') return null;
    const { renewal } = redemption;
    if (!(await tokensWith(client).prepare(token, renewal, renewal.record.user))) return null;
    return parseToken(renewal.successor);
  };

  it('is listed only when it has a token', async () => {
    const steps = await atEveryStep(redis, {
      prepare: async () => randomUUID(),
      act: (client, id) => tokensWith(client).begin(loginOf(id)),
      check: async id => {
        const listed = await createUserSessions(redis).list(id);
        const families = (await redis.smembers(indexKey(id))).map(key => key.slice('family:'.length));
        const held = await Promise.all(families.map(hash => keysOf(store, `refresh:${hash}:*`)));
        expect(listed).toHaveLength(held.flat().length);
        expect(await createUserSessions(redis).endAll(id)).toBe(listed.length);
      },
    });
    expect(steps).toBe(4);
  });

  it('renews itself with the same token after a renewal that was broken off', async () => {
    const steps = await atEveryStep(redis, {
      prepare: begin,
      act: (client, { token }) => renew(client, token),
      check: async ({ token }) => {
        const successor = await renew(redis, token);
        expect(successor && (await tokens().redeem(successor)).kind).toBe('VALID');
      },
    });
    expect(steps).toBe(5);
  });

  it('that was ended stays so, however far the ending came, and a renewal under way leaves no token', async () => {
    await atEveryStep(redis, {
      prepare: async () => {
        const { id, token } = await begin();
        const redemption = await tokens().redeem(token);
        return { id, token, redemption };
      },
      act: async (client, { id, token }) => {
        const known = await tokens().peek(token);
        if (known) await tokensWith(client).end(token.familyId, { ...known, user: { ...known.user, id } });
      },
      check: async ({ token, redemption }, { done }) => {
        if (done === 0) return;
        expect((await tokens().redeem(token)).kind).toBe('UNKNOWN');
        if (redemption.kind !== 'VALID') throw new Error('it was valid before');
        expect(await tokens().prepare(token, redemption.renewal, redemption.renewal.record.user)).toBe(false);
        expect((await tokens().redeem(parseToken(redemption.renewal.successor) as Token)).kind).toBe('UNKNOWN');
        const held = await keysOf(store, `refresh:${familyKey(token.familyId).slice('family:'.length)}:*`);
        expect(held).toHaveLength(1);
      },
    });
  });
});

describe('a link in a mail', () => {
  const ADDRESS = 'mai@people.example';
  const name = `link-${randomUUID()}`;
  const linksWith = (client: RedisClient) => createOneTimeTokens({ redis: client, name, lifeSeconds: 60 });
  const issued = async () => {
    const owner = randomUUID();
    return { owner, token: await linksWith(redis).issue(owner, ADDRESS) };
  };
  const isValid = async (token: string): Promise<boolean> => (await linksWith(redis).peek(token)) !== null;

  it('is the only valid one, however far the issuing of the next came', async () => {
    const steps = await atEveryStep(redis, {
      prepare: issued,
      act: (client, { owner }) => linksWith(client).issue(owner, ADDRESS),
      check: async ({ owner, token }, { done }) => {
        // The second command names the next one.
        expect(await isValid(token)).toBe(done < 2);
        const next = await linksWith(redis).issue(owner, ADDRESS);
        expect([await isValid(token), await isValid(next)]).toEqual([false, true]);
        await linksWith(redis).drop(owner);
        expect(await isValid(next)).toBe(false);
      },
    });
    expect(steps).toBe(3);
  });

  it('is not valid any more once dropping it has begun', async () => {
    const steps = await atEveryStep(redis, {
      prepare: issued,
      act: (client, { owner }) => linksWith(client).drop(owner),
      check: async ({ token }, { done }) => expect(await isValid(token)).toBe(done === 0),
    });
    expect(steps).toBe(2);
  });

  it('is used once, also by somebody who is told that it could not be', async () => {
    await atEveryStep(redis, {
      prepare: async () => ({ ...(await issued()), used: 0 }),
      act: async (client, state) => {
        if (await linksWith(client).redeem(state.token)) state.used += 1;
      },
      check: async state => {
        for (let turn = 0; turn < 2; turn += 1) if (await linksWith(redis).redeem(state.token)) state.used += 1;
        expect(state.used).toBe(1);
      },
    });
  });
});

describe('a code in a mail', () => {
  const codesWith = (client: RedisClient) => createOneTimeCodes({ redis: client, name: 'code', lifeSeconds: 60 });
  const codes = () => codesWith(redis);
  /** With one try left. */
  const triedOut = async () => {
    const owner = randomUUID();
    const code = await codes().issue(owner);
    for (let tries = 0; tries < 5; tries += 1) await codes().matches(owner, 'wrong');
    return { owner, code };
  };

  it('never gets more tries, however far the issuing of the next came', async () => {
    const steps = await atEveryStep(redis, {
      prepare: triedOut,
      act: (client, { owner }) => codesWith(client).issue(owner),
      check: async ({ owner, code }) => {
        expect(await codes().matches(owner, 'wrong')).toBe(false);
        expect(await codes().matches(owner, code)).toBe(false);
        const next = await codes().issue(owner);
        expect([await codes().matches(owner, code), await codes().matches(owner, next)]).toEqual([false, true]);
      },
    });
    expect(steps).toBe(3);
  });

  it('counts a try before it is judged, and ends with the first step of dropping it', async () => {
    await atEveryStep(redis, {
      prepare: triedOut,
      act: (client, { owner, code }) => codesWith(client).matches(owner, code),
      check: async ({ owner, code }, { done }) => expect(await codes().matches(owner, code)).toBe(done === 0),
    });
    await atEveryStep(redis, {
      prepare: triedOut,
      act: (client, { owner }) => codesWith(client).drop(owner),
      check: async ({ owner, code }, { done }) => expect(await codes().matches(owner, code)).toBe(done === 0),
    });
  });
});

describe('what a visitor left', () => {
  const NAMES = ['consent', 'result', 'answer'];
  const itemsWith = (client: RedisClient, token: string) =>
    createVisitorItems({ redis: client, token, renew: owner => owner ?? token });
  const textsOf = (token: string) => itemsWith(redis, token).read(NAMES);
  const write = (client: RedisClient, token: string) =>
    itemsWith(client, token).write(
      NAMES.map(name => [name, name] as const),
      { together: NAMES },
    );

  it('is never stored without the consent, which comes first and goes first', async () => {
    const writing = await atEveryStep(redis, {
      prepare: async () => randomUUID(),
      act: write,
      check: async (token, { isWhole }) => {
        const [consent, ...others] = await textsOf(token);
        const isAnyWritten = others.some(text => text !== null);
        expect([consent === 'consent' || !isAnyWritten, others.includes(null) && isWhole]).toEqual([true, false]);
      },
    });
    const removing = await atEveryStep(redis, {
      prepare: async () => {
        const token = randomUUID();
        await write(redis, token);
        return token;
      },
      act: (client, token) => itemsWith(client, token).remove(NAMES),
      check: async (token, { isWhole }) => {
        const [consent, ...others] = await textsOf(token);
        const isAnyLeft = others.some(text => text !== null);
        expect([consent === null || !others.includes(null), isAnyLeft && isWhole]).toEqual([true, false]);
      },
    });
    expect([writing, removing]).toEqual([6, 3]);
  });
});
