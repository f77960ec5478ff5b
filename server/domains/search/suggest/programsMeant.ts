/** The programs that a text means while it is typed: within what a search would keep of it as limits, and with a place or a level that it begins. */
import { once } from '../../../kernel/once.js';
import { countBits, intersectAll, unite, type Bits } from '../build/bitset.js';
import type { SearchIndex } from '../build/searchIndex.js';
import { resolveFilters, type Filter } from '../query/filters.js';
import type { TermMatch } from '../query/termMatch.js';
import { matchText, readQueryText, type TextMatch } from '../query/textMatch.js';
import type { Workspace } from '../query/workspace.js';
import { hasSubject } from '../text/subjects.js';
import type { Term } from '../text/terms.js';
import { isLevel } from '../understanding/limits.js';
import type { Understood } from '../understanding/understand.js';
import { begunLimitOf } from './begunLimits.js';

/** A text as a search for programs understands it: its limits, the filters that they are, and the words that are left. */
export type Meant = { items: readonly Understood[]; filters: readonly Filter[]; rest: string };
export type MeantBy = (text: string) => Meant;

/** A part of a text. `typed`: its words as they stand, which names are completed from. `isOpen`: whether its last word may still be unfinished. */
type Part = Meant & { typed: string; isOpen: boolean };
export type ProgramReading = {
  typed: Part;
  begun: { before: Part; isPlaced: boolean; filters: readonly Filter[] } | null;
  /** Whether no word is in the middle of being typed, as far as anybody can tell. */
  isFinished: boolean;
};

const isKnown = ({ role, isBegun, corrected, own }: Term): boolean =>
  (role === 'SUBJECT' || role === 'LEVEL' || role === 'INSTITUTION') &&
  !isBegun &&
  corrected.length === 0 &&
  own.length > 0;

const lastWordOf = (text: string): string => text.trim().split(/\s+/).at(-1) ?? '';
const saysLevel = ({ items }: Meant): boolean => items.some(({ limit }) => isLevel(limit));

/** Reads a text before any documents are looked up. `completed` is the text without its figures: `20000` in `nursing under 20000` begins no name. */
export function readProgramText(
  index: SearchIndex,
  { text, completed }: { text: string; completed: string },
  meantBy: MeantBy,
): ProgramReading {
  const termsOf = (part: string, isTyping: boolean): readonly Term[] =>
    readQueryText(index.programs, part, { isTyping }).terms;
  const meant = meantBy(text);
  // Behind a figure a point or a comma is no word (`ielts 6.`).
  const end = text.replace(/[\s.,]+$/, '').length;
  const endsWithLimit = meant.filters.length > 0 && meant.items.some(({ to }) => to >= end);
  // A limit and nothing else may still be the beginning of a name.
  const typed = { ...meant, typed: completed, isOpen: !endsWithLimit || meant.rest.trim() === '' };
  const last = termsOf(meant.filters.length === 0 ? completed : meant.rest, true).at(-1);
  const isKnownLast = last !== undefined && isKnown(last) && lastWordOf(text) === lastWordOf(last.text);
  const isFinished = endsWithLimit || isKnownLast;
  const limit = endsWithLimit ? null : begunLimitOf(index, text);
  if (!limit || (isKnownLast && !limit.isPlaced)) return { typed, begun: null, isFinished };
  const before = meantBy(limit.before);
  const isOfPrograms = saysLevel(before) || hasSubject(termsOf(before.rest, false));
  const begun = isOfPrograms ? { ...limit, before: { ...before, typed: limit.before, isOpen: false } } : null;
  return { typed, begun, isFinished };
}

/** For the terms of a text, the sets of documents in all of which a suggestion must be. */
type Attempt = (terms: readonly TermMatch[]) => Bits[];
/** `isBesideName`: whether a term may be found in what is told beside the name. */
type Finding = { index: SearchIndex; workspace: Workspace; isBesideName: (term: TermMatch) => boolean };

/** `match`: what orders them. `isWhole`: whether they have all that was typed. `last`: the last word that they were looked for by. */
export type DocsFound = { match: TextMatch; bits: Bits; isWhole: boolean };
type PartFound = DocsFound & { last: string };
type FindPart = (attempt: Attempt) => PartFound | null;

const docsOf = ({ index, workspace }: Finding, filters: readonly Filter[]): Bits[] =>
  resolveFilters(index.programs, workspace, filters).map(({ docs }) => docs);

/** Reads and matches the words of a part once; each attempt then only intersects the sets. */
function partFinder(finding: Finding, part: Part): FindPart {
  const { index, workspace, isBesideName } = finding;
  const { bits } = workspace;
  const lookup = { index: index.programs, workspace };
  const match = matchText(lookup, part.typed, { isTyping: part.isOpen });
  if (!match || match.terms.length === 0) return () => null;
  const hasRest = readQueryText(index.programs, part.rest, { isTyping: part.isOpen }).terms.length > 0;
  // A place alone would narrow what its letters begin, too: `my` is no Mycology in the US.
  const within = hasRest || saysLevel(part) ? docsOf(finding, part.filters) : [];
  if (within.length > 0 && !hasRest) {
    return () => {
      const found = bits.take();
      intersectAll(found, within);
      return { match, bits: found, isWhole: true, last: '' };
    };
  }
  const words = within.length > 0 ? matchText(lookup, part.rest, { isTyping: part.isOpen, within }) : match;
  if (!words) return () => null;
  const isWhole = words.dropped.length === 0;
  const last = lastWordOf(words.terms.at(-1)?.term.text ?? '');
  return attempt => {
    const conditions = attempt(words.terms);
    if (conditions.length === 0 && (within.length === 0 || !saysLevel(part))) return null;
    const named = bits.takeEmpty();
    for (const term of match.terms) unite(named, isBesideName(term) ? term.any : term.correctedName);
    const found = bits.take();
    intersectAll(found, [...within, ...conditions, named]);
    return { match, bits: found, isWhole, last };
  };
}

/** Whether all words were looked for as they were typed: none corrected, decoded or left out. */
const isAsTyped = ({ match, isWhole, last }: PartFound, { typed }: Part): boolean =>
  isWhole && last === lastWordOf(typed) && match.terms.every(({ term }) => term.corrected.length === 0);

/** So many are suggested enough: what a place or a level adds to them would be seen by nobody. */
const ENOUGH = 20;

/**
 * Finds the programs to suggest for a text that is still being typed. There are two ways, and of `accounting ca` both are taken:
 * - as typed: programs with all words, of which the last may be unfinished (a title with `Accounting` and `Careers`);
 * - as the beginning of a place or a level: programs with the words before it, within that place or level (accounting in Canada).
 * Behind a word for a place (`accounting in ca`) the second way alone is taken if it finds anything. Without such a word it adds to the first way where that finds fewer
 * than ENOUGH, and takes its place where that had to correct or leave out a word.
 */
export function programFinder(
  finding: Finding,
  { typed, begun }: ProgramReading,
): (attempt: Attempt) => DocsFound | null {
  const findTyped = once(() => partFinder(finding, typed));
  const findBegun = begunFinder(finding, begun);
  return attempt => {
    const within = begun?.isPlaced ? findBegun(attempt) : null;
    if (within) return within;
    const found = findTyped()(attempt);
    const count = found && isAsTyped(found, typed) ? countBits(found.bits) : 0;
    const more = begun && !begun.isPlaced && count < ENOUGH ? findBegun(attempt) : null;
    if (!more || !found) return more ?? found;
    if (count === 0) return more;
    unite(found.bits, more.bits);
    return found;
  };
}

function begunFinder(finding: Finding, begun: ProgramReading['begun']): (attempt: Attempt) => DocsFound | null {
  if (!begun) return () => null;
  const findBefore = once(() => partFinder(finding, begun.before));
  return attempt => {
    const found = findBefore()(attempt);
    if (!found?.isWhole) return null;
    const either = finding.workspace.bits.takeEmpty();
    for (const docs of docsOf(finding, begun.filters)) unite(either, docs);
    return intersectAll(found.bits, [found.bits, either]) > 0 ? found : null;
  };
}
