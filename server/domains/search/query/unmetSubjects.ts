/** Of subjects that an `and` or a comma joins those that an answer has nothing of: each by itself is an answer, so that one may hide that there is nothing of another. */
import { hasBit } from '../build/bitset.js';
import type { KindIndex } from '../build/searchIndex.js';
import type { Term } from '../text/terms.js';
import { countQuery, docsAbout, type KindQuery } from './runQuery.js';
import { readQueryText } from './textMatch.js';
import { subjectsOf } from '../text/subjects.js';

const jointIn = (index: KindIndex, text: string): Term[] =>
  subjectsOf(readQueryText(index, text).terms).filter(({ joint }) => joint !== undefined);

/** Some, but not all: else the text as a whole is met, or is not. */
const someOf = (terms: readonly Term[], isUnmet: (term: Term) => boolean): Term[] => {
  const unmet = terms.filter(isUnmet);
  return unmet.length < terms.length ? unmet : [];
};

/** Those of which nothing is within the limits, but something elsewhere, where something is of another. */
export const unmetWithin = (index: KindIndex, query: KindQuery): Term[] =>
  someOf(
    jointIn(index, query.text),
    ({ text }) =>
      countQuery(index, { ...query, text, isOwnSubject: true }).total === 0 && docsAbout(index, text).count > 0,
  );

/** Those of which none of some documents is. */
export const unmetAmong = (index: KindIndex, text: string, docs: readonly number[]): Term[] =>
  someOf(jointIn(index, text), term => {
    const { bits } = docsAbout(index, term.text);
    return !docs.some(doc => hasBit(bits, doc));
  });
