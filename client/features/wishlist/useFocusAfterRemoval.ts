import { useEffect, useRef } from 'react';
import { focusPageHeading } from '../../kernel/ui/focusPageHeading';

/** When the row with the focus is gone from a list, the focus goes to the row in its place, or to the heading of the page when none is left. */
export function useFocusAfterRemoval<List extends HTMLElement>(ids: readonly string[] | undefined) {
  const list = useRef<List>(null);
  const shown = useRef(ids);
  useEffect(() => {
    const before = shown.current;
    shown.current = ids;
    if (!before || !ids || before === ids || document.activeElement !== document.body) return;
    const gone = before.findIndex(id => !ids.includes(id));
    if (gone === -1) return;
    const rows = list.current?.children ?? [];
    const next = rows[Math.min(gone, rows.length - 1)];
    const link = next?.querySelector<HTMLElement>('a');
    if (link) link.focus({ preventScroll: true });
    else focusPageHeading();
  });
  return list;
}
