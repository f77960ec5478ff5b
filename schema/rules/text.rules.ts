/** What no name and no free text may hold: it stands in mails and on the screens of staff. Issues are codes. */
import { z } from 'zod';
import { TOP_LEVEL_DOMAINS } from './topLevelDomains.values.js';

/** Control, bidirectional, zero-width and other invisible characters; spaces and line ends are tidied elsewhere. */
const HIDDEN = /[^\P{Cc}\t\n\r]|\p{Cf}|\p{Cs}|\p{Default_Ignorable_Code_Point}|[\u2028\u2029\u2800]/u;
/** Emoji of several characters are joined by two of them. */
const EMOJI = /\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier}|\p{Extended_Pictographic})*/gu;

/** Before which a name is one, however short it is. */
const TITLES = new Set('mr mrs ms dr st ts ths gs pgs bs ks cn'.split(' '));
/** Endings of addresses that are words as well: a sentence may begin with one after a full stop without a space. */
const WORDS = new Set(
  'va la de gi ai co bo me cam xin do ma so ba vi se is it in at to my you no as by how here study school work help live fun cool now today'.split(
    ' ',
  ),
);

const SCHEME = /[a-z][a-z\d+.-]*:\/\//i;
const ADDRESSES = [
  SCHEME,
  // What a mail program makes a link of.
  /\bwww\d?\.[\p{L}\d]/iu,
  // A host with a path: t.me/group.
  /[\p{L}\d-]+\.[a-z]{2,}\/\S/iu,
  /(?:^|[^\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/,
];
/** A scheme, a path or a second sign makes it the address of a page: `https://name@host`. */
const MAIL_ADDRESS = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?![\p{L}\d/:@-])/gu;
const DOTTED = /[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)+/gu;
/** Browsers take them for the dot of an address. */
const OTHER_DOTS = /[\u3002\uFF0E\uFF61]/g;

const isCapitalised = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);

/** A sentence that begins after a full stop without a space: `toán.My cousin`, `Toán.xin cảm ơn`. */
function beginsSentence(before: string, word: string, rest: string): boolean {
  const mayBegin = WORDS.has(word.toLowerCase()) || word.length === 2;
  const hasMarks = /[^a-z\d-]/i.test(before);
  return mayBegin && /^\s+\p{L}/u.test(rest) && (isCapitalised(word) || hasMarks);
}

/** Whether a dot between two words makes a host of them, whatever the case of its letters. */
function isHost(before: string, ending: string, rest: string, kind: 'NAME' | 'TEXT'): boolean {
  const name = ending.toLowerCase();
  if (!TOP_LEVEL_DOMAINS.has(name) && !name.startsWith('xn--')) return false;
  // A degree or a title: B.Com, M.Sc, Dr.Ma.
  if (before.length === 1 && ending !== name) return false;
  if (isCapitalised(ending) && TITLES.has(before.toLowerCase())) return false;
  return kind === 'NAME' || !beginsSentence(before, ending, rest);
}

function holdsHost(text: string, kind: 'NAME' | 'TEXT'): boolean {
  return [...text.matchAll(DOTTED)].some(({ 0: dotted, index }) => {
    const words = dotted.split('.');
    return words.some((word, place) => {
      const isLast = place === words.length - 1;
      return place > 0 && isHost(words[place - 1] ?? '', word, isLast ? text.slice(index + dotted.length) : '', kind);
    });
  });
}

/** Addresses in one form: full-width letters and other dots are read like their plain ones. */
const inOneForm = (text: string): string => text.normalize('NFKC').replace(OTHER_DOTS, '.');

const looksLikeAddress = (text: string, kind: 'NAME' | 'TEXT'): boolean =>
  ADDRESSES.some(pattern => pattern.test(text)) || holdsHost(text, kind);

type Flaw = 'HIDDEN_SIGNS' | 'WEB_ADDRESS';

/** Null when a name may be stored as it is. */
export function flawOfName(text: string): Flaw | null {
  if (HIDDEN.test(text)) return 'HIDDEN_SIGNS';
  return looksLikeAddress(inOneForm(text), 'NAME') ? 'WEB_ADDRESS' : null;
}

/** Free text may hold emoji and e-mail addresses. */
export function flawOfText(text: string): Flaw | null {
  if (HIDDEN.test(text.replace(EMOJI, ''))) return 'HIDDEN_SIGNS';
  const plain = inOneForm(text);
  const hasScheme = SCHEME.test(plain);
  return hasScheme || looksLikeAddress(plain.replace(MAIL_ADDRESS, ' '), 'TEXT') ? 'WEB_ADDRESS' : null;
}

/** For `superRefine`. */
export const refusing =
  (flawOf: (text: string) => Flaw | null) =>
  (text: string, context: z.RefinementCtx): void => {
    const flaw = flawOf(text);
    if (flaw) context.addIssue({ code: 'custom', message: flaw });
  };

/** A text of several lines keeps its line ends. */
export const tidyText = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();
/** Of one line. */
const tidyLine = (text: string): string => tidyText(text).replace(/\s+/g, ' ');

export const requiredText = (max: number, tidy = tidyLine) =>
  z
    .string('REQUIRED')
    .superRefine(refusing(flawOfText))
    .transform(tidy)
    .pipe(z.string().min(1, 'REQUIRED').max(max, 'TOO_LONG'));

/** Left out stays, null or nothing but spaces empties: the three ways of an input that changes what is stored. */
export const emptied = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess(value => (typeof value === 'string' && value.trim() === '' ? null : value), rule.nullish());
export const freeText = (max: number, tidy = tidyLine) =>
  emptied(z.string('REQUIRED').superRefine(refusing(flawOfText)).transform(tidy).pipe(z.string().max(max, 'TOO_LONG')));
