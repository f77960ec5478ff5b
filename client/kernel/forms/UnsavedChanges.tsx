import { useEffect, useEffectEvent } from 'react';
import { useBlocker, type Blocker } from 'react-router';
import { askConfirm } from '../feedback/confirm';
import { useText } from '../i18n/useText';

/** Asks before a page with unsaved changes is left: with our own words inside the site, with the browser's when the document itself goes. */
export function UnsavedChanges({ isDirty }: { readonly isDirty: boolean }) {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const ask = useEffectEvent((leaving: Extract<Blocker, { state: 'blocked' }>) => {
    const question = {
      title: t('forms.unsavedTitle'),
      content: t('forms.unsavedContent'),
      confirm: t('forms.leave'),
      cancel: t('forms.stay'),
      isDestructive: true,
    };
    askConfirm(question).then(
      isLeaving => (isLeaving ? leaving.proceed() : leaving.reset()),
      () => leaving.reset(),
    );
  });
  useEffect(() => {
    if (blocker.state === 'blocked') ask(blocker);
  }, [blocker]);
  return null;
}
