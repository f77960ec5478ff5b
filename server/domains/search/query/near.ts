/** What is near a text that finds little: the same without the limits, a broader subject, the subject elsewhere, the place with other subjects, or a word of it. */
import type { KindIndex } from '../build/searchIndex.js';
import { parseQueryText } from '../text/queryText.js';
import { isSyllable } from '../text/syllables.js';
import type { Term } from '../text/terms.js';
import { BROADER_CONCEPT } from '../text/vocabulary/concepts.js';
import type { Limit } from '../understanding/limits.js';
import type { Understanding } from '../understanding/understand.js';
import { isFirm } from './relaxation.js';
import { runQuery, type KindQuery } from './runQuery.js';
import type { RankReason } from './ranking.js';
import { dictionaryOf } from './textMatch.js';

export type NearRelation = 'WITHOUT_LIMITS' | 'BROADER_SUBJECT' | 'SAME_SUBJECT' | 'SAME_PLACE' | 'SIMILAR_NAME';
export type NearAnswer = {
  relation: NearRelation;
  /** What it looks for: a text that finds it again. */
  text: string;
  docs: number[];
  reasons: RankReason[][];
  total: number;
};

const MOST_NEAR = 5;
const PLACES: readonly Limit['kind'][] = ['PLACE', 'EITHER_PLACE', 'INSTITUTION', 'GROUP'];
const isPlace = ({ kind }: Limit): boolean => PLACES.includes(kind);

type Near = {
  understanding: Understanding;
  queryOf: (understanding: Understanding) => KindQuery;
  /** Those that were found: they are not near, they are the answer. */
  found: readonly number[];
};

const textOf = (terms: readonly Term[]): string => terms.map(({ text }) => text).join(' ');

/** Each with what is left of a text when a relation lets go of the rest. Where it lets go of nothing, it is none. */
function changesOf({ items, rest, decoded }: Understanding, terms: readonly Term[]): [NearRelation, Understanding][] {
  const is = (role: Term['role']) => (term: Term) => term.role === role;
  const places = items.filter(({ limit }) => isPlace(limit));
  const levels = items.filter(({ limit }) => limit.kind === 'AWARD');
  const limits = items.filter(({ limit }) => !isPlace(limit) && limit.kind !== 'SORT' && limit.kind !== 'AWARD');
  const subjects = terms.filter(is('SUBJECT'));
  const placeTerms = terms.filter(({ role }) => role === 'PLACE' || role === 'INSTITUTION');
  const changes: [NearRelation, Understanding][] = [];
  if (limits.length > 0) changes.push(['WITHOUT_LIMITS', { items: [...levels, ...places], rest, decoded }]);
  const [subject] = subjects;
  const broader = subject && BROADER_CONCEPT.get(subject.meaning);
  if (subject && broader !== undefined) {
    const wider = (kept: readonly Term[]): string =>
      kept.map(term => (term === subject ? broader : term.text)).join(' ');
    changes.push(['BROADER_SUBJECT', { items, rest: wider(terms), decoded }]);
    // Somebody has chosen the place, and what they may pay, before the exact title.
    if (places.length > 0) {
      const kept = [...limits, ...places];
      const withoutLevel = terms.filter(term => !is('LEVEL')(term));
      if (levels.length > 0 || withoutLevel.length < terms.length) {
        changes.push(['WITHOUT_LIMITS', { items: kept, rest: textOf(withoutLevel), decoded }]);
        changes.push(['BROADER_SUBJECT', { items: kept, rest: wider(withoutLevel), decoded }]);
      }
      changes.push(['BROADER_SUBJECT', { items: [...levels, ...places], rest: wider(terms), decoded }]);
    }
  }
  const others = terms.filter(term => !placeTerms.includes(term));
  if (places.length + placeTerms.length > 0 && others.length > 0)
    changes.push(['SAME_SUBJECT', { items: [...levels, ...limits], rest: textOf(others), decoded }]);
  if (places.length + placeTerms.length > 0 && limits.length > 0 && subjects.length > 0)
    changes.push(['SAME_SUBJECT', { items: levels, rest: textOf(others), decoded }]);
  if (levels.length > 0) changes.push(['WITHOUT_LIMITS', { items: places, rest, decoded }]);
  const withoutSubject = terms.filter(
    term => term.role === 'PLACE' || term.role === 'INSTITUTION' || term.role === 'LEVEL',
  );
  if (places.length + placeTerms.length > 0 && withoutSubject.length < terms.length)
    changes.push(['SAME_PLACE', { items: [...levels, ...places], rest: textOf(withoutSubject), decoded }]);
  for (const term of terms)
    if (terms.length > 1 && term.role !== 'KIND' && !isSyllableAlone(term))
      changes.push(['SIMILAR_NAME', { items: [], rest: term.text, decoded }]);
  return changes;
}

/** A syllable of a word that nobody knows is near to nothing. */
const isSyllableAlone = ({ role, words: [only], own }: Term): boolean =>
  own.length === 0 && (role === 'WORD' || role === 'UNKNOWN') && only !== undefined && isSyllable(only.folded);

/** The terms that were looked for; null where what is left says too little to be near. */
function keptOf(terms: readonly Term[], droppedWords: readonly string[]): readonly Term[] | null {
  if (droppedWords.length === 0) return terms;
  const kept = terms.filter(({ text }) => !droppedWords.includes(text));
  return kept.some(term => isFirm({ term })) ? kept : null;
}

/** The first relation that finds something else. */
export function nearestTo(index: KindIndex, { understanding, queryOf, found }: Near): NearAnswer | null {
  const termsOf = (text: string): readonly Term[] => parseQueryText(text, dictionaryOf(index)).terms;
  for (const [relation, changed] of changesOf(understanding, termsOf(understanding.rest))) {
    const page = { number: 1, size: MOST_NEAR + found.length };
    const { docs, reasons, total, droppedWords } = runQuery(index, {
      ...queryOf(changed),
      isPart: true,
      page,
      facets: [],
    });
    const looked = keptOf(termsOf(changed.rest), droppedWords);
    if (looked === null) continue;
    const kept = docs
      .map((doc, place) => ({ doc, reasons: reasons[place] ?? [] }))
      .filter(({ doc }) => !found.includes(doc));
    if (kept.length === 0) continue;
    const near = kept.slice(0, MOST_NEAR);
    const text = [textOf(looked), ...changed.items.map(item => item.text)].filter(part => part !== '').join(' ');
    return { relation, text, docs: near.map(({ doc }) => doc), reasons: near.map(one => one.reasons), total };
  }
  return null;
}
