/** Which scholarships somebody means while they type: all that the text finds where it asks for scholarships, else those that it names. */
import { fold } from '../../../../schema/rules/folding.rules.js';
import { asksForScholarships } from '../../../../schema/rules/search.kinds.js';
import { countBits, intersectAll, unite, type Bits, type BitPool } from '../build/bitset.js';
import type { SearchIndex } from '../build/searchIndex.js';
import { readQueryText, type TextMatch } from '../query/textMatch.js';
import type { TermMatch } from '../query/termMatch.js';
import { isNamedScholarship } from '../text/namedScholarships.js';
import { groupOf, PHRASE_OF_KEY } from '../text/phrases.js';
import type { Term } from '../text/terms.js';
import { isOfScholarship } from '../understanding/limitFilters.js';
import { vocabularyOf } from '../understanding/institutionNames.js';
import { isPlace, isPreparing, type Limit } from '../understanding/limits.js';
import { understand } from '../understanding/understand.js';

/** Limits that say something of scholarships alone. */
const OF_SCHOLARSHIPS: readonly Limit['kind'][] = ['AUTO_APPLIED', 'DEADLINE'];

/** The beginnings of words for a scholarship that begin hardly anything else, and the words: `thạc sĩ luật học bổ`. */
const CALLED: readonly (readonly [begun: string, word: string])[] = [
  ['hoc bo', 'hoc bong'],
  ['scho', 'scholarships'],
  ['burs', 'bursaries'],
  ['fello', 'fellowships'],
  ['financial a', 'financial aid'],
  ['fund', 'funding'],
];
const isCalled = (end: string): boolean =>
  CALLED.some(([begun, word]) => word.startsWith(end) && end.startsWith(begun));

/** Whether the last word, or the last two, begin one for a scholarship. */
function beginsScholarship(text: string): boolean {
  const words = fold(text).trim().split(/\s+/);
  return isCalled(words.at(-1) ?? '') || isCalled(words.slice(-2).join(' '));
}

/** What gives scholarships, and a year before a degree. */
const FOUNDATION = `#${groupOf('foundation')}`;
const isFoundation = ({ meaning }: Term): boolean => meaning === FOUNDATION;
const isScholarship = ({ role, isBegun }: Term): boolean => role === 'SCHOLARSHIP' && !isBegun;
const termsOf = (index: SearchIndex, text: string): readonly Term[] =>
  readQueryText(index.scholarships, text, { isTyping: true }).terms;
const limitsOf = (index: SearchIndex, text: string): Limit[] =>
  understand(text, vocabularyOf(index)).items.map(({ limit }) => limit);

/** Whether a foundation is a year before a degree: beside a subject, a level or a place (`foundation business`), not beside a name (`Rotary Foundation`). */
function isOfYear(index: SearchIndex, text: string, terms: readonly Term[]): boolean {
  const limits = limitsOf(index, text);
  if (!limits.some(isPreparing)) return false;
  const ofPrograms = readQueryText(index.programs, text, { isTyping: true }).terms;
  if (ofPrograms.some(({ role }) => role === 'SUBJECT' || role === 'LEVEL')) return true;
  return limits.some(isPlace) && terms.every(term => isFoundation(term) || term.role === 'PLACE');
}

/** Whether a term says that scholarships are wanted. */
function saysScholarship(index: SearchIndex, text: string): boolean {
  const terms = termsOf(index, text);
  const said = terms.filter(isScholarship);
  return said.length > 0 && !(said.every(isFoundation) && isOfYear(index, text, terms));
}

/** Whether a text may ask for scholarships, or begins to. */
export const meansScholarships = (index: SearchIndex, text: string): boolean =>
  asksForScholarships(text) ||
  beginsScholarship(text) ||
  saysScholarship(index, text) ||
  limitsOf(index, text).some(limit => isOfScholarship(limit) || OF_SCHOLARSHIPS.includes(limit.kind));

/** What pays all, or a share, is a scholarship; a program that costs nothing is none. */
const isPaying = (limit: Limit): boolean => limit.kind === 'COVERAGE' && limit.coverage !== 'TUITION';

/** Whether a text asks for scholarships and for nothing else: `london scho` may name a school, and a deadline may be that of a program. */
export const saysScholarships = (index: SearchIndex, text: string): boolean =>
  asksForScholarships(text) || saysScholarship(index, text) || limitsOf(index, text).some(isPaying);

/** A word in the names of more scholarships names none of them: `international`. */
const MOST_CALLED = 3;

function isTelling({ term, correctedName }: TermMatch): boolean {
  const isName = term.role === 'WORD' || term.own.some(key => isNamedScholarship(PHRASE_OF_KEY.get(key)));
  return isName && countBits(correctedName) <= MOST_CALLED;
}

type Reading = { isStudied: (term: TermMatch) => boolean; bits: BitPool };

/**
 * Those that a text names that asks for none: by a word of their own, or with every word found and what it says of studies in their name. `isStudied`: whether a term is a subject or a level.
 */
export function namedScholarships({ terms, dropped }: TextMatch, { isStudied, bits }: Reading): Bits {
  const named = bits.takeEmpty();
  for (const match of terms) if (isTelling(match)) unite(named, match.correctedName);
  if (dropped.length > 0) return named;
  const whole = bits.take();
  intersectAll(
    whole,
    terms.map(match => (isStudied(match) || isFoundation(match.term) ? match.correctedName : match.any)),
  );
  unite(named, whole);
  return named;
}
