/** Scrolls a row sideways until the given part of it stands in its middle. */
export function bringIntoSight(list: HTMLElement | null, part: Element | null | undefined): void {
  if (list && part instanceof HTMLElement)
    list.scrollLeft = part.offsetLeft - (list.clientWidth - part.offsetWidth) / 2;
}

/** For who goes on by keys to what is out of sight. A finger's focus scrolls nothing: the row would move between its press and its release. */
export function followFocus(list: HTMLElement | null, focused: Element): void {
  const part = focused.parentElement;
  if (!list || !part || !focused.matches(':focus-visible')) return;
  const isInSight =
    part.offsetLeft >= list.scrollLeft && part.offsetLeft + part.offsetWidth <= list.scrollLeft + list.clientWidth;
  if (!isInSight) bringIntoSight(list, part);
}
