/** Which documents a text matches, and with how many points (ranking.ts describes them). */
import { hasBit, type Bits } from '../build/bitset.js';
import { addNameDocs, prefixRange, wholeWord } from '../build/invertedIndex.js';
import type { KindIndex } from '../build/searchIndex.js';
import { meaningToken } from '../text/indexedWords.js';
import type { Dictionary } from '../text/phrases.js';
import { meaningOf, parseQueryText, type Term } from '../text/queryText.js';
import { bestCorrection } from './corrections.js';
import { TEXT_REASONS } from './ranking.js';
import { matchTerm, type Lookup, type TermMatch } from './wordMatch.js';
import { keptTerms } from './relaxation.js';

export type TextMatch = {
  terms: readonly TermMatch[];
  /** A document must be in all of these sets. */
  found: readonly Bits[];
  /** Each gives a point. */
  points: readonly Bits[];
  /** Names that mean the whole text. */
  wholeName: Bits;
  /** Terms that are not looked for since nothing has all of them, as typed. */
  dropped: string[];
  /** The text with its typing errors corrected; null without any. */
  corrected: string | null;
};

export function dictionaryOf({ plain }: KindIndex): Dictionary {
  const isPrefix = (word: string): boolean => {
    const { from, to } = prefixRange(plain, word);
    return from < to;
  };
  return {
    isPrefix,
    isWord: word => {
      const { from, to } = wholeWord(plain, prefixRange(plain, word), word);
      return from < to;
    },
  };
}

function wholeNameDocs({ index: { plain }, workspace }: Lookup, terms: readonly Term[]): Bits {
  const token = meaningToken(meaningOf(terms));
  return workspace.wordSets.get(`whole ${token}`, docs =>
    addNameDocs(docs, plain, wholeWord(plain, prefixRange(plain, token), token)),
  );
}

/** Null for an empty text, which matches everything. */
export function matchText(lookup: Lookup, text: string, { isTyping = false } = {}): TextMatch | null {
  const { index, workspace } = lookup;
  const { terms, isUnsearchable } = parseQueryText(text, dictionaryOf(index), { isTyping });
  if (isUnsearchable)
    return { terms: [], found: [workspace.none], points: [], wholeName: workspace.none, dropped: [], corrected: null };
  if (terms.length === 0) return null;
  const all = terms.map(term => matchTerm(lookup, term));
  const kept = keptTerms(all, workspace.bits);
  const isKept = new Set(kept);
  return {
    terms: kept,
    found: kept.map(({ any }) => any),
    points: kept.flatMap(({ exactName, name, correctedName }) => [exactName, name, correctedName]),
    wholeName: wholeNameDocs(lookup, terms),
    dropped: all.filter(match => !isKept.has(match)).map(({ term }) => term.text),
    corrected: bestCorrection(lookup, terms),
  };
}

/** Points of a document that was found; more than any sum of points when its name means the whole text. */
export const pointsOf = ({ points, wholeName }: TextMatch, doc: number): number =>
  points.filter(set => hasBit(set, doc)).length + (hasBit(wholeName, doc) ? 1_000 : 0);

const strengthOf = (match: TermMatch, doc: number): number => {
  if (hasBit(match.exactName, doc)) return 4;
  if (hasBit(match.typedName, doc)) return 3;
  if (hasBit(match.name, doc)) return 1;
  if (hasBit(match.typed, doc)) return 2;
  return hasBit(match.withSynonyms, doc) ? 1 : 0;
};

/** The reason that the text gives for a document that it found. */
export const reasonOf = ({ terms }: TextMatch, doc: number): (typeof TEXT_REASONS)[number] | null =>
  terms.length === 0 ? null : (TEXT_REASONS[Math.min(...terms.map(match => strengthOf(match, doc)))] ?? null);
