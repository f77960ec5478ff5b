/** Years in a text that no fact answers, and months that have passed. */
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

const IN_ENGLISH = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** More months are all but one that was missed. */
const OF_A_SEASON = 4;

type Unheld = { said: string; months: readonly number[]; coming: number };

const comingYear = (month: number, now: Date): number =>
  month < now.getUTCMonth() + 1 ? now.getUTCFullYear() + 1 : now.getUTCFullYear();

/** The year of an intake, or of a deadline, that is not the coming one of any of its months: it has passed, or is too far ahead for an entry to tell of it. */
function unheldYearOf({ limit, text }: Understood, now: Date): Unheld | null {
  if (limit.kind !== 'INTAKE' && limit.kind !== 'DEADLINE') return null;
  const { months } = limit;
  const [said] = [...text.matchAll(YEARS)].flatMap(([year]) => (isYear(Number(year)) ? [year] : []));
  if (said === undefined) return null;
  const isHeld = months.some(one => {
    const coming = comingYear(one, now);
    return coming === Number(said) || (one === 1 && OVER_NEW_YEAR.test(text) && coming === Number(said) + 1);
  });
  return isHeld ? null : { said, months, coming: Math.min(...months.map(one => comingYear(one, now))) };
}

/** Whether it was said of a month, or of a season, that has passed: then the next one is meant. */
const hasPassed = ({ said, months, coming }: Unheld): boolean => Number(said) < coming && months.length <= OF_A_SEASON;

/** What is said beside a month that has passed: when it is the next time, in the language of the text. */
export function nextOfPassed(item: Understood, { now, isVi }: { now: number; isVi: boolean }): string | null {
  const unheld = unheldYearOf(item, new Date(now));
  if (!unheld || !hasPassed(unheld)) return null;
  const { months, coming } = unheld;
  const [month, ...others] = months;
  const isOneMonth = month !== undefined && others.length === 0;
  if (isVi) return `đã qua, xem ${isOneMonth ? `${month}/${coming}` : coming}`;
  return `past; showing ${isOneMonth ? IN_ENGLISH.format(Date.UTC(coming, month - 1)) : coming}`;
}

/** What is left out of a text: programs are found by the months of their coming intakes. */
export function unheldYears(
  { kind, text, now }: { kind: SearchKind; text: string; now: number },
  understanding: Understanding,
): string[] {
  if (kind === 'scholarships') return yearsOfScholarships(text, understanding);
  if (kind === 'institutions') return [];
  return understanding.items.flatMap(item => {
    const unheld = unheldYearOf(item, new Date(now));
    return unheld && !hasPassed(unheld) ? unheld.said : [];
  });
}

/** What a limit is told by: the month of `september 2025`, `tháng 9/2025` and `fall 2025 intake` without the year that is left out. */
export function withoutYear(item: Understood, years: readonly string[]): Understood {
  const year = item.limit.kind === 'INTAKE' ? years.find(one => item.text.includes(one)) : undefined;
  if (year === undefined) return item;
  const text = item.text.replace(new RegExp(`[\\s/,-]*(?:\\b(?:năm|nam|of)\\s+)?${year}`, 'u'), '').trim();
  return { ...item, text };
}
