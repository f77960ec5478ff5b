import { useEffect, useEffectEvent } from 'react';
import { useBlocker, type Blocker } from 'react-router';
import { watchUnsaved } from '../page/unsaved';
import { askConfirm, type Question } from './confirm';

/** Asks before a page is left: with our own words inside the site, with the browser's when the document itself goes. */
export function useLeaveGuard(isGuarded: boolean, question: Question): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isGuarded && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isGuarded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const stopWatching = watchUnsaved(() => true);
    return () => {
      stopWatching();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isGuarded]);

  const ask = useEffectEvent((leaving: Extract<Blocker, { state: 'blocked' }>) => {
    askConfirm(question).then(
      isLeaving => (isLeaving ? leaving.proceed() : leaving.reset()),
      () => leaving.reset(),
    );
  });
  useEffect(() => {
    if (blocker.state === 'blocked') ask(blocker);
  }, [blocker]);
}
