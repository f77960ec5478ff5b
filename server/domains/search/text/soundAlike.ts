/**
 * Finds the Vietnamese phrase of the vocabulary that several syllables sound like, spelled as somebody hears them: `chuyền thông`, `lông nghiệp`, `kiến chúc sư`, `giữ liệu`.
 * Which sounds are one in some part of the country, or are written in two ways, is data; what was typed with marks has those of the phrase.
 */
import { phraseAt, PHRASES, type Phrase } from './phrases.js';
import { changesPhrase, type CorrectedPhrase } from './phraseCorrection.js';
import { isSyllable } from './syllables.js';
import { hasMarks, type Word } from './tokenizer.js';

const MAX_SYLLABLES = 5;
/** With the mark of its tone. */
const MAX_SYLLABLE_LENGTH = 8;
/** The mark of a tone is the last sign of a word (text/tokenizer.ts). */
const END = '(?=[\\u0300-\\u0323]?$)';
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^ngh/, 'ng'],
  [/^gh/, 'g'],
  [/^tr/, 'ch'],
  [/^x/, 's'],
  [/^(?:gi(?=\p{L})|r|z)/u, 'd'],
  [/^n(?![gh])/, 'l'],
  [/^k(?!h)/, 'c'],
  [new RegExp(`^([bcdđghklmnpst]*)y${END}`), '$1i'],
  [new RegExp(`ng${END}`), 'n'],
  [new RegExp(`c${END}`), 't'],
  [/\u0303/, '\u0309'],
];
/** There are some thousand syllables. */
const MAX_REMEMBERED = 10_000;
const sounds = new Map<string, string>();
function soundOf(word: string): string {
  if (word.length > MAX_SYLLABLE_LENGTH) return word;
  const known = sounds.get(word);
  if (known !== undefined) return known;
  const sound = SOUNDS.reduce((heard, [from, to]) => heard.replace(from, to), word);
  if (sounds.size < MAX_REMEMBERED) sounds.set(word, sound);
  return sound;
}

type Heard = { phrase: Phrase; sounds: readonly string[] };

const BY_SOUND = new Map<string, Heard[]>();
/** The first two syllables of each: most pairs of words begin none. */
const BEGINNINGS = new Set<string>();
const beginningOf = (first: string, second: string): string => `${soundOf(first)} ${soundOf(second)}`;
for (const phrase of PHRASES) {
  const { words } = phrase;
  const isHeard = words.length > 1 && words.length <= MAX_SYLLABLES && words.some(hasMarks);
  if (!isHeard || !words.every(({ folded }) => isSyllable(folded))) continue;
  const key = words.map(({ folded }) => soundOf(folded)).join(' ');
  const marked = words.map(({ exact }) => soundOf(exact));
  BEGINNINGS.add(key.split(' ', 2).join(' '));
  BY_SOUND.set(key, [...(BY_SOUND.get(key) ?? []), { phrase, sounds: marked }]);
}

/** The longest phrase that syllables from a place on sound like, unless they are one themselves. */
export function soundAlikeAt(words: readonly Word[], from: number): CorrectedPhrase | null {
  const [first, second] = [words[from], words[from + 1]];
  if (!first || !second || !BEGINNINGS.has(beginningOf(first.folded, second.folded))) return null;
  const folded = words.slice(from, from + MAX_SYLLABLES).map(word => soundOf(word.folded));
  for (let length = folded.length; length > 1; length--) {
    const typed = words.slice(from, from + length);
    // Whoever types marks types all of them: `quản lý con` is not `quản lý công`.
    const isMarked = typed.some(hasMarks);
    const heard = (BY_SOUND.get(folded.slice(0, length).join(' ')) ?? []).filter(({ sounds: own }) =>
      typed.every((word, place) => !isMarked || soundOf(word.exact) === own[place]),
    );
    const phrase = heard[0]?.phrase;
    // What sounds like two is neither of them.
    if (!phrase || heard.some(other => other.phrase.group !== phrase.group)) continue;
    if (phraseAt(typed, 0, true)?.words.length !== length && !changesPhrase(typed, phrase))
      return { phrase, length, isCertain: true, isHeard: true };
  }
  return null;
}
