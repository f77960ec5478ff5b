import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { focusPageHeading } from '../../kernel/ui/focusPageHeading';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';

/** Outside the component, which is mounted again when the layout changes. Null until the first page is shown. */
let shownPath: string | null = null;

/** After a navigation the focus goes to the heading of the new page and its title is announced, as a browser does after a full load. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');

  useEffect(() => {
    const before = shownPath;
    shownPath = pathname;
    if (before === null || before === pathname) return;
    focusPageHeading();
    queueMicrotask(() => setTitle(document.title));
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  );
}
