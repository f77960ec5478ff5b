import { pressEnd, watchPresses } from './pressEnd';

const happened: string[] = [];
let unwatch: () => void;
beforeEach(() => {
  happened.length = 0;
  unwatch = watchPresses();
});
afterEach(() => unwatch());

const point = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
const turn = () => new Promise(resolve => setTimeout(resolve, 20));

it.each(['pointerup', 'pointercancel'])('what waits goes on behind %s and the click', async end => {
  point('pointerdown');
  void pressEnd().then(() => happened.push('error'));
  await turn();
  expect(happened).toEqual([]);
  point(end);
  happened.push('click');
  await turn();
  expect(happened).toEqual(['click', 'error']);
});

it('nothing waits where nothing is pressed', async () => {
  await expect(pressEnd()).resolves.toBeUndefined();
  point('pointerdown');
  point('pointerup');
  await turn();
  await expect(pressEnd()).resolves.toBeUndefined();
});

it('a press whose end is never told has ended after a second', async () => {
  jest.useFakeTimers();
  try {
    point('pointerdown');
    void pressEnd().then(() => happened.push('error'));
    await jest.advanceTimersByTimeAsync(900);
    expect(happened).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(happened).toEqual(['error']);
  } finally {
    jest.useRealTimers();
  }
});
