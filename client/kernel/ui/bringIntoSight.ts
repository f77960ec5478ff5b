/** Scrolls a row sideways until the given part of it stands in its middle. */
export function bringIntoSight(list: HTMLElement | null, part: Element | null | undefined): void {
  if (list && part instanceof HTMLElement)
    list.scrollLeft = part.offsetLeft - (list.clientWidth - part.offsetWidth) / 2;
}
