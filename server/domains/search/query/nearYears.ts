/** What is near somebody who wants a foundation year. */
import { GENERIC_MEANINGS, WIDE_FIELDS } from '../text/concepts.js';
import { groupOf } from '../text/phrases.js';
import type { Term } from '../text/terms.js';

const FOUNDATION_YEAR = `#${groupOf('dự bị đại học')}`;

/** What a text says beside a foundation year; null where it says none. */
export function besideYear(terms: readonly Term[]): readonly Term[] | null {
  const others = terms.filter(({ meaning }) => meaning !== FOUNDATION_YEAR);
  return others.length < terms.length ? others : null;
}

/** Whether subjects name whole fields, of which such a year is much the same for many degrees: whoever says psychology or law wants that elsewhere before another subject in the place. */
export const isForManyDegrees = (subjects: readonly Term[]): boolean =>
  subjects.every(({ meaning }) => GENERIC_MEANINGS.has(meaning) || WIDE_FIELDS.has(meaning));
