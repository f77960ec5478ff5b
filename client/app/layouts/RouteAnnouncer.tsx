import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';

/** After a navigation the focus goes to the heading of the new page and its title is read out, as a browser does after a full load. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);

  return (
    <output>
      <VisuallyHidden>{title}</VisuallyHidden>
    </output>
  );
}
