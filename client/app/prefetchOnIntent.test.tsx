import { fireEvent, render, screen } from '@testing-library/react';
import { isSavingData, prefetchOnIntent } from './prefetchOnIntent';

const setUp = ({ isSaving = false } = {}) => {
  const asked: string[] = [];
  const stop = prefetchOnIntent({
    root: document,
    prefetch: async ({ pathname, search }) => void asked.push(pathname + search),
    isSaving: () => isSaving,
    restMs: 0,
  });
  render(
    <>
      <a href="/programs/it?x=1">
        <b>inside</b>
      </a>
      <a href="https://elsewhere.example/a">elsewhere</a>
      <a href="/file" download>
        file
      </a>
      <p>no link</p>
    </>,
  );
  return { asked, stop };
};

const rest = () => new Promise(resolve => setTimeout(resolve, 5));

describe('prefetch on intent', () => {
  it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
    'fetches what a link leads to on %s, once',
    async event => {
      const { asked, stop } = setUp();
      fireEvent[event](screen.getByText('inside'));
      await rest();
      fireEvent[event](screen.getByText('inside'));
      await rest();
      stop();
      expect(asked).toEqual(['/programs/it?x=1']);
    },
  );

  it('fetches at most thirty addresses a minute, however long the page lives, and one again after that', async () => {
    let now = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
    const asked: string[] = [];
    document.body.innerHTML = Array.from(
      { length: 40 },
      (_, place) => `<a href="/programs/${place}">${place}</a>`,
    ).join('');
    const prefetch = async ({ pathname }: { readonly pathname: string }) => void asked.push(pathname);
    const stop = prefetchOnIntent({ root: document, prefetch, isSaving: () => false });
    const touchAll = () => document.querySelectorAll('a').forEach(link => fireEvent.touchStart(link));
    touchAll();
    expect(asked).toHaveLength(30);
    now = 60_000;
    touchAll();
    stop();
    clock.mockRestore();
    expect(asked).toHaveLength(60);
    expect(asked[30]).toBe(asked[0]);
  });

  it('begins with what was seen of the person before it was there', async () => {
    const asked: string[] = [];
    document.body.innerHTML = '<a href="/programs/it">IT</a>';
    const sign = new Event('touchstart', { bubbles: true });
    document.querySelector('a')?.dispatchEvent(sign);
    const stop = prefetchOnIntent({
      root: document,
      prefetch: async ({ pathname }) => void asked.push(pathname),
      isSaving: () => false,
      sign,
    });
    stop();
    expect(asked).toEqual(['/programs/it']);
  });

  it('leaves other sites, downloads and plain text alone', async () => {
    const { asked, stop } = setUp();
    for (const text of ['elsewhere', 'file', 'no link']) fireEvent.touchStart(screen.getByText(text));
    await rest();
    stop();
    expect(asked).toEqual([]);
  });

  it('fetches nothing ahead for who saves data', async () => {
    const { asked, stop } = setUp({ isSaving: true });
    fireEvent.touchStart(screen.getByText('inside'));
    stop();
    expect(asked).toEqual([]);
    expect([
      isSavingData({ connection: { saveData: true } }),
      isSavingData({ connection: { effectiveType: 'slow-2g' } }),
      isSavingData({ connection: { effectiveType: '4g' } }),
      isSavingData({}),
    ]).toEqual([true, true, false, false]);
  });
});
