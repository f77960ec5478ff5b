/** The documents that match one word of a query, in each of the ways that the tiers distinguish. */
import { intersect, type Bits } from '../build/bitset.js';
import type { KindIndex } from '../build/searchIndex.js';
import type { QueryWord } from '../text/queryText.js';
import { TYPO_MIN_LETTERS } from '../text/typoCorrection.js';
import {
  addNameDocs,
  addOtherDocs,
  isInOther,
  wordsWithinOneEdit,
  prefixRange,
  wholeWord,
  type InvertedIndex,
  type Range,
} from '../build/invertedIndex.js';
import type { SetCache, Workspace } from './workspace.js';

export type Lookup = { index: KindIndex; workspace: Workspace };

/** Each set is computed on first use and cached under its name. */
export class WordMatch {
  readonly #plain: InvertedIndex;
  readonly #marked: InvertedIndex;
  readonly #sets: SetCache;
  /** The empty set. */
  readonly #none: Bits;
  readonly #word: QueryWord;
  readonly #range: Range;
  readonly #whole: Range;
  #inName: Bits | null = null;
  #any: Bits | null = null;

  constructor({ index, workspace }: Lookup, word: QueryWord) {
    this.#plain = index.plain;
    this.#marked = index.marked;
    this.#sets = workspace.wordSets;
    this.#none = workspace.none;
    this.#word = word;
    this.#range = prefixRange(index.plain, word.folded);
    this.#whole = wholeWord(index.plain, this.#range, word.folded);
  }

  /** Whether no word of the index starts with this one. */
  get isMissing(): boolean {
    return this.#range.from === this.#range.to;
  }

  get inName(): Bits {
    return (this.#inName ??= this.#findInName());
  }

  get any(): Bits {
    return (this.#any ??= this.#findAny());
  }

  get asWholeName(): Bits {
    if (this.#whole.to === this.#range.to) return this.inName;
    return this.#whole.from === this.#whole.to
      ? this.#none
      : this.#sets.get(`whole ${this.#word.folded}`, docs => addNameDocs(docs, this.#plain, this.#whole));
  }

  /** As a whole word of the other texts. */
  get asWholeOther(): Bits {
    return isInOther(this.#plain, this.#whole)
      ? this.#sets.get(`whole other ${this.#word.folded}`, docs => addOtherDocs(docs, this.#plain, this.#whole))
      : this.#none;
  }

  /** With the same diacritics, when the word was typed with some. */
  get markedName(): Bits {
    const typed = this.#word.marked;
    if (typed === null) return this.inName;
    return this.#sets.get(`marked name ${typed}`, docs => {
      addNameDocs(docs, this.#marked, prefixRange(this.#marked, typed));
      intersect(docs, this.inName);
    });
  }

  get markedAny(): Bits {
    const typed = this.#word.marked;
    if (typed === null) return this.any;
    return this.#sets.get(`marked any ${typed}`, docs => {
      const range = prefixRange(this.#marked, typed);
      addNameDocs(docs, this.#marked, range);
      addOtherDocs(docs, this.#marked, range);
      intersect(docs, this.any);
    });
  }

  get asMarkedWholeOther(): Bits {
    const typed = this.#word.marked;
    if (typed === null) return this.asWholeOther;
    const whole = wholeWord(this.#marked, prefixRange(this.#marked, typed), typed);
    return isInOther(this.#marked, whole)
      ? this.#sets.get(`marked whole other ${typed}`, docs => addOtherDocs(docs, this.#marked, whole))
      : this.#none;
  }

  /** Documents with a word that this one may be a typo of; null unless the word is missing and long enough. */
  typoCorrected(isNameOnly: boolean): Bits | null {
    const { folded } = this.#word;
    if (!this.isMissing || folded.length < TYPO_MIN_LETTERS) return null;
    return this.#sets.get(`typo ${isNameOnly ? 'name ' : ''}${folded}`, docs => {
      for (const from of wordsWithinOneEdit(this.#plain, folded)) {
        addNameDocs(docs, this.#plain, { from, to: from + 1 });
        if (!isNameOnly) addOtherDocs(docs, this.#plain, { from, to: from + 1 });
      }
    });
  }

  #findInName(): Bits {
    return this.isMissing
      ? this.#none
      : this.#sets.get(`name ${this.#word.folded}`, docs => addNameDocs(docs, this.#plain, this.#range));
  }

  #findAny(): Bits {
    const { inName } = this;
    if (!isInOther(this.#plain, this.#range)) return inName;
    return this.#sets.get(`any ${this.#word.folded}`, docs => {
      docs.set(inName);
      addOtherDocs(docs, this.#plain, this.#range);
    });
  }
}
