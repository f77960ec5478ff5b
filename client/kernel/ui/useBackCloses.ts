/** While a panel is open the history holds one more entry of the same page, so that the back button closes the panel and not the page. */
import { useLayoutEffect, useId, type RefObject } from 'react';
import { siteRouter } from '../page/siteRouter';

type PanelState = { readonly panel?: string; readonly idx?: number } | null;

const stateNow = (): PanelState => window.history.state as PanelState;

const addressNow = () => ({ href: window.location.href, index: stateNow()?.idx ?? 0 });

/** Moves in the history without the router hearing of it: what is shown stays the same. */
function navigateSilently(by: number): void {
  const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
  window.addEventListener('popstate', swallow, { capture: true, once: true });
  window.history.go(by);
}

/** Entries that wait to be dropped; a second run of the effect (React's strict mode) takes its own back. */
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

export function useBackCloses(close: RefObject<() => void>): void {
  const panel = useId();

  useLayoutEffect(() => {
    const router = siteRouter();
    clearTimeout(leaving.get(panel));
    if (stateNow()?.panel !== panel) window.history.pushState({ ...stateNow(), panel }, '');
    // The page may move on below the open panel (filters that count as they are chosen).
    let reached = addressNow();
    const stopFollowing = router?.subscribe(() => {
      reached = addressNow();
    });

    let isLeft = false;
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      isLeft = true;
      // What was chosen in the panel is kept: only the panel goes.
      const before = addressNow();
      if (before.href !== reached.href) navigateSilently(Math.max(reached.index - before.index, 1));
      close.current();
    };
    window.addEventListener('popstate', onPop, { capture: true });

    const leave = () => {
      if (router && router.state.navigation.state !== 'idle') {
        // A navigation that replaces takes the entry over.
        const stop = router.subscribe(({ navigation }) => {
          if (navigation.state !== 'idle') return;
          stop();
          leave();
        });
        return;
      }
      if (!isLeft && stateNow()?.panel === panel) navigateSilently(-1);
    };
    return () => {
      stopFollowing?.();
      window.removeEventListener('popstate', onPop, { capture: true });
      leaving.set(panel, setTimeout(leave, 0));
    };
  }, [panel, close]);
}
