/** Terms of a text that belong together: alternatives with an `or` between them, and subjects with an `and` or a sign of a list. */
import { PARTS_OF_FIELDS_MEANT } from './concepts.js';
import { eitherTerm, textOf, type Term } from './terms.js';
import type { Word } from './tokenizer.js';

/** `isOr`, `isAnd`: the word between alternatives, or between what is joined. `isPhrase`: a phrase of the vocabulary, as typed. */
export type Span = { from: number; to: number; term: Term | null; isOr: boolean; isAnd: boolean; isPhrase: boolean };

/** Phrases with an `or` between them become one term: `accounting or finance`. */
export function joinAlternatives(spans: readonly Span[], words: readonly Word[]): Span[] {
  const joined: Span[] = [];
  let isOr = false;
  for (const span of spans) {
    const last = joined.at(-1);
    const term =
      isOr && last?.term && span.term && last.isPhrase && span.isPhrase
        ? eitherTerm(last.term, span.term, textOf(words.slice(last.from, span.to)))
        : null;
    if (term && last) joined.splice(-1, 1, { ...last, to: span.to, term });
    else if (span.term) joined.push(span);
    // Words of asking may stand behind it: `kế toán hay ngành tài chính`.
    isOr = span.isOr || (isOr && span.term === null);
  }
  return joined;
}

/** `và` and `lẫn`. */
const UNMARKED_JOINTS: ReadonlySet<string> = new Set(['va', 'lan']);

/** Subjects of the vocabulary with an `and` or a sign of a list between them, words of asking aside, belong together. */
export function joinSubjects(spans: readonly Span[], listed: ReadonlySet<number>): Span[] {
  const joined: Span[] = [];
  let isAnd = false;
  for (const [number, span] of spans.entries()) {
    const place = joined.findLastIndex(({ term }) => term !== null);
    const last = joined[place];
    isAnd ||= listed.has(span.from);
    // Typed without its mark; Virginia stands between no two subjects, and nobody called Lan.
    const next = spans[number + 1];
    if (
      last &&
      next &&
      isSubject(last) &&
      isSubject(next) &&
      UNMARKED_JOINTS.has(span.term?.text.toLowerCase() ?? '')
    ) {
      isAnd = true;
      continue;
    }
    if (isAnd && last?.term && span.term && isSubject(last) && isSubject(span)) {
      const joint = last.term.joint ?? last.term.meaning;
      joined[place] = { ...last, term: { ...last.term, joint } };
      joined.push({ ...span, term: { ...span.term, joint } });
    } else joined.push(span);
    isAnd = span.isAnd || (isAnd && span.term === null);
  }
  return joined;
}

/** `du lịch khách sạn`: two subjects that share their field, beside each other or joined, are one thing together, and a title about either is about it. */
export function joinSharedFields(spans: readonly Span[]): Span[] {
  const joined = [...spans];
  for (const [place, span] of spans.entries()) {
    const last = spans[place - 1];
    if (!last?.term || !span.term || !sharesField(last) || !sharesField(span)) continue;
    const { joint } = span.term;
    const isBeside = joint === undefined ? last.to === span.from : last.term.joint === joint;
    const isOfMore = spans.filter(({ term }) => joint !== undefined && term?.joint === joint).length > 2;
    if (!isBeside || isOfMore || last.term.meaning === span.term.meaning) continue;
    const together = `${last.term.meaning}&${span.term.meaning}`;
    joined[place - 1] = { ...last, term: withTogether(last.term, together) };
    joined[place] = { ...span, term: withTogether(span.term, together) };
  }
  return joined;
}
const withTogether = (term: Term, together: string): Term => ({ ...term, joint: undefined, together });
const sharesField = ({ term }: Span): boolean => term !== null && PARTS_OF_FIELDS_MEANT.has(term.meaning);

const isSubject = ({ term, isPhrase }: Span): boolean => isPhrase && term?.role === 'SUBJECT';
