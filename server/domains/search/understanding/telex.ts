/**
 * Vietnamese typed with the keyboard's Telex or VNI switched off: `hocj` is học, `boongr` bổng, `ho5c` học. A word is decoded when the result is a word of the
 * language of this search and what was typed is not.
 */
import { fold } from '../../../../schema/rules/folding.rules.js';
import { isSyllable } from '../text/syllables.js';
import { TONE } from '../text/tokenizer.js';
import { isPlainWord, isVietnameseWord } from './vietnameseWords.js';

const TONES: Readonly<Record<string, string>> = {
  s: '\u0301',
  f: '\u0300',
  r: '\u0309',
  x: '\u0303',
  j: '\u0323',
  1: '\u0301',
  2: '\u0300',
  3: '\u0309',
  4: '\u0303',
  5: '\u0323',
};
const CIRCUMFLEX = '\u0302';
const HORN = '\u031b';
const BREVE = '\u0306';

const withShapes = (word: string): string =>
  word
    .replace(/dd/g, 'đ')
    .replace(/([aeo])\1/g, `$1${CIRCUMFLEX}`)
    .replace(/uow|uwow|uwo/g, `u${HORN}o${HORN}`)
    .replace(/([ou])w/g, `$1${HORN}`)
    .replace(/aw/g, `a${BREVE}`)
    // By itself it is the whole letter: `ddwcs` is đức.
    .replace(/w/g, `u${HORN}`);

/** VNI: 6 is a circumflex, 7 a horn, 8 a breve, 9 the bar of đ; typed behind the letter or at the end of the word. */
function withDigits(word: string): string {
  const digits = word.replace(/[^6-9]/g, '');
  const lastOf = (letters: string, mark: string) => (base: string) =>
    base.replace(new RegExp(`([${letters}])(?!.*[${letters}])`), `$1${mark}`);
  let base = word
    .replace(/d9/g, 'đ')
    .replace(/([aeo])6/g, `$1${CIRCUMFLEX}`)
    .replace(/a8/g, `a${BREVE}`);
  base = base.replace(/uo7|u7o7/g, `u${HORN}o${HORN}`).replace(/([ou])7/g, `$1${HORN}`);
  const left = base.replace(/[^6-9]/g, '');
  base = base.replace(/[6-9]/g, '');
  if (digits === '' || left === '') return base;
  if (left.includes('9')) base = base.replace('d', 'đ');
  if (left.includes('6')) base = lastOf('aeo', CIRCUMFLEX)(base);
  if (left.includes('8')) base = lastOf('a', BREVE)(base);
  if (left.includes('7'))
    base = base.includes('uo') ? base.replace('uo', `u${HORN}o${HORN}`) : lastOf('ou', HORN)(base);
  return base;
}

/** Every letter of Telex may be the tone of its word, or none is. */
function readings(word: string): string[] {
  const shaped = (base: string): string => withShapes(base).normalize('NFC');
  const found = [shaped(word)];
  for (let place = 1; place < word.length; place++) {
    const mark = TONES[word.charAt(place)];
    if (mark) found.push(shaped(word.slice(0, place) + word.slice(place + 1)) + mark);
  }
  return found;
}

function digitReadings(word: string): string[] {
  const tone = /[1-5]/.exec(word)?.[0];
  const base = withDigits(word.replace(/[1-5]/, '')).normalize('NFC');
  return [base + (tone ? (TONES[tone] ?? '') : '')];
}

const TELEX = /^[a-z]+$/;
const VNI = /^[a-z]+[1-9][a-z1-9]*$/;

const COUNTRIES: readonly string[] = ['úc', 'mỹ', 'đức'];

/** The country that a word is by Telex, though it may be something else as it stands, too: `usc`. */
export function countryTyped(typed: string): string | null {
  const word = typed.toLowerCase();
  return TELEX.test(word)
    ? (readings(word)
        .map(isVietnameseWord)
        .find(meant => meant !== null && COUNTRIES.includes(meant)) ?? null)
    : null;
}

const MARKED = /[^a-z0-9]/;
/** The last key was held: `canadaa`. */
const HELD_AT_END = /([a-z])\1$/;
const MIN_HELD = 6;
/** No syllable has the same letter twice in a row: `cônng`, `toánn`. */
const TWICE = /(\p{L})\1/gu;
/** With the mark between them: `bịi`. */
const HELD = /(\p{L})(\p{M}*)\1(?!\p{M})/gu;
const TONE_MARK = new RegExp(TONE, 'u');

/** A tone behind a word whose other marks were set: `trươngf`, `trương2`. */
function withLateTone(word: string): string | null {
  if (TONE_MARK.test(word.normalize('NFD'))) return null;
  const found = /[1-5]/.test(word) ? digitReadings(word) : readings(word).slice(1);
  return found.map(isVietnameseWord).find(meant => meant !== null) ?? null;
}

/** The letter for a circumflex behind the tone: `nghẹe` is nghệ. */
function withLateShape(word: string): string {
  const apart = word.normalize('NFD');
  return withShapes(apart.replace(TONE_MARK, '')).normalize('NFC') + (TONE_MARK.exec(apart)?.[0] ?? '');
}

/** A syllable with marks of which a key was held too long or pressed too late; with marks that no syllable has, as it is without any. */
function mistypedSyllable(word: string): string | null {
  if (isVietnameseWord(word) !== null) return null;
  const late = isVietnameseWord(withLateShape(word));
  if (late !== null) return late;
  const toned = withLateTone(word);
  if (toned !== null) return toned;
  const once = word.normalize('NFD').replace(HELD, '$1$2').normalize('NFC');
  const plain = fold(once);
  return once === word ? null : (isVietnameseWord(once) ?? (isSyllable(plain) ? plain : null));
}

/** What a word was meant to be; null when it stands as it is. */
export function decodeTyped(typed: string, isKnown: (folded: string) => boolean): string | null {
  const word = typed.toLowerCase().normalize('NFC');
  if (word.length < 2 || word.length > 10) return null;
  if (MARKED.test(word)) return mistypedSyllable(word);
  if (isPlainWord(word) || isKnown(word)) return null;
  if (word.length >= MIN_HELD && HELD_AT_END.test(word) && isKnown(word.slice(0, -1))) return word.slice(0, -1);
  const candidates = TELEX.test(word) ? readings(word) : VNI.test(word) ? digitReadings(word) : [];
  for (const candidate of candidates) {
    const meant = isVietnameseWord(candidate);
    if (meant !== null && meant !== word) return meant;
  }
  return null;
}

/** Keys that were held: three of a letter for two, two of one that is never doubled. */
const onceHeld = (word: string): string => word.replace(/([a-z])\1{2,}/g, '$1$1').replace(/([^aeod\d])\1/g, '$1');

const folded = (typed: string): string => fold(typed).replace(TWICE, '$1');

/**
 * What a word was meant to be that is no word as it was typed, beside others that are typed so: keys that were held too long, both ways of typing in one word (`dda5i`), the tone in the middle or
 * another tone; a country, or the syllable without its marks. `isLoose`: whether so much is typed so that a syllable without marks may be read by letters alone.
 */
export function decodeLoosely(typed: string, isKnown: (folded: string) => boolean, isLoose: boolean): string | null {
  const word = typed.toLowerCase();
  if (word.length < 2 || word.length > 10 || isPlainWord(word) || isKnown(word)) return null;
  const isVni = VNI.test(word);
  if (!isVni && !TELEX.test(word)) return null;
  const once = onceHeld(word);
  // `dduwowis` for `duwowis`.
  const spelled = once.startsWith('dd') ? [once, once.slice(1)] : [once];
  const candidates = spelled.flatMap(one =>
    isVni ? [...digitReadings(withShapes(one)), ...digitReadings(one)] : readings(one),
  );
  const words = candidates.map(isVietnameseWord).filter(meant => meant !== null);
  if (words[0] !== undefined) return words[0];
  // Without a sign of such typing it is a word that nothing here knows.
  const marked = candidates.filter(candidate => candidate.normalize('NFC') !== word && isSyllable(folded(candidate)));
  const country = COUNTRIES.find(name => marked.some(candidate => folded(candidate) === fold(name)));
  return country ?? (isLoose || isVni ? (marked.map(folded)[0] ?? null) : null);
}
