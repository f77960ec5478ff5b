import { sessionRefreshGate } from './sessionRefreshGate';

const MINUTE = 60_000;

function open() {
  let time = 0;
  const asked: { readonly name: string; readonly answer: (status?: number) => void; readonly fail: () => void }[] = [];
  const ask = sessionRefreshGate({
    startedAt: 0,
    ask: address =>
      new Promise<Response>((resolve, reject) =>
        asked.push({
          name: String(address),
          answer: (status = 200) => resolve(new Response(null, { status })),
          fail: () => reject(new TypeError('gone')),
        }),
      ),
    now: () => time,
  });
  const names = () => asked.map(({ name }) => name);
  const settle = () => new Promise(resolve => setImmediate(resolve));
  return { ask, asked, names, settle, wait: (ms: number) => (time += ms) };
}

describe('sessionRefreshGate', () => {
  it('lets requests go together while the session is known to be fresh', async () => {
    const { ask, names, settle, wait } = open();
    wait(29 * MINUTE);
    void ask('a');
    void ask('b');
    await settle();

    expect(names()).toEqual(['a', 'b']);
  });

  it('sends the first request after half an hour alone, the others when it is answered', async () => {
    const { ask, asked, names, settle, wait } = open();
    wait(30 * MINUTE);
    const all = ['a', 'b', 'c'].map(name => ask(name));
    await settle();
    expect(names()).toEqual(['a']);

    asked[0]?.answer();
    await settle();
    expect(names()).toEqual(['a', 'b', 'c']);
    asked.slice(1).forEach(({ answer }) => answer());
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('counts the silence from the last answer', async () => {
    const { ask, asked, names, settle, wait } = open();
    wait(20 * MINUTE);
    void ask('a');
    await settle();
    asked[0]?.answer();
    await settle();
    wait(20 * MINUTE);
    void ask('b');
    void ask('c');
    await settle();

    expect(names()).toEqual(['a', 'b', 'c']);
  });

  it('holds nobody back when the first one fails, and tells its caller alone', async () => {
    const { ask, asked, names, settle, wait } = open();
    wait(30 * MINUTE);
    const first = ask('a');
    const second = ask('b');
    asked[0]?.fail();
    await expect(first).rejects.toThrow('gone');
    await settle();

    expect(names()).toEqual(['a', 'b']);
    asked[1]?.answer();
    expect((await second).status).toBe(200);
  });
});
