import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { delayAfter, poll, POLL_MS } from './poll';

const graphError = (code: string, extra: object = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code, ...extra } }] });

/** Each answer is a state, or an error that is thrown; the poll is ended after the last. */
async function run(answers: readonly (number | Error)[]) {
  const controller = new AbortController();
  const states: number[] = [];
  const waits: number[] = [];
  const left = [...answers];
  await poll<number>(
    {
      ask: async () => {
        const answer = left.shift();
        if (answer instanceof Error) throw answer;
        return answer ?? 0;
      },
      onState: state => void states.push(state),
      wait: async ms => {
        waits.push(ms);
        if (left.length === 0) controller.abort();
      },
      random: () => 0.5,
    },
    controller.signal,
  );
  return { states, waits, left };
}

describe('polling', () => {
  it('asks again after ten seconds and tells every state', async () => {
    expect(await run([1, 2, 3])).toEqual({ states: [1, 2, 3], waits: [POLL_MS, POLL_MS, POLL_MS], left: [] });
  });

  it('waits longer after each failure, and no longer than five minutes; an answer ends that', async () => {
    const failures = Array.from({ length: 7 }, () => new TypeError('Failed to fetch'));
    const { waits, states } = await run([...failures, 5]);
    expect(waits).toEqual([20_000, 40_000, 80_000, 160_000, 300_000, 300_000, 300_000, POLL_MS]);
    expect(states).toEqual([5]);
  });

  it('waits as long as the server asks for', async () => {
    expect((await run([graphError('RATE_LIMITED', { retryAfter: 90 }), 1])).waits).toEqual([90_000, POLL_MS]);
  });

  it('ends when the session has ended', async () => {
    expect(await run([1, graphError('UNAUTHENTICATED'), 2])).toEqual({ states: [1], waits: [POLL_MS], left: [2] });
  });

  it('of many browsers is spread by a fifth', () => {
    expect([delayAfter(0, 0), delayAfter(0, 1)]).toEqual([9000, 11_000]);
  });
});
