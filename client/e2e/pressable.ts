/** Which controls of a page a finger can press, what they are called and where they lie: runs inside the page. */

/** A point of the window, and what lies over the control when no point of it can be touched. */
export type Place = { readonly x: number; readonly y: number; readonly coveredBy: string | null };

declare global {
  interface Window {
    pressable: {
      /** Matches every control, those that cannot be pressed included. */
      readonly controls: string;
      readonly fields: string;
      readonly nameOf: (element: Element) => string;
      /** What it is, apart from its place: `button Save #`. */
      readonly keyOf: (element: Element) => string;
      /** Equal for rows of a list and cells of a table. */
      readonly familyOf: (element: Element) => string;
      readonly canBePressed: (element: Element) => boolean;
      readonly describe: (element: Element | null) => string;
      readonly surfaceOf: (element: Element) => Element;
      readonly pointOf: (element: Element) => Place;
    };
  }
}

/** Runs in the page before `installTouchWalk`: it may use nothing from outside itself. */
export function installPressable(): void {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=switch]';
  const FIELDS = 'input, select, textarea';

  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

  function nameOf(element: Element): string {
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent)
      .join(' ');
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const own = element.matches(FIELDS) ? '' : element.textContent;
    const name = [element.getAttribute('aria-label'), labelled, labels.map(label => label.textContent).join(' '), own];
    return (name.map(words).find(Boolean) ?? words(element.getAttribute('name'))).slice(0, 80);
  }

  const kindOf = (element: Element) =>
    `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${element.getAttribute('type') ?? ''}`.trim();

  const withoutNumbers = (text: string) => text.replace(/\d+([.,]\d+)*/g, '#');

  /** The part of a page that a link to another page names does not count. */
  const addressOf = (element: Element) => (element.getAttribute('href') ?? '').replace(/(?<=.)#.*/, '');

  const keyOf = (element: Element) =>
    `${kindOf(element)} ${withoutNumbers(nameOf(element))} ${withoutNumbers(addressOf(element))}`.trim();

  const familyOf = (element: Element) =>
    `${kindOf(element)} ${element.getAttribute('class') ?? ''} ${element.parentElement?.getAttribute('class') ?? ''}`;

  /** A native box may be drawn by its label alone. */
  function surfaceOf(element: Element): Element {
    const { width, height } = element.getBoundingClientRect();
    const isDrawn = width > 4 && height > 4 && getComputedStyle(element).opacity !== '0';
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return isDrawn || !label ? element : label;
  }

  function canBePressed(element: Element): boolean {
    if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert], [aria-hidden=true]'))
      return false;
    // It leads to where one is.
    if (element instanceof HTMLAnchorElement && element.href === location.href.replace(/#.*/, '')) return false;
    // Chosen already.
    if (element.matches('[aria-current], [aria-selected=true], input[type=radio]:checked, [readonly]')) return false;
    const modal = [...document.querySelectorAll('dialog:modal, [role=dialog][aria-modal=true]')].at(-1);
    if (modal && !modal.contains(element)) return false;
    const surface = surfaceOf(element);
    const { width, height } = surface.getBoundingClientRect();
    return width > 4 && height > 4 && surface.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  const describe = (element: Element | null) =>
    element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}` : 'nothing';

  /** A point of the surface that can be touched where it stands now, the middle first. */
  function pointOf(element: Element): Place {
    const surface = surfaceOf(element);
    let over: Element | null = null;
    // Each line of a link of several lines by itself: between them lies what is behind.
    const rects = [...surface.getClientRects(), surface.getBoundingClientRect()];
    for (const { left: start, top, width, height } of rects)
      for (const part of [0.5, 0.2, 0.8]) {
        const x = start + width * part;
        const y = top + height / 2;
        const hit = document.elementFromPoint(x, y);
        // A label presses what it names, wherever it lies.
        if (hit && (surface.contains(hit) || element.contains(hit) || hit.closest('label')?.control === element))
          return { x, y, coveredBy: null };
        over ??= hit;
      }
    return { x: 0, y: 0, coveredBy: describe(over) };
  }

  window.pressable = {
    controls: CONTROLS,
    fields: FIELDS,
    nameOf,
    keyOf,
    familyOf,
    canBePressed,
    describe,
    surfaceOf,
    pointOf,
  };
}
