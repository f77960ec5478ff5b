/** How a page names what is near: a text that finds it again, and what of the typed one that leaves out. */
import type { Term } from '../text/terms.js';
import type { Understanding } from '../understanding/understand.js';
import { textOf } from './nearChanges.js';
import type { Change, Items, NearRelation } from './nearRelations.js';
import { textWithout, type Typed } from './textWithout.js';

/** Whether the words of a term are looked for, as a term or in a longer one. */
const isAmong = (looked: readonly Term[], text: string): boolean =>
  looked.some(term => ` ${term.text} `.includes(` ${text} `));

/** Words that were looked for and that a relation does not tell of itself. */
export function leftWordsOf(
  terms: readonly Term[],
  { looked, relation }: { looked: readonly Term[]; relation: NearRelation },
): string[] {
  if (relation === 'SIMILAR_NAME') return [];
  const isSaidByRelation = ({ role }: Term): boolean =>
    role === 'SUBJECT' && (relation === 'BROADER_SUBJECT' || relation === 'SAME_PLACE');
  return terms.filter(term => !isSaidByRelation(term) && !isAmong(looked, term.text)).map(({ text }) => text);
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
export function linkOf({ written, typed, left, changed, relation, replaced, terms, looked }: Linked): string {
  if (relation === 'SIMILAR_NAME') return [textOf(looked), ...changed.items.map(item => item.text)].join(' ').trim();
  const isReplaced = replaced !== null && isAmong(looked, replaced.by);
  // The head of `automotive engineering` is what stands for the whole.
  const isLooked = (text: string): boolean => isAmong(looked, text) && !(isReplaced && text === replaced.by);
  const isOther = ({ text }: Term): boolean => !(isReplaced && text === replaced.term.text);
  // What says the same again goes with it.
  const leftTerms = terms
    .filter(({ text }) => !isLooked(text))
    .flatMap(term => [
      ...(isOther(term) ? [term] : []),
      ...(term.repeated ?? []).map(repeated => ({ text: repeated })),
    ]);
  const kept = {
    limits: typed.items,
    left,
    leftTerms,
    keptTerms: terms.filter(({ text }) => isLooked(text)),
    replaced: isReplaced ? replaced : null,
  };
  const isMoved = changed.items.some(item => !typed.items.includes(item));
  // `LLB` says the subject, too, which is looked for still.
  const isTorn = left.some(({ limit }) => limit.kind === 'AWARD' && limit.words !== undefined && isLooked(limit.words));
  return (
    (isMoved || isTorn ? null : textWithout(written, kept) || null) ??
    [textOf(looked), ...changed.items.map(item => item.text)].filter(part => part !== '').join(' ')
  );
}
