/** Which documents a text matches, and with how many points (ranking.ts describes them). */
import { forEachBit, hasBit, intersectAll, unite, wordsFor, type Bits } from '../build/bitset.js';
import { addNameDocs, prefixRange, wholeWord, type Range } from '../build/invertedIndex.js';
import type { KindIndex } from '../build/searchIndex.js';
import { stringAt } from '../build/stringTable.js';
import { meaningToken, phraseToken } from '../text/indexedWords.js';
import { lastFewOf } from '../text/lastFew.js';
import type { Dictionary } from '../text/phrases.js';
import { toWords } from '../text/tokenizer.js';
import { findAttribute } from '../build/attributeLookup.js';
import { NAMED_MARK, namedToken, namedWordsOf } from '../text/namedInstitution.js';
import { meaningOfName, parseQueryText, type QueryText } from '../text/queryText.js';
import { FEW_JOINT, meaningOf, termLists, type Term } from '../text/terms.js';
import { correctionsIn, type Correction } from './corrections.js';
import { readApart, readTogether } from './readings.js';
import { keptTerms } from './relaxation.js';
import { TermMatch } from './termMatch.js';
import type { Lookup } from './wordMatch.js';
import type { Workspace } from './workspace.js';

export type TextMatch = {
  terms: readonly TermMatch[];
  /** A document must be in all of these sets. */
  found: readonly Bits[];
  /** The terms by these sets: a document has one of each list. */
  readonly lists: readonly (readonly TermMatch[])[];
  /** Names that mean the whole text; null for none. */
  readonly wholeName: Bits | null;
  /** Those of `wholeName`, and titles that are about all of the text and nothing else beside the degree: `Bachelor of Nursing` for `nursing`. Null for none. */
  readonly wholeSubject: Bits | null;
  /** Names of institutions of which the text has every telling word, the last one perhaps unfinished (text/namedInstitution.ts); null for none. */
  readonly named: Bits | null;
  /** Terms that are not looked for since nothing has all of them, as typed. */
  dropped: string[];
  /** Of its typing errors. */
  readonly corrections: readonly Correction[];
};

const placesOfIndex = new WeakMap<KindIndex, ReadonlySet<string>>();

/** The words in the names of its cities, without diacritics. */
function placesOf(index: KindIndex): ReadonlySet<string> {
  const known = placesOfIndex.get(index);
  if (known) return known;
  const labels = findAttribute(index, 'CITY')?.attribute.labels ?? [];
  const places = new Set(labels.flatMap(toWords).map(({ folded }) => folded));
  placesOfIndex.set(index, places);
  return places;
}

export function dictionaryOf(index: KindIndex): Dictionary {
  const { plain, marked } = index;
  const has = (range: Range): boolean => range.from < range.to;
  const isWord = (word: string): boolean => has(wholeWord(plain, prefixRange(plain, word), word));
  return {
    isWord,
    isPrefix: word => has(prefixRange(plain, word)),
    hasPhrase: key => isWord(phraseToken(key)),
    isMarkedWord: word => has(wholeWord(marked, prefixRange(marked, word), word)),
    isPlace: word => placesOf(index).has(word),
    hasSubjects: findAttribute(index, 'FIELD') !== null,
  };
}

/** So many texts of an index are remembered: what is near asks for the same words under other limits, and suggestions for beginnings and endings of a text. */
const MAX_READ = 48;
const remembered = lastFewOf<KindIndex, QueryText>(MAX_READ);

/** A text as the words of an index read it. */
export const readQueryText = (index: KindIndex, text: string, { isTyping = false } = {}): QueryText =>
  remembered(index, isTyping ? `${text}\n` : text, () => parseQueryText(text, dictionaryOf(index), { isTyping }));

/** Documents with one of the tokens in their name; null for none. */
const tokenDocs = ({ index: { plain }, workspace }: Lookup, token: string, range: Range): Bits | null =>
  range.from === range.to
    ? null
    : workspace.wordSets.get(`token ${range.to - range.from} ${token}`, docs => addNameDocs(docs, plain, range));

function wholeNameDocs(lookup: Lookup, terms: readonly Term[]): Bits | null {
  const { plain } = lookup.index;
  const token = meaningToken(meaningOf(terms));
  return tokenDocs(lookup, token, wholeWord(plain, prefixRange(plain, token), token));
}

function wholeSubjectDocs({ workspace }: Lookup, terms: readonly TermMatch[], wholeName: Bits | null): Bits | null {
  const whole = terms.map(({ subjects: [about] }) => about ?? null).filter(about => about !== null);
  if (whole.length < terms.length) return wholeName;
  const [only] = whole;
  if (only && whole.length === 1 && !wholeName) return only;
  const key = terms.map(match => match.key).join('&');
  return workspace.wordSets.get(`subject ${key}`, docs => {
    intersectAll(docs, whole);
    if (wholeName) unite(docs, wholeName);
  });
}

/** Whether the text means the whole name of an entry. `isAsSpelled`: without a look for typing errors, which takes most of the time. */
export function isWholeName(index: KindIndex, text: string, { isAsSpelled = false } = {}): boolean {
  const meaning = isAsSpelled ? meaningOfName(toWords(text)) : meaningOf(readQueryText(index, text).terms);
  const token = meaningToken(meaning);
  const { from, to } = wholeWord(index.plain, prefixRange(index.plain, token), token);
  return meaning !== '' && from < to;
}

/** Whether it is, word for word, the name that is shown of one of those that it means. */
export function isShownName(index: KindIndex, text: string): boolean {
  const { plain, size, labels, labelOf } = index;
  const { terms } = readQueryText(index, text);
  const token = meaningToken(meaningOf(terms));
  const docs = new Uint32Array(wordsFor(size));
  addNameDocs(docs, plain, wholeWord(plain, prefixRange(plain, token), token));
  const folded = (name: string): string =>
    toWords(name)
      .map(word => word.folded)
      .join(' ');
  const typed = folded(text);
  const names = new Set<number>();
  forEachBit(docs, doc => names.add(labelOf[doc] ?? 0));
  return [...names].some(name => folded(stringAt(labels, name)) === typed);
}

/** Only institutions have such tokens. */
function namedDocs(lookup: Lookup, text: string): Bits | null {
  const { plain } = lookup.index;
  const { from, to } = prefixRange(plain, NAMED_MARK);
  const named = from < to ? namedWordsOf(text) : null;
  if (!named) return null;
  const { words, begun } = named;
  const last = begun ?? words.at(-1) ?? '';
  const token = namedToken(begun === null ? words.slice(0, -1) : words, last);
  const range = prefixRange(plain, token);
  return tokenDocs(lookup, token, begun === null ? wholeWord(plain, range, token) : range);
}

const anyOf = ({ workspace }: Lookup, [first, ...others]: readonly TermMatch[]): Bits => {
  const one = (first as TermMatch).any;
  if (others.length === 0) return one;
  const key = [first as TermMatch, ...others].map(match => match.key).join('&');
  return workspace.wordSets.get(`either ${key}`, docs => {
    docs.set(one);
    for (const { any } of others) unite(docs, any);
  });
};

/** Whether so few have all of the subjects that an `and` joins that each by itself is an answer. What is only related to both has neither. */
function hasFewJoint(terms: readonly TermMatch[], { bits }: Workspace, within: readonly Bits[]): boolean {
  if (terms.every(({ term: { joint } }) => joint === undefined)) return false;
  const own = terms.map(match =>
    match.term.joint === undefined || match.term.neighbours.length === 0
      ? match
      : new TermMatch(match.lookup, { ...match.term, neighbours: [] }),
  );
  return intersectAll(bits.take(), [...within, ...own.map(({ any }) => any)]) < FEW_JOINT;
}

/** The sets by which a text orders are made when they are asked for: whoever only counts needs none. */
class FoundText implements TextMatch {
  readonly found: readonly Bits[];
  readonly lists: readonly (readonly TermMatch[])[];
  readonly dropped: string[];
  #wholeName: Bits | null | undefined;
  #wholeSubject: Bits | null | undefined;
  #named: Bits | null | undefined;

  constructor(
    readonly lookup: Lookup,
    readonly text: string,
    readonly all: readonly TermMatch[],
    readonly terms: readonly TermMatch[],
    isEither: boolean,
  ) {
    const kept = new Set(terms);
    this.lists = termLists(terms, ({ term }) => term, isEither);
    this.found = this.lists.map(list => anyOf(lookup, list));
    this.dropped = all.filter(match => !kept.has(match)).map(({ term }) => term.text);
  }

  get #typed(): Term[] {
    return this.all.map(({ term }) => term);
  }

  get wholeName(): Bits | null {
    if (this.#wholeName === undefined) this.#wholeName = wholeNameDocs(this.lookup, this.#typed);
    return this.#wholeName;
  }

  get wholeSubject(): Bits | null {
    if (this.#wholeSubject === undefined) this.#wholeSubject = wholeSubjectDocs(this.lookup, this.all, this.wholeName);
    return this.#wholeSubject;
  }

  get named(): Bits | null {
    if (this.#named === undefined) this.#named = namedDocs(this.lookup, this.text);
    return this.#named;
  }

  get corrections(): readonly Correction[] {
    return correctionsIn(this.lookup, this.#typed);
  }
}

const unsearchable = ({ workspace: { none } }: Lookup): TextMatch => ({
  terms: [],
  found: [none],
  lists: [],
  wholeName: null,
  wholeSubject: null,
  named: null,
  dropped: [],
  corrections: [],
});

type Matching = {
  isTyping?: boolean;
  within?: readonly Bits[];
  /** The documents of the levels that the text says. Where nothing at such a level has both of two subjects (`law and nursing master`), either of them is an answer. */
  levels?: readonly Bits[];
  /** Whether the text says enough beside a word that nothing has, so that the answer may do without that word. */
  isSaidEnough?: boolean;
  /** Whether only the subject itself counts, without the neighbouring ones that else are found behind it. */
  isOwnSubject?: boolean;
};

/** Null for an empty text, which matches everything. */
export function matchText(
  lookup: Lookup,
  text: string,
  { isTyping = false, within = [], levels = [], isSaidEnough = false, isOwnSubject = false }: Matching = {},
): TextMatch | null {
  const { index, workspace } = lookup;
  const { terms, isUnsearchable } = readQueryText(index, text, { isTyping });
  if (isUnsearchable) return unsearchable(lookup);
  if (terms.length === 0) return null;
  const all = readTogether(
    terms.map(term => new TermMatch(lookup, isOwnSubject ? { ...term, neighbours: [] } : term)),
    [...within, ...levels],
  );
  const apart = readApart(all, within);
  if (apart) return new FoundText(lookup, text, apart.all, apart.kept, true);
  const kept = keptTerms(all, workspace.bits, { within, isSaidEnough });
  return new FoundText(lookup, text, all, kept, hasFewJoint(kept, workspace, within));
}

/** Each set gives a point to its documents. The up to three sets of a list are each contained in the next. */
export const pointSets = ({ terms }: TextMatch): Bits[][] =>
  terms.flatMap(({ exactName, name, correctedName, correctionName, subjects, ownSubject }) => {
    const about = subjects.filter(set => set !== null);
    const single = [correctionName, ownSubject].flatMap(set => (set ? [[set]] : []));
    return [[exactName, name, correctedName], about, ...single].filter(sets => sets.length > 0);
  });

const isIn = (set: Bits | null, doc: number): boolean => set !== null && hasBit(set, doc);

/** Points of a document that was found; more than any sum of points when the text names it, and most when its name means the whole text. */
export const pointsOf = (match: TextMatch, doc: number): number =>
  pointSets(match)
    .flat()
    .filter(set => hasBit(set, doc)).length +
  (isIn(match.wholeSubject, doc) ? 1_000 : 0) +
  (isIn(match.named, doc) ? 500 : 0);
