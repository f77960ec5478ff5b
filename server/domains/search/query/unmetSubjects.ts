/**
 * Which of several joined subjects an answer has nothing of. `law and nursing in Dublin` is answered by programs in either, so that many law programs would hide that none is in
 * nursing: the page is told of it.
 */
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

/** Subjects of which nothing is found within the limits of the query, though the catalogue has programs in them and another of the joined subjects is found. */
export const unmetWithin = (index: KindIndex, query: KindQuery): Term[] =>
  someOf(
    jointIn(index, query.text),
    ({ text }) =>
      countQuery(index, { ...query, text, isOwnSubject: true }).total === 0 && docsAbout(index, text).count > 0,
  );

/** Subjects that none of these documents is about. */
export const unmetAmong = (index: KindIndex, text: string, docs: readonly number[]): Term[] =>
  someOf(jointIn(index, text), term => {
    const { bits } = docsAbout(index, term.text);
    return !docs.some(doc => hasBit(bits, doc));
  });
