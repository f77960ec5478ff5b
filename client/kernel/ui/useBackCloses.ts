/** While a panel is open the history holds one more entry of the same page, so that the back button closes the panel and not the page. */
import { useContext, useEffect, useId, type RefObject } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';

type PanelState = { readonly panel?: string; readonly idx?: number } | null;

const stateNow = (): PanelState => window.history.state as PanelState;

/** Goes back without the router hearing of it: the page stays the same. */
function dropEntry(): void {
  const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
  window.addEventListener('popstate', swallow, { capture: true, once: true });
  window.history.back();
}

/** Entries that wait to be dropped; a second run of the effect (React's strict mode) takes its own back. */
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

export function useBackCloses(close: RefObject<() => void>): void {
  const panel = useId();
  const router = useContext(RouterContext)?.router;

  useEffect(() => {
    clearTimeout(leaving.get(panel));
    if (stateNow()?.panel !== panel) window.history.pushState({ ...stateNow(), panel }, '');
    const { href } = window.location;
    const index = stateNow()?.idx;

    const onPop = (event: PopStateEvent) => {
      if (stateNow()?.panel === panel) return;
      if (window.location.href === href && stateNow()?.idx === index) event.stopImmediatePropagation();
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
      if (stateNow()?.panel === panel) dropEntry();
    };
    return () => {
      window.removeEventListener('popstate', onPop, { capture: true });
      leaving.set(panel, setTimeout(leave, 0));
    };
  }, [panel, close, router]);
}
