/** Why a text found a document: by the weakest of its terms. */
import { hasBit, type Bits } from '../build/bitset.js';
import { PARTS_OF_FIELDS_MEANT } from '../text/concepts.js';
import { TEXT_REASONS } from './ranking.js';
import { tellsKindAlone } from './tellingReasons.js';
import type { TermMatch } from './termMatch.js';
import type { TextMatch } from './textMatch.js';

const STRENGTH = Object.fromEntries(TEXT_REASONS.map((reason, place) => [reason, place])) as Record<
  (typeof TEXT_REASONS)[number],
  number
>;

const isIn = (docs: Bits | null, doc: number): boolean => docs !== null && hasBit(docs, doc);

/** Whether a title is about the term or what is nearly the same, and does not only have its words: for computers `Computer Science` is, and `Health Informatics`, which has `informatics` in it, is about something else. */
const isAbout = ({ about, aboutCloseKin }: TermMatch, doc: number): boolean =>
  isIn(about, doc) || isIn(aboutCloseKin, doc);

/** Whether a document that was found for a corrected term has neither the typed word nor the corrected one, but another phrase of the same meaning. */
const isBeyondCorrection = (match: TermMatch, doc: number): boolean =>
  match.term.corrected.length > 1 && !hasBit(match.correctedTyped, doc);

/** How strongly a term found a document. The narrow sets are asked first, since the wider ones are seldom needed and cost most to make. */
const strengthOf = (match: TermMatch, doc: number): number => {
  if (hasBit(match.typedName, doc)) return STRENGTH.NAME;
  const isOfTitle = match.term.role === 'SUBJECT' && match.hasTitles;
  if (hasBit(match.name, doc)) return isOfTitle && !isAbout(match, doc) ? STRENGTH.RELATED_SUBJECT : STRENGTH.SYNONYM;
  // A field, a city or a country is the same by any of its names; a field that is shared with another subject is not.
  if (hasBit(match.meant, doc)) {
    if (isOfTitle && PARTS_OF_FIELDS_MEANT.has(match.term.meaning)) return STRENGTH.RELATED_SUBJECT;
    return match.term.role === 'SUBJECT' ? STRENGTH.FIELD : STRENGTH.OTHER_WORDS;
  }
  if (hasBit(match.own, doc))
    return isOfTitle && isBeyondCorrection(match, doc) && !isAbout(match, doc)
      ? STRENGTH.RELATED_SUBJECT
      : STRENGTH.TYPO_CORRECTED;
  // What is found by what it is for, as scholarships for people who work, is of no other subject.
  return match.term.role === 'SUBJECT' ? STRENGTH.RELATED_SUBJECT : STRENGTH.SYNONYM;
};

/** Whether it was found neither as typed nor corrected, but by another phrase of the meaning of the correction. */
const isByMeaningOfCorrection = (match: TermMatch, doc: number): boolean =>
  strengthOf(match, doc) === STRENGTH.TYPO_CORRECTED && isBeyondCorrection(match, doc);

/**
 * The reasons that the text gives for a document that it found, by the terms that were kept: `EXACT_NAME` only where the whole text means its whole name, as
 * typed; a correction and a word of the same meaning together where it took both.
 */
export function reasonsOfText(match: TextMatch, doc: number): (typeof TEXT_REASONS)[number][] {
  const { terms, lists, wholeName, dropped } = match;
  if (terms.length === 0) return [];
  const strengths = lists.map(list => Math.max(...list.map(term => strengthOf(term, doc))));
  const weakest = Math.min(...strengths);
  if (weakest === STRENGTH.NAME && dropped.length === 0 && wholeName !== null && hasBit(wholeName, doc))
    return ['EXACT_NAME'];
  const named = strengths.filter((_, place) => !lists[place]?.every(({ term }) => tellsKindAlone(term)));
  const reason = TEXT_REASONS[named.length > 0 ? Math.min(...named) : weakest];
  if (!reason) return [];
  return terms.some(term => isByMeaningOfCorrection(term, doc)) ? [reason, 'SYNONYM'] : [reason];
}
