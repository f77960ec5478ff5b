import { setImmediate as turn } from 'node:timers/promises';
import { type AdmissionOptions, createAdmission, NobodyWaits } from './admission.js';

/** Work that ends when the test says so; `begun` names what has begun, in this order. */
function workshop(options: AdmissionOptions = {}) {
  const admission = createAdmission({ yieldMs: 0, ...options });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (caller: string, name: string, isWanted = () => true): Promise<string> => {
    const sent = admission.run(
      caller,
      () => {
        begun.push(name);
        return new Promise<string>(resolve => ends.set(name, () => resolve(`${name} done`)));
      },
      { isWanted },
    );
    // What a test leaves in line is refused after its time, while the tests of another file run.
    sent.catch(() => undefined);
    return sent;
  };
  /** Until whatever may begin has begun. */
  const settled = async (): Promise<void> => {
    for (let turns = 0; turns < 100; turns += 1) await turn();
  };
  const finish = async (...names: string[]): Promise<void> => {
    for (const name of names) ends.get(name)?.();
    await settled();
  };
  return { send, begun, finish, settled };
}
const codeOf = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'answered',
    error => error.code ?? error.name,
  );
const many = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Time passes only as a test says; turns of the event loop come as always. */
function stopClock(): void {
  const { setImmediate } = globalThis;
  jest.useFakeTimers();
  globalThis.setImmediate = setImmediate;
}

afterEach(() => {
  jest.useRealTimers();
});

describe('the work of one caller', () => {
  it('is done two pieces at a time, the rest in the order in which it came', async () => {
    const { send, begun, finish, settled } = workshop();
    const answers = many(5).map(number => send('a', `a${number}`));
    await settled();
    expect(begun).toEqual(['a0', 'a1']);
    await finish('a1');
    expect(begun).toEqual(['a0', 'a1', 'a2']);
    await finish('a0', 'a2');
    expect(begun).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
    await finish('a3', 'a4');
    expect(await Promise.all(answers)).toEqual(many(5).map(number => `a${number} done`));
  });

  it('is refused once 50 pieces wait, and taken again when the line is shorter', async () => {
    const { send, begun, finish, settled } = workshop();
    for (const number of many(52)) void send('a', `a${number}`);
    expect(await codeOf(send('a', 'too much'))).toBe('RATE_LIMITED');
    await expect(send('a', 'too much')).rejects.toMatchObject({ extensions: { retryAfter: 2 } });
    await finish('a0');
    const last = send('a', 'last');
    for (const number of many(52)) await finish(`a${number}`);
    await finish('last');
    expect(await last).toBe('last done');
    expect(begun).not.toContain('too much');
    await settled();
  });

  it('that fails gives its place to the next', async () => {
    const admission = createAdmission({ atOnce: 1 });
    const fail = admission.run('a', () => Promise.reject(new Error('broken')));
    const next = admission.run('a', async () => 'done');
    await expect(fail).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  it('is left out when nobody waits for it any more', async () => {
    const { send, begun, finish } = workshop();
    const running = [send('a', 'a0'), send('a', 'a1')];
    const gone = send('a', 'gone', () => false);
    const next = send('a', 'next');
    const outcome = gone.catch((error: unknown) => error);
    await finish('a0');
    expect(await outcome).toBeInstanceOf(NobodyWaits);
    expect(begun).toEqual(['a0', 'a1', 'next']);
    await finish('a1', 'next');
    await Promise.all([...running, next]);
  });

  it('has a limit of time to which waiting counts, and holds its place until it has really ended', async () => {
    stopClock();
    const { send, begun, finish } = workshop({ atOnce: 1, limitMs: 6000 });
    const first = send('a', 'first');
    const [second, third] = [codeOf(send('a', 'second')), codeOf(send('a', 'third'))];
    jest.advanceTimersByTime(5999);
    await finish('first');
    jest.advanceTimersByTime(1);
    expect(await Promise.all([first, second, third])).toEqual([
      'first done',
      'SERVICE_UNAVAILABLE',
      'SERVICE_UNAVAILABLE',
    ]);
    expect(begun).toEqual(['first', 'second']);
    const fourth = send('a', 'fourth');
    await finish('second');
    expect(begun).toEqual(['first', 'second', 'fourth']);
    await finish('fourth');
    expect(await fourth).toBe('fourth done');
  });
});

describe('refusals', () => {
  it('go at once for ten in a second, then each waits for a second, whoever else is refused', async () => {
    stopClock();
    const { mayRefuse } = createAdmission();
    const sent: string[] = [];
    const refuse = (caller: string): void => void mayRefuse(caller).then(() => sent.push(caller));
    for (const _number of many(15)) refuse('a');
    refuse('b');
    await turn();
    expect([sent.filter(caller => caller === 'a').length, sent.includes('b')]).toEqual([10, true]);
    jest.advanceTimersByTime(999);
    await turn();
    expect(sent).toHaveLength(11);
    jest.advanceTimersByTime(1);
    await turn();
    expect(sent).toHaveLength(16);
    refuse('a');
    await turn();
    expect(sent).toHaveLength(17);
  });
});

describe('several of one caller who want the same', () => {
  /** A page that is kept once it is made. */
  function library() {
    const { run } = createAdmission();
    const kept = new Map<string, string>();
    let made = 0;
    const read = (caller: string, page: string, isKept = true): Promise<string> => {
      const make = async (): Promise<string> => {
        made += 1;
        await turn();
        if (isKept) kept.set(page, `${page} made ${made}`);
        return `${page} made ${made}`;
      };
      return run(caller, make, { same: page, find: () => kept.get(page) });
    };
    return { read, made: () => made };
  }

  it('wait for the first, however many they are', async () => {
    const { read, made } = library();
    const pages = await Promise.all(many(300).map(() => read('a', 'home')));
    expect(new Set(pages)).toEqual(new Set(['home made 1']));
    expect(made()).toBe(1);
  });

  it('do not wait for a stranger, whose line may be long', async () => {
    const { read, made } = library();
    await Promise.all([read('a', 'home'), read('b', 'home')]);
    expect(made()).toBe(2);
  });

  it('each have their own where nothing is kept', async () => {
    const { read, made } = library();
    await Promise.all(many(40).map(() => read('a', 'mine', false)));
    expect(made()).toBe(40);
  });

  it('find what was made while they waited in line', async () => {
    const kept = createAdmission({ atOnce: 1 });
    let free = (): void => undefined;
    const before = kept.run('a', () => new Promise<void>(end => (free = end)));
    const pages: string[] = [];
    const waiting = kept.run('a', async () => 'made anew', { find: () => pages[0] });
    pages.push('from the cache');
    free();
    await before;
    expect(await waiting).toBe('from the cache');
  });
});

describe('the work of several callers', () => {
  it('does not wait for the line of another', async () => {
    const { send, begun } = workshop();
    for (const number of many(40)) void send('a', `a${number}`);
    void send('b', 'b0');
    expect(begun).toEqual(['a0', 'a1', 'b0']);
  });

  it('that waits in lines begins in turns', async () => {
    const { send, begun, finish } = workshop({ atOnce: 1 });
    for (const caller of ['a', 'b', 'c']) void send(caller, `${caller} first`);
    for (const number of many(3)) for (const caller of ['a', 'b', 'c']) void send(caller, `${caller}${number}`);
    await finish('a first', 'b first', 'c first');
    const turns = ['a0', 'b0', 'c0', 'a1', 'b1', 'c1', 'a2', 'b2', 'c2'];
    for (const name of turns) await finish(name);
    expect(begun.slice(3)).toEqual(turns);
  });

  it('that waits in line yields to what others do, though not for ever', async () => {
    stopClock();
    const { send, begun, finish, settled } = workshop({ yieldMs: 50 });
    for (const number of many(6)) void send('a', `a${number}`);
    void send('b', 'b0');
    await finish('a0', 'a1');
    expect(begun).toEqual(['a0', 'a1', 'b0']);
    await finish('b0');
    expect(begun.slice(3)).toEqual(['a2']);
    void send('b', 'b1');
    await finish('a2');
    expect(begun.slice(4)).toEqual(['b1']);
    jest.advanceTimersByTime(49);
    await settled();
    expect(begun.slice(4)).toEqual(['b1']);
    jest.advanceTimersByTime(1);
    await settled();
    expect(begun.slice(4)).toEqual(['b1', 'a3']);
  });

  it('that waits in line rests as long as the piece before it took, so that others find room', async () => {
    stopClock();
    const { send, begun, finish, settled } = workshop({ atOnce: 1, yieldMs: 50 });
    for (const number of many(3)) void send('a', `a${number}`);
    jest.advanceTimersByTime(8);
    await finish('a0');
    expect(begun).toEqual(['a0']);
    jest.advanceTimersByTime(7);
    await settled();
    expect(begun).toEqual(['a0']);
    jest.advanceTimersByTime(1);
    await settled();
    expect(begun).toEqual(['a0', 'a1']);
    await finish('a1');
    await finish('a2');
  });

  it('begins one piece of those that wait for each turn of the event loop', async () => {
    const admission = createAdmission({ atOnce: 1, yieldMs: 0 });
    const begun: string[] = [];
    const quick = (name: string) => async () => void begun.push(name);
    let free = (): void => undefined;
    const first = ['a', 'b'].map(caller =>
      admission.run(caller, () => new Promise<void>(end => (free = joined(free, end)))),
    );
    const rest = ['a', 'b'].flatMap(caller => [1, 2].map(number => admission.run(caller, quick(`${caller}${number}`))));
    free();
    await Promise.all(first);
    const seen: number[] = [];
    while (begun.length < 4) {
      await turn();
      seen.push(begun.length);
    }
    await Promise.all(rest);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2']);
    expect(seen.every((count, at) => count - (seen[at - 1] ?? 0) <= 1)).toBe(true);
  });
});

const joined = (one: () => void, other: () => void) => (): void => {
  one();
  other();
};
