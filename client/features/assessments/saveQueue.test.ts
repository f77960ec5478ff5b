import { createSaveQueue, type SaveState } from './saveQueue';

const setUp = (answers: (string | null | Error)[]) => {
  const sent: number[] = [];
  const states: SaveState[] = [];
  const waits: { seconds: number; work: () => void }[] = [];
  const releases: (() => void)[] = [];
  const queue = createSaveQueue<number>({
    send: async wanted => {
      sent.push(wanted);
      await new Promise<void>(resolve => releases.push(resolve));
      const answer = answers.shift() ?? null;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onState: state => states.push(state),
    wait: (seconds, work) => waits.push({ seconds, work }),
  });
  /** Lets the request in flight end. */
  const release = async (): Promise<void> => {
    releases.shift()?.();
    await new Promise(resolve => setTimeout(resolve, 0));
  };
  return { queue, sent, states, waits, release };
};

describe('saving answers', () => {
  it('sends one at a time, and of what was chosen meanwhile the latest alone', async () => {
    const { queue, sent, release } = setUp([]);
    queue.want(1);
    const done = queue.flush();
    queue.want(2);
    void queue.flush();
    queue.want(3);
    void queue.flush();
    expect(sent).toEqual([1]);
    await release();
    expect(sent).toEqual([1, 3]);
    await release();
    expect(await done).toBe(true);
    expect(sent).toEqual([1, 3]);
  });

  it('has nothing to do when nothing is wanted', async () => {
    const { queue, sent } = setUp([]);
    expect(await queue.flush()).toBe(true);
    expect(sent).toEqual([]);
  });

  it('says what the server refused, and does not send it again by itself', async () => {
    const { queue, sent, states, waits, release } = setUp(['GUARDIAN_CONSENT_REQUIRED']);
    queue.want(1);
    const done = queue.flush();
    await release();
    expect(await done).toBe(false);
    expect(states.at(-1)).toEqual({ status: 'FAILED', failure: null, refusal: 'GUARDIAN_CONSENT_REQUIRED' });
    expect([sent, waits]).toEqual([[1], []]);
  });

  it('tries again by itself after the network was lost, once for all presses in between', async () => {
    const { queue, sent, states, waits, release } = setUp([new TypeError('lost'), new TypeError('lost')]);
    queue.want(1);
    const first = queue.flush();
    await release();
    expect(await first).toBe(false);
    expect(states.at(-1)).toMatchObject({ status: 'FAILED', failure: { kind: 'NETWORK' } });
    const second = queue.flush();
    await release();
    expect(await second).toBe(false);
    expect(waits).toHaveLength(1);
    waits[0]?.work();
    await release();
    expect(sent).toEqual([1, 1, 1]);
    expect(states.at(-1)).toMatchObject({ status: 'SAVED' });
  });
});
