/** What is near a text that finds little: the same without the limits, a broader subject, the subject elsewhere, the place with other subjects, or a word of it. */
import { DESTINATIONS } from '../../../../schema/rules/catalogue.values.js';
import type { KindIndex } from '../build/searchIndex.js';
import { isSyllable } from '../text/syllables.js';
import type { Term } from '../text/terms.js';
import { hasMarks, toWords } from '../text/tokenizer.js';
import { PHRASE_OF_KEY } from '../text/phrases.js';
import { nameOfConcept, widerThan } from '../text/vocabulary/concepts.js';
import type { Limit } from '../understanding/limits.js';
import type { Understanding } from '../understanding/understand.js';
import { facetsOf, type Filter } from './filters.js';
import { nearnessOf } from './nearness.js';
import { combinationsOf, isFirm, MAX_COMBINED_TERMS } from './relaxation.js';
import { countQuery, runQuery, type KindQuery } from './runQuery.js';
import type { RankReason } from './ranking.js';
import { dictionaryOf, readQueryText } from './textMatch.js';
import { nearerFirst } from './nearerSubjects.js';
import { nearReasons, saysKind, withoutKindReasons } from './tellingReasons.js';
import { textWithout, type Typed } from './textWithout.js';

export type NearRelation = 'WITHOUT_LIMITS' | 'BROADER_SUBJECT' | 'SAME_SUBJECT' | 'SAME_PLACE' | 'SIMILAR_NAME';
export type NearAnswer = {
  relation: NearRelation;
  /** What it looks for: a text that finds it again. */
  text: string;
  /** What of the text it lets go of. */
  left: Items;
  leftWords: string[];
  docs: number[];
  reasons: RankReason[][];
  total: number;
};

const MOST_NEAR = 5;
/** Of so many of a broader subject the nearest are shown. */
const OF_BROADER = 25;
const PLACES: readonly Limit['kind'][] = ['PLACE', 'EITHER_PLACE', 'INSTITUTION', 'GROUP'];
const isPlace = ({ kind }: Limit): boolean => PLACES.includes(kind);

/** What is let go of first: a month or a price that comes near to the said one may do, another language hardly. */
const YIELDING: readonly Limit['kind'][] = ['INTAKE', 'SEASON', 'DURATION', 'FEE', 'TEST', 'ACCEPTED_TEST', 'OPEN_NOW'];
const firmnessOf = ({ kind }: Limit): number => (YIELDING.includes(kind) ? YIELDING.indexOf(kind) : YIELDING.length);

type Items = Understanding['items'];

/** All combinations of limits without the whole, the largest first; of equal ones those first that lack what yields most. */
function fewerOf(limits: Items): Items[] {
  if (limits.length > MAX_COMBINED_TERMS) return [[]];
  const keeps = (kept: Items): number => kept.reduce((sum, { limit }) => sum + firmnessOf(limit), 0);
  return combinationsOf(limits).toSorted((a, b) => b.length - a.length || keeps(b) - keeps(a));
}

type Near = {
  /** What was typed, as a whole. */
  asked: Typed;
  /** The countries of institutions by number. */
  institutions: Pick<KindIndex, 'countryOf'>;
  understanding: Understanding;
  queryOf: (understanding: Understanding) => KindQuery;
  /** Those that were found: they are not near, they are the answer. */
  found: readonly number[];
  /** Words that the answer lets go of. */
  unfound: readonly string[];
  /** Whether other relations stand beside the first. */
  isMixed: boolean;
};

/** A subject and the broader one that a relation looks for instead. */
type Replaced = { term: Term; by: string };
type Change = { relation: NearRelation; changed: Understanding; replaced: Replaced | null };

/** Whether something of a text is spelled, or was meant to be spelled, with Vietnamese marks. */
const isVietnamese = (text: string, terms: readonly Term[]): boolean =>
  toWords(text).some(hasMarks) ||
  terms.some(({ own }) => own.slice(0, 1).some(key => PHRASE_OF_KEY.get(key)?.words.some(hasMarks) === true));

const textOf = (terms: readonly Term[]): string => terms.map(({ text }) => text).join(' ');

/** Each with what is left of a text when a relation lets go of the rest. Where it lets go of nothing, it is none. */
function changesOf(
  { items, rest, decoded }: Understanding,
  { terms, typed, hasSubjects }: { terms: readonly Term[]; typed: string; hasSubjects: boolean },
): Change[] {
  const is = (role: Term['role']) => (term: Term) => term.role === role;
  const places = items.filter(({ limit }) => isPlace(limit));
  const levels = items.filter(({ limit }) => limit.kind === 'AWARD');
  const sorts = items.filter(({ limit }) => limit.kind === 'SORT');
  const limits = items.filter(({ limit }) => !isPlace(limit) && limit.kind !== 'SORT' && limit.kind !== 'AWARD');
  const fewer = limits.length > 0 ? fewerOf(limits) : [];
  const subjects = terms.filter(is('SUBJECT'));
  const placeTerms = terms.filter(({ role }) => role === 'PLACE' || role === 'INSTITUTION');
  const changes: Change[] = [];
  // An order is no limit: what is near is in it, too.
  const change = (relation: NearRelation, kept: Items, text: string, replaced: Replaced | null = null): unknown =>
    changes.push({ relation, changed: { items: [...kept, ...sorts], rest: text, decoded }, replaced });
  for (const kept of fewer) change('WITHOUT_LIMITS', [...levels, ...places, ...kept], rest);
  const [subject] = subjects;
  for (const concept of subject ? widerThan(subject.meaning) : []) {
    const broader = nameOfConcept(concept, isVietnamese(typed, terms));
    const replaced = subject ? { term: subject, by: broader } : null;
    const wider = (kept: readonly Term[]): string =>
      kept.map(term => (term === subject ? broader : term.text)).join(' ');
    change('BROADER_SUBJECT', [...limits, ...levels, ...places], wider(terms), replaced);
    // Somebody has chosen the place, and what they may pay, before the exact title.
    if (places.length > 0) {
      const kept = [...limits, ...places];
      const withoutLevel = terms.filter(term => !is('LEVEL')(term));
      if (levels.length > 0 || withoutLevel.length < terms.length) {
        change('WITHOUT_LIMITS', kept, textOf(withoutLevel));
        change('BROADER_SUBJECT', kept, wider(withoutLevel), replaced);
      }
      for (const some of fewer) change('BROADER_SUBJECT', [...levels, ...places, ...some], wider(terms), replaced);
    }
  }
  const others = terms.filter(term => !placeTerms.includes(term));
  // Institutions of all places are near to nothing.
  if (places.length + placeTerms.length > 0 && others.some(term => !is('KIND')(term)))
    change('SAME_SUBJECT', [...levels, ...limits], textOf(others));
  if (places.length + placeTerms.length > 0 && subjects.length > 0)
    for (const kept of fewer) change('SAME_SUBJECT', [...levels, ...kept], textOf(others));
  if (levels.length > 0) change('WITHOUT_LIMITS', places, rest);
  if (places.length > 0 && others.length === 0 && levels.length + limits.length > 0)
    change('WITHOUT_LIMITS', [...levels, ...limits], '');
  const withoutSubject = terms.filter(
    term => term.role === 'PLACE' || term.role === 'INSTITUTION' || term.role === 'LEVEL',
  );
  if (places.length + placeTerms.length > 0 && withoutSubject.length < terms.length)
    // Only what says what it is about can be about something else.
    change(
      subjects.length > 0 && hasSubjects ? 'SAME_PLACE' : 'WITHOUT_LIMITS',
      [...levels, ...places],
      textOf(withoutSubject),
    );
  for (const term of terms)
    if (terms.length > 1 && term.role !== 'KIND' && !saysKind(term) && !isSyllableAlone(term))
      change('SIMILAR_NAME', [], term.text);
  return changes;
}

/** A syllable of a word that nobody knows is near to nothing. */
const isSyllableAlone = ({ role, words: [only], own }: Term): boolean =>
  own.length === 0 && (role === 'WORD' || role === 'UNKNOWN') && (only === undefined || isSyllable(only.folded));

/** The terms that were looked for; null where what is left says too little to be near. */
function keptOf(terms: readonly Term[], droppedWords: readonly string[]): readonly Term[] | null {
  if (droppedWords.length === 0) return terms;
  const kept = terms.filter(({ text }) => !droppedWords.includes(text));
  return kept.some(term => isFirm({ term })) ? kept : null;
}

/** Filters of the text that a changed one has no more. */
function droppedFrom(query: KindQuery, changed: KindQuery): Filter[] {
  const facets = new Set(changed.filters.flatMap(facetsOf));
  const isNamed = changed.filters.some(({ kind }) => kind === 'institutions');
  return query.filters.filter(filter =>
    filter.kind === 'institutions' ? !isNamed : !facetsOf(filter).some(facet => facets.has(facet)),
  );
}

/** Numbers of the countries in which the places of filters lie. */
function countriesOf(filters: readonly Filter[], { countryOf }: Near['institutions']): Set<number> {
  const numberOf = (code: string): number => DESTINATIONS.findIndex(destination => destination === code.toUpperCase());
  return new Set(
    filters.flatMap(filter => {
      if (filter.kind === 'institutions') return [...filter.numbers].flatMap(number => countryOf[number] ?? []);
      if (filter.kind !== 'options') return [];
      if (filter.attribute === 'DESTINATION') return filter.options.map(numberOf);
      return filter.attribute === 'CITY' ? filter.options.map(key => numberOf(key.slice(0, 2))) : [];
    }),
  );
}

/** What an answer looked for: without the words that it lets go of. */
function lookedFor(understanding: Understanding, terms: readonly Term[], unfound: readonly string[]): Understanding {
  const kept = terms.filter(term => isFirm({ term }) || !unfound.includes(term.text));
  return kept.length === terms.length || kept.length === 0 ? understanding : { ...understanding, rest: textOf(kept) };
}

/** Somebody who finds little wants a few of both: the subject elsewhere, and what is akin to it here. */
const BESIDE: ReadonlySet<NearRelation> = new Set(['WITHOUT_LIMITS', 'SAME_SUBJECT', 'BROADER_SUBJECT']);
const LEAST_BESIDE = 2;

/** The first relation that finds something else, whole; where there is room, behind it the others that go together with it, a few of each. */
function sharedOut([first, ...others]: readonly NearAnswer[]): NearAnswer[] {
  if (!first) return [];
  const room = MOST_NEAR - (first.relation === 'WITHOUT_LIMITS' ? first.docs.length : 0);
  if (others.length === 0 || room === 0) return [first];
  const shared = first.relation === 'WITHOUT_LIMITS' ? others : [first, ...others];
  const share = Math.max(LEAST_BESIDE, Math.ceil(room / shared.length));
  const few = shared.map(answer => ({
    ...answer,
    docs: answer.docs.slice(0, share),
    reasons: answer.reasons.slice(0, share),
  }));
  return first.relation === 'WITHOUT_LIMITS' ? [first, ...few] : few;
}

/** Words that were looked for and that a relation does not tell of itself. */
function leftWordsOf(
  terms: readonly Term[],
  { looked, relation }: { looked: readonly Term[]; relation: NearRelation },
): string[] {
  if (relation === 'SIMILAR_NAME') return [];
  const isTold = ({ role }: Term): boolean =>
    role === 'SUBJECT' && (relation === 'BROADER_SUBJECT' || relation === 'SAME_PLACE');
  return terms.filter(term => !isTold(term) && looked.every(({ text }) => text !== term.text)).map(({ text }) => text);
}

type Linked = Change & {
  written: Typed;
  typed: Understanding;
  left: Items;
  /** Those of the typed text, and those that were looked for instead. */
  terms: readonly Term[];
  looked: readonly Term[];
};

/** A text that finds an answer again: what was typed without what it lets go of. */
function linkOf({ written, typed, left, changed, relation, replaced, terms, looked }: Linked): string {
  if (relation === 'SIMILAR_NAME') return textOf(looked);
  const isLooked = (text: string): boolean => looked.some(term => term.text === text);
  const isReplaced = replaced !== null && isLooked(replaced.by);
  const leftTerms = terms.filter(({ text }) => !isLooked(text) && !(isReplaced && text === replaced.term.text));
  const kept = { limits: typed.items, left, leftTerms, replaced: isReplaced ? replaced : null };
  return (
    textWithout(written, kept) ??
    [textOf(looked), ...changed.items.map(item => item.text)].filter(part => part !== '').join(' ')
  );
}

/** What is near, by relation; none of it twice. */
export function nearestTo(
  index: KindIndex,
  { asked: written, understanding: typed, institutions, queryOf, found, unfound, isMixed }: Near,
): NearAnswer[] {
  const termsOf = (text: string): readonly Term[] => readQueryText(index, text).terms;
  const understanding = lookedFor(typed, termsOf(typed.rest), unfound);
  const asked = queryOf(understanding);
  const answers: NearAnswer[] = [];
  const known = new Set(found);
  const isWanted = (relation: NearRelation): boolean =>
    answers.every(answer => answer.relation !== relation && BESIDE.has(answer.relation)) &&
    (answers.length === 0 || (BESIDE.has(relation) && relation !== 'WITHOUT_LIMITS'));
  const { hasSubjects } = dictionaryOf(index);
  const said = { terms: termsOf(understanding.rest), typed: written.text, hasSubjects };
  for (const { relation, changed, replaced } of changesOf(understanding, said)) {
    if (!isWanted(relation)) continue;
    const query = queryOf(changed);
    const dropped = droppedFrom(asked, query);
    const nearness = query.isSaidSort
      ? null
      : nearnessOf(index, { dropped, countries: countriesOf(dropped, institutions) });
    const isOwnSubject = relation === 'SAME_SUBJECT';
    const isBroader = replaced !== null && nearness === null;
    const { docs, reasons, droppedWords, total } = runQuery(index, {
      ...query,
      nearness,
      isOwnSubject,
      isPart: true,
      page: { number: 1, size: (isBroader ? OF_BROADER : MOST_NEAR) + known.size },
      facets: [],
    });
    const looked = keptOf(termsOf(changed.rest), droppedWords);
    if (looked === null) continue;
    const order = isBroader ? nearerFirst(index, replaced.term.meaning, docs) : docs.keys();
    const near = [...order]
      .map(place => ({ doc: docs[place] as number, reasons: reasons[place] ?? [] }))
      .filter(({ doc }) => !known.has(doc))
      .slice(0, MOST_NEAR);
    if (near.length === 0) continue;
    const left = typed.items.filter(({ id }) => changed.items.every(item => item.id !== id));
    const text = linkOf({ written, typed, left, changed, relation, replaced, terms: termsOf(typed.rest), looked });
    // A search for the text finds neighbouring subjects, too.
    const all = isOwnSubject ? countQuery(index, query).total : total;
    answers.push({
      relation,
      text,
      left,
      leftWords: leftWordsOf(termsOf(typed.rest), { looked, relation }),
      docs: near.map(({ doc }) => doc),
      reasons: near.map(one =>
        nearReasons(
          withoutKindReasons(one.reasons, looked),
          typed.items.map(({ limit }) => limit),
        ),
      ),
      total: all,
    });
    if (!isMixed) break;
    for (const { doc } of near) known.add(doc);
  }
  return sharedOut(answers);
}
