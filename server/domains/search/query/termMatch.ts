/** The documents that match one term of a query, by how well. Each set is made when it is first asked for, and kept for later queries. */
import { intersect, unite, type Bits } from '../build/bitset.js';
import { addNameDocs, prefixRange } from '../build/invertedIndex.js';
import { subjectPrefix, subjectToken } from '../text/indexedWords.js';
import { meaningsOfTerm, type QueryWord, type Term } from '../text/terms.js';
import { SUBJECT_GRADES, type SubjectGrade } from '../text/titleSubjects.js';
import { CLOSE_KIN_MEANINGS, KINDRED_MEANINGS, NEAREST_KINDRED } from '../text/concepts.js';
import { keyOfTerm, type Grade } from './termSets.js';
import { addCorrected, addExact, addPhrases, addTyped, isPrefixOfIndex, wordRange, type Lookup } from './wordMatch.js';

/** Of titles about a kindred subject. */
const KINDRED_GRADES: readonly SubjectGrade[] = ['WHOLE', 'PART'];

/** By the grades of titles, each set contained in the next: one that adds nothing is the one before it, and null stands for the first ones without documents. */
export type SubjectSets = readonly (Bits | null)[];

/** Each set is contained in the next: `exactName`, `typedName`, `name`, `correctedName`, `any`; and `typedName`, `typed`, `meant`, `own`, `any`. */
export class TermMatch {
  readonly key: string;
  readonly #sets: Partial<Record<Grade, Bits>> = {};
  #subjects: SubjectSets | null = null;
  #meanings: readonly string[] | null = null;
  #about: Bits | null | undefined;
  /** Whether it is or may be a typing error. */
  readonly #isDoubtful: boolean;

  constructor(
    readonly lookup: Lookup,
    readonly term: Term,
  ) {
    this.key = keyOfTerm(term);
    this.#isDoubtful = term.corrected.length > 0 || term.words.some(({ mayBeTypo }) => mayBeTypo);
  }

  /** In the name, as typed. */
  get exactName(): Bits {
    const { index } = this.lookup;
    return this.#set('exactName', null, docs => {
      addPhrases(docs, index, this.term.own, 'name');
      this.#addWords(docs, (target, word) => addExact(target, index, word));
    });
  }

  /** In the name, without synonyms and corrections. */
  get typedName(): Bits {
    if (this.term.words.length === 0) return this.exactName;
    const { index } = this.lookup;
    return this.#set(
      'typedName',
      () => this.exactName,
      docs => this.#addWords(docs, (target, word) => addTyped(target, index, word, 'name')),
    );
  }

  /** In the name, unfinished or by a synonym. */
  get name(): Bits {
    if (this.term.synonyms.length === 0) return this.typedName;
    return this.#set(
      'name',
      () => this.typedName,
      docs => addPhrases(docs, this.lookup.index, this.term.synonyms, 'name'),
    );
  }

  /** In the name, corrected too. */
  get correctedName(): Bits {
    if (!this.#isDoubtful) return this.name;
    const { index } = this.lookup;
    return this.#set(
      'correctedName',
      () => this.name,
      docs => {
        addPhrases(docs, index, this.term.corrected, 'name');
        this.#addWords(docs, (target, word) => {
          addTyped(target, index, word, 'name');
          addCorrected(target, this.lookup, word, 'name');
        });
      },
    );
  }

  /** In the name by what the correction says, not by another phrase of its meaning; null where there is nothing to tell. */
  get correctionName(): Bits | null {
    const { correction, corrected } = this.term;
    if (correction === null || corrected.length < 2) return null;
    return this.#set('correctionName', null, docs =>
      addPhrases(docs, this.lookup.index, corrected.slice(0, 1), 'name'),
    );
  }

  get #meant(): readonly string[] {
    return (this.#meanings ??= meaningsOfTerm(this.term));
  }

  /** Titles that are about this by so much of them, or by more. Most terms are the subject of no title, and make no sets. */
  get subjects(): SubjectSets {
    return (this.#subjects ??= this.#findSubjects());
  }

  #findSubjects(): SubjectSets {
    const { plain } = this.lookup.index;
    const meanings = this.#meant.filter(meaning => isPrefixOfIndex(this.lookup.index, subjectPrefix(meaning)));
    const nearest = this.#tokensAbout(NEAREST_KINDRED, SUBJECT_GRADES);
    let better: Bits | null = null;
    return SUBJECT_GRADES.map(grade => {
      const own = meanings.map(meaning => subjectToken(meaning, grade));
      const near = grade === 'WHOLE' ? [] : grade === 'PART' ? nearest : this.#kindredTokens();
      const ranges = [...own, ...near].map(token => wordRange(plain, token)).filter(({ from, to }) => from < to);
      const narrower = better;
      if (ranges.length > 0)
        better = this.#set(grade, narrower && (() => narrower), docs => {
          for (const range of ranges) addNameDocs(docs, plain, range);
        });
      return better;
    });
  }

  /** Titles that are about this itself, by however much of them, and not only about what is kindred; null where none is. */
  get about(): Bits | null {
    if (this.#about === undefined) this.#about = this.#findAbout();
    return this.#about;
  }

  #findAbout(): Bits | null {
    return this.#titlesAbout('about', this.#meant);
  }

  /** Titles that are about one of some meanings, by however much of them. */
  #titlesAbout(grade: Grade, meanings: readonly string[]): Bits | null {
    const { plain } = this.lookup.index;
    const ranges = meanings.map(meaning => prefixRange(plain, subjectPrefix(meaning)));
    if (ranges.every(({ from, to }) => from === to)) return null;
    return this.#set(grade, null, docs => {
      for (const range of ranges) addNameDocs(docs, plain, range);
    });
  }

  get #closeMeanings(): readonly string[] {
    return this.#meant.flatMap(meaning => CLOSE_KIN_MEANINGS.get(meaning) ?? []);
  }

  /** Titles that are wholly about what is nearly the same, or about that and the subject (`Computing and IT`); null where nothing is. */
  get closeKin(): Bits | null {
    const { plain } = this.lookup.index;
    const kin = this.#closeMeanings;
    if (kin.length === 0 || !this.hasTitles) return null;
    return this.#set('closeKin', null, docs => {
      for (const one of kin) addNameDocs(docs, plain, wordRange(plain, subjectToken(one, 'WHOLE')));
      const both = this.#titlesPartly(this.#meant);
      intersect(both, this.#titlesPartly(kin));
      unite(docs, both);
    });
  }

  /** Titles that are about what is nearly the same, by however much of them; null where nothing is. */
  get aboutCloseKin(): Bits | null {
    return this.#titlesAbout('aboutCloseKin', this.#closeMeanings);
  }

  /** Anywhere, without synonyms and corrections. */
  get typed(): Bits {
    const { index } = this.lookup;
    return this.#set(
      'typed',
      () => this.typedName,
      docs => {
        addPhrases(docs, index, this.term.own, 'other');
        this.#addWords(docs, (target, word) => this.#addAnywhere(target, word));
      },
    );
  }

  /** Anywhere, as typed or corrected, without synonyms of either. */
  get correctedTyped(): Bits {
    const { corrected } = this.term;
    return this.#set(
      'correctedTyped',
      () => this.typed,
      docs => {
        this.#addEverywhere(docs, corrected.slice(0, 1));
        this.#addWords(docs, (target, word) => this.#addAnywhereCorrected(target, word));
      },
    );
  }

  /** Anywhere, without corrections and without neighbouring subjects. */
  get meant(): Bits {
    if (!this.#isDoubtful) return this.own;
    return this.#set(
      'meant',
      () => this.typed,
      docs => this.#addEverywhere(docs, this.term.synonyms),
    );
  }

  /** Anywhere, corrected too, without neighbouring subjects. */
  get own(): Bits {
    const { own, synonyms, corrected } = this.term;
    const { index } = this.lookup;
    return this.#set('own', null, docs => {
      for (const keys of [own, synonyms, corrected]) this.#addEverywhere(docs, keys);
      this.#addWords(docs, (target, word) => addExact(target, index, word));
      this.#addWords(docs, (target, word) => this.#addAnywhereCorrected(target, word));
    });
  }

  /** What has the subject itself before what has a neighbouring one alone, where no title tells them apart; null where there is nothing to tell. */
  get ownSubject(): Bits | null {
    return this.term.neighbours.length === 0 || this.hasTitles ? null : this.own;
  }

  get any(): Bits {
    if (this.term.neighbours.length === 0) return this.own;
    return this.#set(
      'any',
      () => this.own,
      docs => this.#addNeighbours(docs),
    );
  }

  /** A set, which begins with the documents of a narrower one. */
  #set(grade: Grade, narrower: (() => Bits) | null, add: (docs: Bits) => void): Bits {
    return (this.#sets[grade] ??= this.lookup.workspace.wordSets.get(`${grade} ${this.key}`, docs => {
      if (narrower) docs.set(narrower());
      add(docs);
    }));
  }

  #addEverywhere(docs: Bits, keys: readonly string[]): void {
    addPhrases(docs, this.lookup.index, keys, 'name');
    addPhrases(docs, this.lookup.index, keys, 'other');
  }

  /** Of programs. */
  get hasTitles(): boolean {
    return this.lookup.index.awardOf.length > 0;
  }

  /** In the titles of programs, and what those are about that is kindred; institutions say what they teach in their other words. */
  #addNeighbours(docs: Bits): void {
    const { plain } = this.lookup.index;
    addPhrases(docs, this.lookup.index, this.term.neighbours, 'name');
    if (!this.hasTitles) addPhrases(docs, this.lookup.index, this.term.neighbours, 'other');
    for (const token of this.#kindredTokens()) addNameDocs(docs, plain, wordRange(plain, token));
  }

  #titlesPartly(meanings: readonly string[]): Bits {
    const { index, workspace } = this.lookup;
    const docs = workspace.bits.takeEmpty();
    for (const one of meanings) addNameDocs(docs, index.plain, wordRange(index.plain, subjectToken(one, 'PART')));
    return docs;
  }

  #kindredTokens(): string[] {
    return this.#tokensAbout(KINDRED_MEANINGS, KINDRED_GRADES);
  }

  #tokensAbout(kindredOf: ReadonlyMap<string, readonly string[]>, grades: readonly SubjectGrade[]): string[] {
    const kindred = this.#meant.flatMap(meaning => kindredOf.get(meaning) ?? []);
    return kindred.flatMap(one => grades.map(grade => subjectToken(one, grade)));
  }

  #addAnywhere(docs: Bits, word: QueryWord): void {
    addTyped(docs, this.lookup.index, word, 'name');
    addTyped(docs, this.lookup.index, word, 'other');
  }

  #addAnywhereCorrected(docs: Bits, word: QueryWord): void {
    this.#addAnywhere(docs, word);
    addCorrected(docs, this.lookup, word, 'name');
    addCorrected(docs, this.lookup, word, 'other');
  }

  /** Adds the documents that have all words. */
  #addWords(docs: Bits, add: (target: Bits, word: QueryWord) => void): void {
    const [first, ...others] = this.term.words;
    if (!first) return;
    if (others.length === 0) return add(docs, first);
    const { bits } = this.lookup.workspace;
    const common = bits.takeEmpty();
    add(common, first);
    for (const word of others) {
      const one = bits.takeEmpty();
      add(one, word);
      intersect(common, one);
    }
    unite(docs, common);
  }
}
