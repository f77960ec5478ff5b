/** Which reasons of an entry answer what was asked: those that everything of its kind has say nothing. */
import { parseQueryText } from '../text/queryText.js';
import { meaningOf, type Term } from '../text/terms.js';
import type { Limit } from '../understanding/limits.js';
import { TEXT_REASONS, type RankReason } from './ranking.js';

/** Words that say a kind of entry alone: everything of the kind has them. */
const KINDS: ReadonlySet<string> = new Set(
  ['scholarship', 'university', 'college'].map(word => meaningOf(parseQueryText(word).terms)),
);
export const saysKind = ({ meaning }: Pick<Term, 'meaning'>): boolean => KINDS.has(meaning);
const SCHOLARSHIP = meaningOf(parseQueryText('scholarship').terms);
/** Not of financial aid: what is called so comes first. */
export const saysScholarship = ({ meaning }: Pick<Term, 'meaning'>): boolean => meaning === SCHOLARSHIP;
/** That one is a scholarship, in whatever language, or of a university tells nothing beside its name: `học bổng chevening`. */
export const tellsKindAlone = (term: Pick<Term, 'meaning' | 'role'>): boolean =>
  term.role === 'SCHOLARSHIP' || saysKind(term);

const isOfText = (reason: RankReason): boolean =>
  reason !== 'EXACT_NAME' && TEXT_REASONS.some(other => other === reason);

/** Of the words: none where they say a kind alone, as `scholarship` does of each scholarship. */
export const withoutKindReasons = (
  reasons: readonly RankReason[],
  terms: readonly Pick<Term, 'meaning'>[],
): RankReason[] => (terms.every(saysKind) ? reasons.filter(reason => !isOfText(reason)) : [...reasons]);

/** Of a broader subject: what has its name means something near to what was typed, and not the same. */
export const broaderReasons = (reasons: readonly RankReason[]): RankReason[] => {
  const others = reasons.filter(reason => !isOfText(reason) && reason !== 'EXACT_NAME');
  return others.length < reasons.length ? ['RELATED_SUBJECT', ...others] : others;
};

/** Beside limits that were said, that much is known of an entry is no reason by itself: it may be unknown whether it keeps them. */
export const besideLimits = (reasons: readonly RankReason[]): RankReason[] =>
  reasons.every(reason => reason === 'COMPLETE_DATA') ? [] : [...reasons];

const OF_TIME: readonly Limit['kind'][] = ['INTAKE', 'SEASON', 'OPEN_NOW'];
const isTime = (reason: RankReason): boolean => reason === 'OPEN_INTAKE' || reason === 'LIKELY_INTAKE';

/** Of what is near, by the limits that it keeps: what is open answers who asked for a time, and that much is known of it answers nobody. */
export const nearReasons = (reasons: readonly RankReason[], limits: readonly Limit[]): RankReason[] =>
  reasons.filter(
    reason => reason !== 'COMPLETE_DATA' && (!isTime(reason) || limits.some(({ kind }) => OF_TIME.includes(kind))),
  );
