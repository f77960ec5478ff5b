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
  type Range,
} from '../build/invertedIndex.js';
import type { Workspace } from './workspace.js';

export type Lookup = { index: KindIndex; workspace: Workspace };

/** Each set is computed on first use and cached under its name. */
export class WordMatch {
  readonly #lookup: Lookup;
  readonly #word: QueryWord;
  readonly #range: Range;
  readonly #whole: Range;
  #inName: Bits | null = null;
  #any: Bits | null = null;

  constructor(lookup: Lookup, word: QueryWord) {
    this.#lookup = lookup;
    this.#word = word;
    this.#range = prefixRange(lookup.index.plain, word.folded);
    this.#whole = wholeWord(lookup.index.plain, this.#range, word.folded);
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
    const {
      index: { plain },
      workspace: { wordSets, none },
    } = this.#lookup;
    if (this.#whole.to === this.#range.to) return this.inName;
    return this.#whole.from === this.#whole.to
      ? none
      : wordSets.get(`whole ${this.#word.folded}`, docs => addNameDocs(docs, plain, this.#whole));
  }

  /** As a whole word of the other texts. */
  get asWholeOther(): Bits {
    const {
      index: { plain },
      workspace: { wordSets, none },
    } = this.#lookup;
    return isInOther(plain, this.#whole)
      ? wordSets.get(`whole other ${this.#word.folded}`, docs => addOtherDocs(docs, plain, this.#whole))
      : none;
  }

  /** With the same diacritics, when the word was typed with some. */
  get markedName(): Bits {
    const {
      index: { marked },
      workspace: { wordSets },
    } = this.#lookup;
    const typed = this.#word.marked;
    if (typed === null) return this.inName;
    return wordSets.get(`marked name ${typed}`, docs => {
      addNameDocs(docs, marked, prefixRange(marked, typed));
      intersect(docs, this.inName);
    });
  }

  get markedAny(): Bits {
    const {
      index: { marked },
      workspace: { wordSets },
    } = this.#lookup;
    const typed = this.#word.marked;
    if (typed === null) return this.any;
    return wordSets.get(`marked any ${typed}`, docs => {
      const range = prefixRange(marked, typed);
      addNameDocs(docs, marked, range);
      addOtherDocs(docs, marked, range);
      intersect(docs, this.any);
    });
  }

  get asMarkedWholeOther(): Bits {
    const {
      index: { marked },
      workspace: { wordSets, none },
    } = this.#lookup;
    const typed = this.#word.marked;
    if (typed === null) return this.asWholeOther;
    const whole = wholeWord(marked, prefixRange(marked, typed), typed);
    return isInOther(marked, whole)
      ? wordSets.get(`marked whole other ${typed}`, docs => addOtherDocs(docs, marked, whole))
      : none;
  }

  /** Documents with a word that this one may be a typo of; null unless the word is missing and long enough. */
  typoCorrected(isNameOnly: boolean): Bits | null {
    const {
      index: { plain },
      workspace: { wordSets },
    } = this.#lookup;
    const { folded } = this.#word;
    if (!this.isMissing || folded.length < TYPO_MIN_LETTERS) return null;
    return wordSets.get(`typoCorrected ${isNameOnly ? 'name ' : ''}${folded}`, docs => {
      for (const from of wordsWithinOneEdit(plain, folded)) {
        addNameDocs(docs, plain, { from, to: from + 1 });
        if (!isNameOnly) addOtherDocs(docs, plain, { from, to: from + 1 });
      }
    });
  }
  #findInName(): Bits {
    const {
      index: { plain },
      workspace: { wordSets, none },
    } = this.#lookup;
    return this.isMissing
      ? none
      : wordSets.get(`name ${this.#word.folded}`, docs => addNameDocs(docs, plain, this.#range));
  }

  #findAny(): Bits {
    const {
      index: { plain },
      workspace: { wordSets },
    } = this.#lookup;
    const { inName } = this;
    if (!isInOther(plain, this.#range)) return inName;
    return wordSets.get(`any ${this.#word.folded}`, docs => {
      docs.set(inName);
      addOtherDocs(docs, plain, this.#range);
    });
  }
}
