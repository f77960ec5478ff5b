/** A client whose connection is cut: so many commands are executed, and from then on none. What is stored then is what a process that is killed there leaves. */
import type { RedisClient } from '../kernel/redis/connectRedis.js';

export type CutClient = { client: RedisClient; wasCut: () => boolean };

const NOT_COUNTED = new Set<string | symbol>(['status', 'multi']);

/** A transaction is one command. */
export function cutAfter(commands: number, real: RedisClient): CutClient {
  let sent = 0;
  let wasCut = false;
  const counted =
    (command: (...args: unknown[]) => unknown) =>
    (...args: unknown[]): unknown => {
      sent += 1;
      if (sent <= commands) return command(...args);
      wasCut = true;
      const failure = new Error('Connection is closed.');
      const callback = args.at(-1);
      if (typeof callback === 'function') return void callback(failure);
      return Promise.reject(failure);
    };
  const multi = (): ReturnType<RedisClient['multi']> => {
    const transaction = real.multi();
    const { exec } = transaction;
    transaction.exec = counted(exec.bind(transaction) as (...args: unknown[]) => unknown) as typeof exec;
    return transaction;
  };
  const client = new Proxy(real, {
    get: (target, name) => {
      if (name === 'multi') return multi;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' && !NOT_COUNTED.has(name) ? counted(value.bind(target)) : value;
    },
  });
  return { client, wasCut: () => wasCut };
}

/** The act anew for each of its steps, cut before it, and at last uncut. `check` sees what is left, and how many steps were done. Resolves to their number. */
export async function atEveryStep<State>(
  real: RedisClient,
  {
    prepare,
    act,
    check,
  }: {
    prepare: () => Promise<State>;
    act: (redis: RedisClient, state: State) => Promise<unknown>;
    check: (state: State, left: { done: number; isWhole: boolean }) => Promise<void>;
  },
): Promise<number> {
  for (let done = 0; ; done += 1) {
    const state = await prepare();
    const { client, wasCut } = cutAfter(done, real);
    await act(client, state).catch((error: unknown) => {
      if (!wasCut()) throw error;
    });
    await check(state, { done, isWhole: !wasCut() });
    if (!wasCut()) return done;
  }
}
