/** Suggestions while typing: found and ranked like the results of a search. */
import { once } from '../../../kernel/once.js';
import { CATALOGUE_KINDS, DESTINATIONS } from '../../../../schema/rules/catalogue.values.js';
import { optionsAt } from '../build/attributeLookup.js';
import { countBits, hasBit, haveCommonBit, intersectAll, type Bits } from '../build/bitset.js';
import { NO_INSTITUTION, type KindIndex, type SearchIndex } from '../build/searchIndex.js';
import { keyOfWords, PHRASE_OF_KEY, roleOfGroup } from '../text/phrases.js';
import { toWords } from '../text/tokenizer.js';
import { AWARD_WORDS, FIELD_WORDS, LEVEL_WORDS, TYPE_WORDS } from '../text/vocabulary.js';
import { stringAt } from '../build/stringTable.js';
import type { DocCursor } from '../query/docCursor.js';
import { levelsOf } from '../query/levels.js';
import { matchText, pointsOf } from '../query/textMatch.js';
import type { TermMatch } from '../query/termMatch.js';
import { workspaceOf, type Workspace } from '../query/workspace.js';
import { institutionsBegun } from '../understanding/institutionNames.js';
import { programFinder, readProgramText, type DocsFound, type MeantBy, type ProgramReading } from './programsMeant.js';
import { meansScholarships, namedScholarships, saysScholarships } from './scholarshipsMeant.js';

export type Kind = (typeof CATALOGUE_KINDS)[number];
type Destination = (typeof DESTINATIONS)[number];

export type Suggestion = {
  kind: Kind;
  slug: string;
  label: string;
  detail: string | null;
  destination: Destination | null;
};

const INDEX_OF_KIND = { INSTITUTION: 'institutions', PROGRAM: 'programs', SCHOLARSHIP: 'scholarships' } as const;

/** The first `limit` documents whose names are not in `seen`. */
function firstNamed({ labelOf }: KindIndex, docs: DocCursor, seen: Set<number>, limit: number): number[] {
  const picked: number[] = [];
  while (picked.length < limit) {
    const doc = docs.next();
    if (doc < 0) break;
    const label = labelOf[doc] as number;
    if (seen.has(label)) continue;
    seen.add(label);
    picked.push(doc);
  }
  return picked;
}

const phraseKeys = (...lists: readonly Readonly<Record<string, string>>[]): string[] =>
  lists
    .flatMap(words => Object.values(words))
    .flatMap(text => text.split('|'))
    .map(phrase => keyOfWords(toWords(phrase)));

/**
 * Coded facts of programs that are a subject or a level; a place alone would suggest every program there. A phrase that also names a type of
 * institution (`đại học`) is part of the names of institutions.
 */
const TYPE_PHRASES: ReadonlySet<string> = new Set(phraseKeys(TYPE_WORDS));
const SUBJECT_PHRASES: ReadonlySet<string> = new Set(
  phraseKeys(FIELD_WORDS, LEVEL_WORDS, AWARD_WORDS).filter(key => !TYPE_PHRASES.has(key)),
);

const keysOf = ({ term: { own, synonyms, corrected } }: TermMatch): string[] => [...own, ...synonyms, ...corrected];
const isFact = (match: TermMatch): boolean => keysOf(match).some(key => SUBJECT_PHRASES.has(key));
const isSubject = (match: TermMatch): boolean =>
  isFact(match) ||
  keysOf(match).some(key => {
    const group = PHRASE_OF_KEY.get(key)?.group ?? null;
    return group !== null && roleOfGroup(group) === 'SUBJECT';
  });

/**
 * Where a term must be found. A phrase that was only begun completes names. Institutions are suggested by their name and place, not by what they
 * teach.
 */
const suggestedBy = (match: TermMatch, kind: Kind): Bits =>
  match.term.isBegun ? match.correctedName : foundBy(match, kind);
const foundBy = (match: TermMatch, kind: Kind): Bits =>
  kind === 'INSTITUTION' && isSubject(match) ? match.correctedName : match.any;

/** `isBegun`: whether the shown name begins with the text, word for word. */
type Completion = { kind: Kind; doc: number; points: number; isWhole: boolean; isBegun: boolean };

/** Where the terms must be found, strictest first: the next counts only where nothing at all is suggested, so that no key makes the list empty. */
const ATTEMPTS: readonly ((terms: readonly TermMatch[], kind: Kind) => Bits[])[] = [
  (terms, kind) => terms.map(term => suggestedBy(term, kind)),
  (terms, kind) => terms.map(term => foundBy(term, kind)),
  // What the finished words find.
  (terms, kind) => terms.slice(0, -1).map(term => foundBy(term, kind)),
];
type Attempt = (typeof ATTEMPTS)[number];

type Wanted = {
  kind: Kind;
  limit: number;
  /** The text that is completed. */
  text: string;
  reading: ProgramReading;
  /** Whether scholarships are suggested by their names alone; asked where there are any. */
  isByName: () => boolean;
};
type FindDocs = (attempt: Attempt) => DocsFound | null;

/** Institutions and scholarships, by the words of the text. */
function namedFinder(index: KindIndex, workspace: Workspace, { kind, text, isByName, reading }: Wanted): FindDocs {
  const lookup = { index, workspace };
  const match = matchText(lookup, text, { isTyping: true });
  if (!match || match.terms.length === 0) return () => null;
  return attempt => {
    const conditions = attempt(match.terms, kind);
    if (conditions.length === 0) return null;
    if (kind === 'SCHOLARSHIP' && haveCommonBit(conditions) && isByName()) {
      // What begins a place behind a subject names none, nor does what is a limit beside other words.
      if (reading.begun) return null;
      const { rest, filters } = reading.typed;
      const telling = filters.length === 0 ? match : (matchText(lookup, rest, { isTyping: true }) ?? match);
      conditions.push(namedScholarships(telling, { isStudied: isSubject, bits: workspace.bits }));
    }
    const bits = workspace.bits.take();
    intersectAll(bits, conditions);
    return { match, bits, isWhole: match.dropped.length === 0 };
  };
}

/** The best documents of one kind with different names. The text is matched once, for all attempts. */
function completer(index: SearchIndex, wanted: Wanted): (attempt: Attempt) => Completion[] {
  const { kind, limit, text, reading } = wanted;
  const kindIndex = index[INDEX_OF_KIND[kind]];
  const workspace = workspaceOf(kindIndex);
  const ofPrograms = (): FindDocs => {
    const find = programFinder({ index, workspace, isBesideName: isFact }, reading);
    return attempt => find(terms => attempt(terms, kind));
  };
  const findDocs = kind === 'PROGRAM' ? ofPrograms() : namedFinder(kindIndex, workspace, wanted);
  return attempt => {
    const docs = findDocs(attempt);
    if (!docs) return [];
    const { match, bits, isWhole } = docs;
    const seen = new Set<number>();
    const begun = (kind === 'INSTITUTION' ? institutionsBegun(kindIndex, text) : []).filter(doc => hasBit(bits, doc));
    for (const doc of begun) seen.add(kindIndex.labelOf[doc] as number);
    const found = begun.map((doc): Completion => ({ kind, doc, points: pointsOf(match, doc), isWhole, isBegun: true }));
    for (const level of levelsOf({ bits, count: countBits(bits) }, match, workspace.bits)) {
      for (const doc of firstNamed(kindIndex, level, seen, limit - found.length))
        found.push({ kind, doc, points: pointsOf(match, doc), isWhole, isBegun: false });
      if (found.length >= limit) break;
    }
    return found;
  };
}

export function describe(index: SearchIndex, kind: Kind, doc: number): Suggestion {
  const kindIndex = index[INDEX_OF_KIND[kind]];
  const institution = kind === 'PROGRAM' ? (kindIndex.institutionOf[doc] ?? NO_INSTITUTION) : NO_INSTITUTION;
  const { labels, labelOf } = index.institutions;
  const detail =
    institution === NO_INSTITUTION
      ? stringAt(kindIndex.details, kindIndex.detailOf[doc] ?? 0)
      : stringAt(labels, labelOf[institution] ?? 0);
  const destinations = optionsAt(kindIndex, 'DESTINATION', doc);
  return {
    kind,
    slug: stringAt(kindIndex.slugs, doc),
    label: stringAt(kindIndex.labels, kindIndex.labelOf[doc] ?? 0),
    detail: detail || null,
    destination: destinations.length === 1 ? (DESTINATIONS.find(code => code === destinations[0]) ?? null) : null,
  };
}

export type SuggestRequest = { text: string; kinds?: readonly Kind[] | undefined; limit: number };

/** All, where none is chosen. */
export const kindsOf = (kinds: SuggestRequest['kinds']): Kind[] =>
  CATALOGUE_KINDS.filter(kind => !kinds || kinds.length === 0 || kinds.includes(kind));

function firstFound(attempts: readonly Attempt[], find: (attempt: Attempt) => Completion[]): Completion[] {
  for (const attempt of attempts) {
    const found = find(attempt);
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether scholarships are what is wanted, by the page or by the text. */
export const isForScholarships = (index: SearchIndex, text: string, wanted: readonly Kind[]): boolean =>
  wanted.every(kind => kind === 'SCHOLARSHIP') || meansScholarships(index, text);

/** A text that asks for scholarships is suggested those first. */
export const askedFirst = <One extends { kind: Kind }>(index: SearchIndex, text: string, all: readonly One[]): One[] =>
  all.some(({ kind }) => kind === 'SCHOLARSHIP') && saysScholarships(index, text)
    ? all.toSorted((a, b) => Number(b.kind === 'SCHOLARSHIP') - Number(a.kind === 'SCHOLARSHIP'))
    : [...all];

export type Completing = SuggestRequest & {
  /** The text without figures, which complete no name. */
  completed: string;
  meantBy: MeantBy;
};

/** Most points first, of scholarships before all others where they are asked for; of equals what is called so word for word, then the kinds in turn, so that none crowds out the others. */
export function suggest(index: SearchIndex, { text, completed, kinds, limit, meantBy }: Completing): Suggestion[] {
  const wanted = kindsOf(kinds);
  let isForThem: boolean | undefined;
  const isByName = (): boolean => !(isForThem ??= isForScholarships(index, completed, wanted));
  const reading = readProgramText(index, { text, completed }, meantBy);
  // A last word that is known is left out by nobody.
  const attempts = reading.isFinished ? ATTEMPTS.slice(0, -1) : ATTEMPTS;
  const completers = wanted.map(kind =>
    once(() => completer(index, { kind, limit, text: completed, reading, isByName })),
  );
  const all = firstFound(attempts, attempt => completers.flatMap(complete => complete()(attempt)));
  // What lacks a word is suggested only when nothing has all of them.
  const whole = all.filter(({ isWhole }) => isWhole);
  const turns = new Map<string, number>();
  const inTurn = (whole.length > 0 ? whole : all).map(completion => {
    const key = `${completion.kind} ${completion.points}`;
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    return { ...completion, turn };
  });
  const best = inTurn.sort((a, b) => b.points - a.points || Number(b.isBegun) - Number(a.isBegun) || a.turn - b.turn);
  return askedFirst(index, completed, best)
    .slice(0, limit)
    .map(({ kind, doc }) => describe(index, kind, doc));
}
