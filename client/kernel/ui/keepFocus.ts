/**
 * The focus never falls to the body. When what had it is gone, or cannot be used any more, the heading of the smallest part of the page that is left takes it, so
 * that a keyboard or a screen reader goes on from there. Whoever knows a better place focuses it when the part goes: this looks afterwards.
 */
import { focusPageHeading } from './focusPageHeading';

/** The parts of a page that have a heading of their own. */
const PARTS = 'section, article, aside, form, fieldset, dialog, [role=dialog], [role=region]';

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && (element.checkVisibility?.() ?? true);

/** The element with all that it stands in, the innermost first. */
const pathOf = (element: Element | null): Element[] => (element ? [element, ...pathOf(element.parentElement)] : []);

function focusHeadingOf(part: Element): boolean {
  const heading = part.querySelector<HTMLElement>('h1, h2, h3, h4, legend');
  if (!heading?.hasAttribute('tabindex')) heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null && document.activeElement === heading;
}

/** Answers how to stop. */
export function keepFocus(): () => void {
  let path = pathOf(document.activeElement);
  let isLooking = false;

  const look = (): void => {
    isLooking = false;
    const [last, ...around] = path;
    const isLost = document.activeElement === document.body || document.activeElement === last;
    if (!last || last === document.body || !isLost) return;
    if (isUsable(last)) {
      // Somebody has pressed beside everything.
      if (document.activeElement !== last) path = [];
      return;
    }
    path = [];
    if (!around.some(part => part.matches(PARTS) && isUsable(part) && focusHeadingOf(part))) focusPageHeading();
  };
  /** Once the browser has taken the focus from what it no longer draws. */
  const lookSoon = (): void => {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(() => setTimeout(look));
  };
  const note = ({ target }: FocusEvent): void => {
    path = pathOf(target instanceof Element ? target : null);
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'open'] });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', lookSoon);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', lookSoon);
  };
}
