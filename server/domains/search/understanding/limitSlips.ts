/**
 * A typing error in a word for a limit is the limit: `bachlor`, `masterr`, `foudation`, `febuary`. Such a word is hardly ever a name, and as a limit it counts only as it was meant. So is one
 * in the name of a country or a large city here that is spelled like nothing else: `austrlia`, `tornoto`.
 * So it is in words of asking of which two letters were exchanged or a mark is wrong: `truogn`, `hcọ`.
 */
import { fold } from '../../../../schema/rules/folding.rules.js';
import { isSyllable } from '../text/syllables.js';
import { toWords, type Word } from '../text/tokenizer.js';
import {
  editsBetween,
  editsForgiven,
  isTypo,
  lettersOf,
  TYPO_MIN_LETTERS,
  type Letters,
} from '../text/typoCorrection.js';
import { isVietnameseWord } from './vietnameseWords.js';

const withLetters = (line: string): { word: string; letters: Letters }[] =>
  line.split(' ').map(word => ({ word, letters: lettersOf(word) }));

const LIMIT_WORDS = withLetters(
  'bachelor bachelors master masters diploma diplomas doctorate doctoral undergraduate undergraduates postgraduate postgraduates degree degrees certificate ' +
    'public private foundation pathway scholarship scholarships semester internship internships january february august september october november december',
);

/** None that another place or a name is spelled much like: Boston is near Bolton. */
const PLACES = withLetters(
  'australia canada germany ireland america england britain kingdom ' +
    'sydney melbourne brisbane adelaide canberra toronto vancouver montreal ottawa calgary edmonton winnipeg halifax london manchester birmingham liverpool edinburgh glasgow sheffield ' +
    'nottingham dublin galway limerick berlin munich hamburg frankfurt cologne stuttgart chicago seattle houston philadelphia',
);
/** Spelled nearly like a place, and right as they are. */
const NO_PLACES: ReadonlySet<string> = new Set(
  (
    'iceland australian australis american americas german germane germans germania germanus kingdoms canara munch huston lyndon landon calvary settle chicano frankfort ' +
    'limericks'
  ).split(' '),
);
/** Two words that are nothing else beside each other: `untied kingdom`, `unites states`. */
const UNITED = lettersOf('united');
const BEHIND_UNITED = ['kingdom', 'states'].map(lettersOf);

const isOneOff = (one: Letters, other: Letters, least = 0): boolean => {
  const edits = editsBetween(one, other, { most: 1, isPrefix: false });
  return edits >= least && edits <= 1;
};

const isUnited = ({ folded }: Word, next: string): boolean =>
  isOneOff(lettersOf(folded), UNITED, 1) && BEHIND_UNITED.some(word => isOneOff(word, lettersOf(next)));

/** The word of a country or a city that was meant, one letter away from what was typed. */
function placeMeant({ folded }: Word): string | null {
  const letters = lettersOf(folded);
  if (folded.length < TYPO_MIN_LETTERS || NO_PLACES.has(folded)) return null;
  const [only, ...others] = PLACES.filter(
    ({ word, letters: meant }) => word.startsWith(folded.charAt(0)) && isOneOff(letters, meant, 1),
  );
  return only && others.length === 0 ? only.word : null;
}

/** As they are right, by how they are typed without marks; none that subjects are called by (`công nghê`). */
const ASKING = new Map('học trường ngành muốn'.split(' ').map(word => [fold(word), word]));
/** Where a letter is missing as well. */
const WITHOUT_VOWEL: ReadonlyMap<string, string> = new Map([['hcj', 'hoc']]);

const swapsOf = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, place) => word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
  );

/** The word of asking that was meant, with marks where some were typed. */
function askingMeant(exact: string, folded: string, isKnown: (folded: string) => boolean): string | null {
  const isMarked = exact !== folded;
  if (isMarked && ASKING.has(folded)) return isVietnameseWord(exact) === null ? (ASKING.get(folded) ?? null) : null;
  if (isSyllable(folded) || isKnown(folded)) return null;
  const meant = WITHOUT_VOWEL.get(folded) ?? swapsOf(folded).find(word => ASKING.has(word)) ?? null;
  return meant !== null && isMarked ? (ASKING.get(meant) ?? null) : meant;
}

/** What was meant by a word that nobody knows; null for another. `isLast`: the end of the text, which may be unfinished. `before`, `next`: the words beside it. */
export function limitWordMeant(
  typed: string,
  {
    isKnown,
    isLast,
    before,
    next,
  }: { isKnown: (folded: string) => boolean; isLast: boolean; before: string; next: string },
): string | null {
  const [word, ...others] = toWords(typed);
  if (!word || others.length > 0) return null;
  const asking = askingMeant(word.exact, word.folded, isKnown);
  if (asking !== null) return asking;
  if (isUnited(word, next)) return 'united';
  const place = isTypo(word) && !isKnown(word.folded) ? placeMeant(word) : null;
  // `univeristy of edinburg` is a name.
  if (place !== null && !(isLast && before === 'of' && place.startsWith(word.folded))) return place;
  if (word.exact !== word.folded) return null;
  const most = editsForgiven(word.folded.length);
  const near = most === 0 ? [] : LIMIT_WORDS.filter(limit => limit.word.startsWith(word.folded.charAt(0)));
  if (near.length === 0 || !isTypo(word) || isKnown(word.folded)) return null;
  const letters = lettersOf(word.folded);
  const found = near
    .map(limit => ({ ...limit, edits: editsBetween(letters, limit.letters, { most, isPrefix: false }) }))
    .toSorted((one, other) => one.edits - other.edits)[0];
  // Spelled well it is none.
  if (!found || found.edits === 0 || found.edits > most || (isLast && found.word.startsWith(word.folded))) return null;
  return found.word;
}
