/** Years in a text that no fact answers. */
import { isYear } from './text/years.js';
import type { SearchKind } from './understanding/limitFilters.js';
import type { Understanding, Understood } from './understanding/understand.js';

const YEARS = /(?<!\d)\d{4}(?!\d)/gu;

/** No fact tells for which year a scholarship is given, only when its rounds close: a year that says no deadline is named as left out. */
const yearsOfScholarships = (text: string, { items }: Understanding): string[] =>
  [...text.matchAll(YEARS)]
    .filter(({ 0: year, index }) => isYear(Number(year)) && items.every(({ from, to }) => index < from || index >= to))
    .map(([year]) => year);

/** Begins in the one year and goes on in the next: `winter 2026` may be that of January 2027. */
const OVER_NEW_YEAR = /winter|đông/iu;

/** The year of an intake that is not the coming one of any of its months: it has passed, or is too far ahead for a program to tell of it. */
function unheldYearOf({ limit, text }: Understood, now: Date): string | null {
  if (limit.kind !== 'INTAKE') return null;
  const [said] = [...text.matchAll(YEARS)].flatMap(([year]) => (isYear(Number(year)) ? [year] : []));
  if (said === undefined) return null;
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  const isHeld = limit.months.some(one => {
    const coming = one < month ? year + 1 : year;
    return coming === Number(said) || (one === 1 && OVER_NEW_YEAR.test(text) && coming === Number(said) + 1);
  });
  return isHeld ? null : said;
}

/** What is left out of a text: programs are found by the months of their coming intakes. */
export function unheldYears(
  { kind, text, now }: { kind: SearchKind; text: string; now: number },
  understanding: Understanding,
): string[] {
  if (kind === 'scholarships') return yearsOfScholarships(text, understanding);
  if (kind === 'institutions') return [];
  return understanding.items.flatMap(item => unheldYearOf(item, new Date(now)) ?? []);
}

/** What a limit is told by: the month of `september 2025`, `tháng 9/2025` and `fall 2025 intake` without the year that is left out. */
export function withoutYear(item: Understood, years: readonly string[]): Understood {
  const year = item.limit.kind === 'INTAKE' ? years.find(one => item.text.includes(one)) : undefined;
  if (year === undefined) return item;
  const text = item.text.replace(new RegExp(`[\\s/,-]*(?:\\b(?:năm|nam|of)\\s+)?${year}`, 'u'), '').trim();
  return { ...item, text };
}
