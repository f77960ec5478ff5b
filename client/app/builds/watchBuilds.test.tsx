import { watchBuilds } from './watchBuilds';

const HOUR = 3_600_000;
const realFetch = globalThis.fetch;

describe('the clock of the watch', () => {
  const asked: string[] = [];
  /** Of the watch of this test: what it has added to the document would outlive it. */
  let onVisibility: EventListenerOrEventListenerObject | undefined;
  const hide = (isHidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    if (typeof onVisibility === 'function') onVisibility(new Event('visibilitychange'));
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    jest.spyOn(document, 'addEventListener').mockImplementation((_name, listener) => {
      onVisibility = listener;
    });
    asked.length = 0;
    globalThis.fetch = async address => {
      asked.push(String(address));
      return { ok: true, json: async () => ({ id: 'second' }) } as Partial<Response> as Response;
    };
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    globalThis.fetch = realFetch;
  });

  it('asks after 3,600,000 ms, and not before', async () => {
    const isOutdated = watchBuilds('first', 0);
    await jest.advanceTimersByTimeAsync(HOUR - 1);
    expect([asked, isOutdated()]).toEqual([[], false]);
    await jest.advanceTimersByTimeAsync(1);
    expect([asked, isOutdated()]).toEqual([['/builds/latest.json', '/builds/meta/second.json'], true]);
  });

  it('asks nothing while the page is hidden, and makes up for it when it is seen again', async () => {
    watchBuilds('second', 0);
    hide(true);
    await jest.advanceTimersByTimeAsync(3 * HOUR);
    expect(asked).toEqual([]);
    hide(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(['/builds/latest.json']);
  });

  it('asks again an hour after the last question, whenever that was', async () => {
    watchBuilds('second', 0);
    hide(true);
    await jest.advanceTimersByTimeAsync(1.5 * HOUR);
    hide(false);
    await jest.advanceTimersByTimeAsync(HOUR - 1);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(asked).toHaveLength(3);
  });

  it('asks no more once a newer build is known', async () => {
    watchBuilds('first', 0);
    await jest.advanceTimersByTimeAsync(5 * HOUR);
    expect(asked).toHaveLength(2);
  });
});
