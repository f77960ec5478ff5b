/**
 * `ref={focusPanelWhenGone}` for a button that goes with what it has done: if it has the focus then, the heading of its panel takes it, and a keyboard
 * or screen reader goes on from there.
 */
export function focusPanelWhenGone(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (document.activeElement !== element) return;
    const heading = element.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
    queueMicrotask(() => heading?.focus({ preventScroll: true }));
  };
}
