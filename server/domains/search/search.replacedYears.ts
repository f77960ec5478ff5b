/** A year before a degree in a country of which no entry tells of one (`pathway canada`): it is looked for no more there, and said to be left out; where it is the year that is asked for, degrees are near and no answer. */
import type { SearchIndex } from './build/searchIndex.js';
import { optionsOf } from './query/filters.js';
import { countQuery } from './query/runQuery.js';
import { askedYears, yearsMeant } from './search.foundations.js';
import { asksForTransfer, type SearchKind } from './understanding/limitFilters.js';
import { vocabularyOf } from './understanding/institutionNames.js';
import { destinationsOf, isEarlyLeaving, isPlace, isPreparing } from './understanding/limits.js';
import { OTHER_SCHOOLS } from './understanding/otherSchools.js';
import { AWARDS_OF_LEVEL } from './understanding/saidLimits.js';
import { isOfSchool, understand, type Understood } from './understanding/understand.js';

export type ReplacedYears = {
  /** What is read instead: the text with blanks in their places. */
  text: string;
  /** By what the rest is found again: with a word for what is asked for instead. */
  linked: string;
  /** What is left out, as typed. */
  words: string[];
  /** Whether the year itself is asked for, so that no degree is the answer. */
  isAsked: boolean;
  /** Whether somebody leaves school before its last year, and comes into no degree without such a year. */
  isEarly: boolean;
  /** What is asked for instead: of a college that leads to a degree its diplomas, which one enters without such a year; of who leaves school early a school, of which there is none here. */
  items: Understood[];
};

/** How a college is written, and mistyped, and how its diplomas are asked for. */
const COLLEGE = /\s*\bcoll[ae]ges?\b\s*/i;
const OF_COLLEGE = 'college diploma';

/** A text with something else, or nothing, in the places of some items, so that all others stay where they are. */
const withInstead = (text: string, items: readonly Understood[], insteadOf: (item: Understood) => string): string =>
  items.reduce(
    (left, item) => left.slice(0, item.from) + insteadOf(item).padEnd(item.to - item.from) + left.slice(item.to),
    text,
  );

export function replacedYearsIn(
  index: SearchIndex,
  { kind, text, asWords }: { kind: SearchKind; text: string; asWords?: readonly string[] | undefined },
): ReplacedYears | null {
  // Scholarships are for what such a year leads to.
  if (kind === 'scholarships' || text.trim() === '') return null;
  const { items } = understand(text, vocabularyOf(index), { asWords: asWords ?? [] });
  const years = items.filter(({ limit }) => isPreparing(limit));
  const countries = [...new Set(items.flatMap(({ limit }) => (isPlace(limit) ? destinationsOf(limit) : [])))];
  if (years.length === 0 || countries.length === 0 || isOfSchool(items)) return null;
  if (asksForTransfer(items, countries)) return null;
  const entries = years.flatMap(({ limit }) => (limit.kind === 'ENTRY' ? limit.entries : []));
  const askedThemselves = kind === 'programs' ? askedYears({ text, items }) : [];
  const isYearAsked = askedThemselves.length > 0;
  const asked = isYearAsked ? yearsMeant(askedThemselves) : optionsOf('ENTRY', ...entries);
  const filters = [optionsOf('DESTINATION', ...countries), asked];
  if (countQuery(index.programs, { text: '', filters }).total > 0) return null;
  const early = years.filter(({ limit }) => isEarlyLeaving(limit));
  const isOfCollege = (year: Understood): boolean => COLLEGE.test(year.text);
  return {
    isEarly: early.length > 0,
    isAsked: isYearAsked && !years.some(isOfCollege),
    text: withInstead(text, years, () => ''),
    linked: withInstead(text, years, year => (isOfCollege(year) ? OF_COLLEGE : '')),
    words: years.map(year => year.text.replace(COLLEGE, '')),
    items: [
      ...years
        .filter(isOfCollege)
        .map((year): Understood => ({ ...year, limit: { kind: 'AWARD', awards: [...AWARDS_OF_LEVEL.DIPLOMA] } })),
      ...early.map(year => ({ ...year, limit: OTHER_SCHOOLS })),
    ],
  };
}
