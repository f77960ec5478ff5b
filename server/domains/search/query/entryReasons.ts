/** Why an entry stands on a page: what the text says of it, and what is known of the ways into it, its intakes and its data. */
import type { EntryRoute } from '../../../../schema/rules/entry.rules.js';
import { hasBit, type Bits } from '../build/bitset.js';
import { COMPLETE_DATA_FLAG, LIKELY_INTAKE_FLAG, OPEN_INTAKE_FLAG, type KindIndex } from '../build/searchIndex.js';
import { stringAt } from '../build/stringTable.js';
import { toWords } from '../text/tokenizer.js';
import { optionsOf, resolveFilters, type Filter } from './filters.js';
import type { RankReason } from './ranking.js';
import type { TextMatch } from './textMatch.js';
import { reasonsOfText } from './textReasons.js';
import type { Workspace } from './workspace.js';

/** The words of what is shown as its name are all in the text: `scholarship vietnam` is not GREAT Scholarship - Vietnam, though it means the same. */
function isNamedWholly({ labels, labelOf }: KindIndex, doc: number, text: string): boolean {
  const typed = new Set(toWords(text).map(({ folded }) => folded));
  return toWords(stringAt(labels, labelOf[doc] ?? 0)).every(({ folded }) => typed.has(folded));
}

/** What is open, or likely to open, in a month that is asked for; null where none is. */
type AskedIntakes = Record<'OPEN' | 'LIKELY_OPEN', Bits> | null;
export function intakesAsked(
  { index, workspace }: { index: KindIndex; workspace: Workspace },
  filters: readonly Filter[],
): AskedIntakes {
  const asked = filters.find(filter => filter.kind === 'intake' && filter.months.length > 0);
  if (asked?.kind !== 'intake') return null;
  const having = (status: 'OPEN' | 'LIKELY_OPEN'): Bits =>
    resolveFilters(index, workspace, [{ ...asked, statuses: [status], includeUnknown: false }])[0]?.docs ??
    workspace.none;
  return { OPEN: having('OPEN'), LIKELY_OPEN: having('LIKELY_OPEN') };
}

/** What prepares for studies, and what comes after a foundation year; null where no several ways in are asked for, of which a card has to say one. */
type AskedYears = Record<'FOUNDATION' | 'PATHWAY', Bits> | null;
export function yearsAsked(
  { index, workspace }: { index: KindIndex; workspace: Workspace },
  filters: readonly Filter[],
): AskedYears {
  const areAsked = filters.some(
    filter => filter.kind === 'options' && filter.facet === 'ENTRY' && filter.options.length > 1,
  );
  if (!areAsked) return null;
  const by = (route: EntryRoute): Bits =>
    resolveFilters(index, workspace, [optionsOf('ENTRY', route)])[0]?.docs ?? workspace.none;
  return { FOUNDATION: by('FOUNDATION'), PATHWAY: by('PATHWAY') };
}

type Reasoning = {
  doc: number;
  first: readonly number[];
  query: { text: string; isPart?: boolean };
  intakes: AskedIntakes;
  years: AskedYears;
};

/**
 * Where the text calls some institutions by their very name, others that mean the same are not called so. Where words were left out, the reason of those that
 * were kept is told only of what has no other.
 */
export function reasonsOf(
  index: KindIndex,
  match: TextMatch | null,
  { doc, first, query, intakes, years }: Reasoning,
): RankReason[] {
  const { text, isPart = false } = query;
  const isInstitution = index.institutionOf.length === 0;
  const isCalled = (): boolean =>
    isInstitution && first.length > 0
      ? first.includes(doc)
      : !isPart && (isInstitution || isNamedWholly(index, doc, text));
  const ofText = (match ? reasonsOfText(match, doc) : []).map(reason =>
    reason === 'EXACT_NAME' && !isCalled() ? 'NAME' : reason,
  );
  const others: RankReason[] = [];
  if (years && hasBit(years.FOUNDATION, doc)) others.push('FOUNDATION');
  else if (years && hasBit(years.PATHWAY, doc)) others.push('PATHWAY');
  const flags = index.flags[doc] ?? 0;
  const isOpen = intakes ? hasBit(intakes.OPEN, doc) : (flags & OPEN_INTAKE_FLAG) !== 0;
  const isLikely = intakes ? hasBit(intakes.LIKELY_OPEN, doc) : (flags & LIKELY_INTAKE_FLAG) !== 0;
  if (isOpen) others.push('OPEN_INTAKE');
  else if (isLikely) others.push('LIKELY_INTAKE');
  if (flags & COMPLETE_DATA_FLAG) others.push('COMPLETE_DATA');
  // Where words were left out, the others are told only of what has no other reason; that the subject is another one always.
  const areHidden = match !== null && match.dropped.length > 0 && others.length > 0;
  const textReasons = areHidden ? ofText.filter(reason => reason === 'RELATED_SUBJECT') : ofText;
  return [...textReasons, ...others];
}
