/** Moves the focus to the heading of the page: after a navigation, or when what had it is gone. */
export function focusPageHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
