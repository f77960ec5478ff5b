/**
 * Short notices at the edge of the page, drawn without React: pages that have nothing to say carry nothing of it. The region is polite, takes no focus,
 * and is made before it has words, so that screen readers hear them come.
 */
import iconButton from '../ui/IconButton.module.css';
import { makeElement } from '../ui/makeElement';
import styles from './toasts.module.css';

export type Toast = {
  readonly kind: 'success' | 'failure';
  readonly text: string;
  /** Label of the button that takes it away. */ readonly close: string;
};

/** Longer for longer words; what failed stays longer. */
const stayMs = ({ kind, text }: Toast): number => (kind === 'failure' ? 8000 : 5000) + 40 * text.length;
const MAX_SHOWN = 3;
/** After this much quiet the region counts as known to screen readers. */
const REGION_MS = 150;

const CLOSE = 'M6 6l12 12M18 6L6 18';
const SVG = 'http://www.w3.org/2000/svg';

function makeRegion(): HTMLElement {
  const region = makeElement('div', { className: styles.region });
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.dataset.toasts = '';
  document.body.append(region);
  return region;
}

function makeSign(): SVGElement {
  const sign = document.createElementNS(SVG, 'svg');
  sign.setAttribute('viewBox', '0 0 24 24');
  sign.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', CLOSE);
  sign.append(path);
  return sign;
}

/** Goes after a while, but not while somebody looks at it closely: with a pointer on it, or the focus in it. */
function leaveInTime(element: HTMLElement, ms: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(() => element.remove(), ms);
  };
  const pause = () => clearTimeout(timer);
  for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, pause);
  for (const event of ['pointerleave', 'focusout']) element.addEventListener(event, start);
  start();
}

function place(region: HTMLElement, toast: Toast): void {
  const element = makeElement('div', { className: styles.toast });
  element.dataset.kind = toast.kind;
  const button = makeElement('button', { className: `${iconButton.button} ${styles.close}`, type: 'button' });
  button.setAttribute('aria-label', toast.close);
  button.append(makeSign());
  button.addEventListener('click', () => element.remove());
  element.append(makeElement('p', { textContent: toast.text }), button);
  // An open dialog makes all else inert: there the region moves in with it.
  (document.querySelector('dialog[open]') ?? document.body).append(region);
  region.append(element);
  while (region.childElementCount > MAX_SHOWN) region.firstElementChild?.remove();
  leaveInTime(element, stayMs(toast));
}

export function showToast(toast: Toast): void {
  const known = document.querySelector<HTMLElement>('[data-toasts]');
  if (known) place(known, toast);
  else {
    const region = makeRegion();
    setTimeout(() => place(region, toast), REGION_MS);
  }
}
