/**
 * A typed text as tokens with their places: words, numbers and the signs of money. `500tr` is a number and a word, `300-500tr` two numbers and a word; a
 * word typed by Telex or VNI, or a mistyped word for a limit, is read as what was meant.
 */
import { lastFew } from '../text/lastFew.js';
import { hasMarks, toWords } from '../text/tokenizer.js';
import { withWholeHorns } from './hornedVowel.js';
import { limitWordMeant } from './limitSlips.js';
import { countryTyped, decodeLoosely, decodeTyped } from './telex.js';

export type Token = {
  /** Place in the typed text, in code units: `from` of the first sign, `to` behind the last. */
  from: number;
  to: number;
  /** Lower case, with the diacritics that were typed or decoded; a number as typed. */
  exact: string;
  folded: string;
  isMarked: boolean;
  /** Null for a word. */
  number: number | null;
  isUpper: boolean;
  /** A sign that separates phrases: a comma, a bracket. */
  isBreak: boolean;
  /** What a word typed by Telex or VNI means, or a sign between alternatives; null for any other. */
  decoded: string | null;
};

export type TypedText = {
  tokens: readonly Token[];
  /** The text with decoded words in it; null when nothing was decoded. */
  decoded: string | null;
};

const CHUNK = /\S+/gu;
/** `A$`, `CA$`: a sign of money with the country before it. */
const PIECE =
  /(?<!\p{L})(?:a(?:ud?)?|c(?:an?|ad)?|usd?)\$|\d+(?:[.,]\d+)*|[\p{L}\p{M}'’.]*[\p{L}\p{M}]|[£$€%]|[-–—/,;()?!]/giu;
const MONEY = /[£$€]$/;
const BREAK = /^[,;()?!]$/;
const DASH = /^[-–—/]$/;

/** `20.000` and `20,000` are twenty thousand, `6.5` and `6,5` six and a half. */
function numberOf(text: string): number | null {
  if (!/^\d/.test(text)) return null;
  if (/^\d{1,3}([.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ''));
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/** A sign of money is no word, whatever letters stand before it. */
export const wordOf = (piece: string): ReturnType<typeof toWords>[number] | undefined =>
  MONEY.test(piece) ? undefined : toWords(piece)[0];

function tokenOf(piece: string, { from, to }: { from: number; to: number }, decoded: string | null = null): Token {
  const word = wordOf(piece);
  const sign = piece.toLowerCase();
  const exact = word?.exact ?? sign;
  const folded = word?.folded ?? sign;
  return {
    from,
    to,
    exact,
    folded,
    isMarked: word ? hasMarks(word) : false,
    number: numberOf(piece),
    isUpper: word?.isUpper ?? false,
    isBreak: BREAK.test(piece),
    decoded,
  };
}

/** Beside so many decoded words a country is one, too, whatever else it may mean. */
const LEAST_DECODED = 2;

/** By Telex it is `sĩ`, but not before what is counted: `six months`, `six point five`. */
const SIX = 'six';
const COUNTED = /^(?:months?|years?|yrs?|points?|semesters?|hundred|thousand|million|grand)$/;
const isNumberSix = (chunk: string, next: string): boolean =>
  chunk.toLowerCase().split('-', 1)[0] === SIX && COUNTED.test(chunk.slice(SIX.length + 1).toLowerCase() || next);

const NOTHING_BEGUN = (): boolean => false;

function tokenize(
  text: string,
  isKnown: (folded: string) => boolean,
  isBegun: (word: string, before: string) => boolean,
): TypedText {
  const tokens: Token[] = [];
  let decoded = '';
  let end = 0;
  const found = [...text.matchAll(CHUNK)];
  const chunks = found.map(({ 0: chunk, index: start }, place) => {
    const isSix = isNumberSix(chunk, found[place + 1]?.[0].toLowerCase() ?? '');
    const core = /^[\p{L}\p{N}]+/u.exec(chunk)?.[0] ?? '';
    const isLast = start + chunk.length === text.trimEnd().length;
    const stands = core === '' || isSix || (isLast && isBegun(core.toLowerCase(), text.slice(0, start)));
    const horned = withWholeHorns(core);
    return { chunk, start, core, stands, isSix, horned, read: stands ? null : decodeTyped(core, isKnown) };
  });
  // A slip of a mark is no sign that other words are typed so.
  const count = chunks.filter(({ read, horned }) => read !== null && horned === null).length;
  const isDecoded = count >= LEAST_DECODED;
  for (const [place, { chunk, start, core, stands, isSix, horned, read }] of chunks.entries()) {
    const next = chunks[place + 1]?.core.toLowerCase() ?? '';
    const isLast = start + core.length === text.trimEnd().length;
    const loose = read === null && count > 0 && !stands ? decodeLoosely(core, isKnown, isDecoded) : null;
    const meant =
      horned ??
      read ??
      loose ??
      limitWordMeant(core, { isKnown, isLast, before: chunks[place - 1]?.core.toLowerCase() ?? '', next }) ??
      (isDecoded ? countryTyped(core) : null);
    if (meant !== null) {
      decoded += text.slice(end, start) + meant;
      end = start + core.length;
      tokens.push(tokenOf(meant, { from: start, to: end }, meant));
    }
    const skip = meant === null ? 0 : core.length;
    for (const piece of chunk.slice(skip).matchAll(PIECE)) {
      const from = start + skip + piece.index;
      const token = tokenOf(piece[0], { from, to: from + piece[0].length });
      tokens.push(isSix && token.folded === SIX ? { ...token, number: 6 } : token);
    }
  }
  return { tokens, decoded: decoded === '' ? null : (decoded + text.slice(end)).normalize('NFC') };
}

/** Of one text, and of its parts, many markers are asked for, one after the other. */
const MAX_TEXTS = 16;
const undecoded = lastFew<readonly Token[]>(MAX_TEXTS);

/**
 * `isKnown`: a folded word that somebody may mean as it stands, so that it is never decoded. `isBegun`: whether a last word begins the name of an institution, behind these words: `đại học quee`
 * goes on to Queensland.
 */
export function readTokens(
  text: string,
  isKnown: (folded: string) => boolean,
  isBegun: (word: string, before: string) => boolean = NOTHING_BEGUN,
): TypedText {
  const { tokens, decoded } = tokenize(text, isKnown, isBegun);
  return { tokens: decoded === null ? undecoded(text, () => tokens) : tokens, decoded };
}

/** Of a text that is no typing by Telex or VNI. */
export const tokensOf = (text: string): readonly Token[] =>
  undecoded(text, () => tokenize(text, () => true, NOTHING_BEGUN).tokens);

const spelled = new Map<string, string>();
/** A word as tokens spell it: the tone mark of `hoặc` stands behind it. */
export function exactOf(word: string): string {
  const known = spelled.get(word) ?? wordOf(word)?.exact ?? word;
  spelled.set(word, known);
  return known;
}

export const isDash = ({ exact }: Token): boolean => DASH.test(exact);
