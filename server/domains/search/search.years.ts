/** Years that a text for scholarships asks for. */
import { isYear } from './text/years.js';
import type { SearchKind } from './understanding/limitFilters.js';
import type { Understanding } from './understanding/understand.js';

const YEARS = /(?<!\d)\d{4}(?!\d)/gu;

/** No fact tells for which year a scholarship is given, only when its rounds close: a year that says no deadline is named as left out. */
export const unheldYears = (kind: SearchKind, text: string, { items }: Understanding): string[] =>
  kind !== 'scholarships'
    ? []
    : [...text.matchAll(YEARS)]
        .filter(
          ({ 0: year, index }) => isYear(Number(year)) && items.every(({ from, to }) => index < from || index >= to),
        )
        .map(([year]) => year);
