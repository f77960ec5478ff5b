/** What no name and no free text may hold: it stands in mails and on the screens of staff. Issues are codes. */
import { z } from 'zod';

/** Control, bidirectional, zero-width and other invisible signs; spaces and line ends are tidied elsewhere. */
const HIDDEN = /[^\P{Cc}\t\n\r]|\p{Cf}|\p{Cs}|\p{Default_Ignorable_Code_Point}|[\u2028\u2029\u2800]/u;
/** Emoji of several signs are joined by two of them. */
const EMOJI = /\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier}|\p{Extended_Pictographic})*/gu;

const COUNTRIES =
  'ai au be br ca cc ch cn co cz de es eu fr gg hk id ie in io it jp kr la ly me ml my nl nz ph pl pw ru sg sh th tk to tv tw uk us vn ws xyz';
const NAMES =
  'app asia biz blog bond cam cfd click cloud club com dev edu fun gov help info ink link live mobi net news online org page pro rest shop site space store tech top vip website wiki win work world';
const ENDINGS = `${NAMES} ${COUNTRIES}`.split(' ').join('|');

const ADDRESSES = [
  // A scheme, or what a mail program makes a link of.
  /[a-z][a-z\d+.-]*:\/\//i,
  /\bwww\d?\.[\p{L}\d]/iu,
  // A host with a path: t.me/group.
  /[\p{L}\d-]+\.[a-z]{2,}\/\S/iu,
  // A host by itself. Letters of one case: after a full stop without a space, a sentence begins with a capital.
  new RegExp(`[\\p{L}\\d-]{2,}\\.(?:${ENDINGS})(?![\\p{L}\\d-])`, 'u'),
  new RegExp(`[\\p{Lu}\\d-]{2,}\\.(?:${ENDINGS.toUpperCase()})(?![\\p{L}\\d-])`, 'u'),
  /(?:^|[^\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/,
];
const MAIL_ADDRESS = /[^\s@]+@[^\s@]+/g;

const looksLikeAddress = (text: string): boolean => ADDRESSES.some(pattern => pattern.test(text));

type Flaw = 'HIDDEN_SIGNS' | 'WEB_ADDRESS';

/** Null when a name may be stored as it is. */
export function flawOfName(text: string): Flaw | null {
  if (HIDDEN.test(text)) return 'HIDDEN_SIGNS';
  return looksLikeAddress(text.normalize('NFKC')) ? 'WEB_ADDRESS' : null;
}

/** Free text may hold emoji and e-mail addresses. */
export function flawOfText(text: string): Flaw | null {
  if (HIDDEN.test(text.replace(EMOJI, ''))) return 'HIDDEN_SIGNS';
  return looksLikeAddress(text.normalize('NFKC').replace(MAIL_ADDRESS, ' ')) ? 'WEB_ADDRESS' : null;
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
