import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { hardNavigate } from '../page/hardNavigate';
import { setSiteRouter } from '../page/siteRouter';
import { lazyModule, watchPreloadErrors } from './lazyModule';
import { useLazyModule } from './useLazyModule';

type Module = { readonly word: string };

const GONE = new TypeError('Failed to fetch dynamically imported module');
const lost = () => lazyModule(() => Promise.reject<Module>(GONE));

const reload = jest.spyOn(hardNavigate, 'reload').mockImplementation(() => undefined);
const to = jest.spyOn(hardNavigate, 'to').mockImplementation(() => undefined);
const probe = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const realFetch = globalThis.fetch;

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = probe.mockReset().mockResolvedValue(new Response(null));
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/en/programs/x?tab=2#fees');
  setSiteRouter(null);
  reload.mockClear();
  to.mockClear();
});
afterEach(async () => {
  // A page that was left ten seconds ago and is still here may be left again.
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

describe('a module that was asked for and is gone', () => {
  it('loads the page in full, and its caller never hears of it', async () => {
    const settled = jest.fn();
    void lost().load().finally(settled);
    await settle();

    expect(reload).toHaveBeenCalledTimes(1);
    expect(to).not.toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
  });

  it('loads what a navigation leads to, not the page that is still shown', async () => {
    const router = createMemoryRouter([{ path: '/en/compare', loader: () => new Promise(() => {}) }, { path: '*' }], {
      initialEntries: ['/en/programs/x'],
    });
    void router.navigate('/en/compare?a=1');
    setSiteRouter(router);
    void lost().load();
    await settle();

    expect(to.mock.calls).toEqual([['/en/compare?a=1']]);
  });

  it('is one loss with what is lost beside it', async () => {
    void lost().load();
    void lost().load();
    await settle();

    expect(reload).toHaveBeenCalledTimes(1);
    expect(to).not.toHaveBeenCalled();
  });

  it.each([
    ['no network', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
    ['a site that is down', async () => new Response(null, { status: 503 })],
  ])('is left to its caller with %s: a full load would lose the page', async (_name, answer) => {
    probe.mockImplementation(answer);
    await expect(lost().load()).rejects.toBe(GONE);

    expect(reload).not.toHaveBeenCalled();
  });

  it('is noticed too when a library has asked for it', async () => {
    watchPreloadErrors();
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: GONE }));
    await settle();

    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a module that is fetched ahead', () => {
  it('may be lost without a word', async () => {
    expect(await lost().loadQuietly()).toBeNull();
    expect(probe).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('useLazyModule', () => {
  const importModule = jest.fn<Promise<Module>, []>();
  const module = lazyModule(importModule);

  function Example() {
    const [isOpen, setIsOpen] = useState(false);
    const { part, hasFailed, retry } = useLazyModule(module, isOpen);
    return (
      <>
        <button onClick={() => setIsOpen(!isOpen)}>Open</button>
        {part ? <p>{part.word}</p> : null}
        {hasFailed ? <button onClick={retry}>Again</button> : null}
      </>
    );
  }
  const press = async (name: string) => {
    act(() => screen.getByRole('button', { name }).click());
    await settle();
  };

  it('fetches once it is wanted, tells when it failed, and tries again', async () => {
    probe.mockRejectedValue(new TypeError('Failed to fetch'));
    importModule.mockRejectedValueOnce(GONE).mockRejectedValueOnce(GONE).mockResolvedValue({ word: 'Here' });
    renderWithProviders(<Example />);
    expect(importModule).not.toHaveBeenCalled();

    await press('Open');
    await press('Again');
    expect(screen.getByRole('button', { name: 'Again' })).toBeInTheDocument();
    await press('Open');
    expect(screen.queryByRole('button', { name: 'Again' })).not.toBeInTheDocument();
    await press('Open');

    expect(screen.getByText('Here')).toBeInTheDocument();
    expect(importModule).toHaveBeenCalledTimes(3);
  });
});
