/** From what was understood to the filters of a search. A filter that was chosen by hand wins over one that was said. */
import type { SearchSortName } from '../../../../schema/rules/search.limits.js';
import { namesScholarship } from '../../../../schema/rules/search.kinds.js';
import { NAMED_AWARDS } from '../build/namedAwards.js';
import { asksForTransfer, filtersOf, isOrder, type LimitFilter, type SearchKind } from './limitFilters.js';
import { destinationsOf, isAbsentCity, isElsewhere, isLevel, isOthers, type Limit } from './limits.js';
import { isOfSchool, type Understood } from './understand.js';

export type AppliedLimits = {
  /** The filter input with what was said in it. */
  filter: Record<string, unknown>;
  sort: SearchSortName | null;
  /** Sets of institutions; an entry must be of one in each set. */
  institutions: (readonly number[])[];
  /** What would be welcome, as a filter input; null where nothing is. */
  welcome: Record<string, unknown> | null;
  /** The filter that each limit became, by id; null for one that is not applied here. */
  filters: ReadonlyMap<string, LimitFilter | null>;
};

type Applying = {
  kind: SearchKind;
  items: readonly Understood[];
  byHand: Readonly<Record<string, unknown>>;
  institutionNumberOf: (slug: string) => number | undefined;
};

export const isChosen = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** What is said in two ways is what both mean (`chưa có ielts, chỉ có duolingo`); else they are alternatives (`monash hay rmit`). */
function joined<Value>(known: readonly Value[] | null, more: readonly Value[]): readonly Value[] {
  if (known === null) return more;
  const common = known.filter(value => more.includes(value));
  return common.length > 0 ? common : [...new Set([...known, ...more])];
}

/** Of levels that are said: a scholarship that is called one for a master's is for no doctorate, though its level may be both. */
const namedAwards = (items: readonly Understood[]): string[] => {
  const awards = items.flatMap(({ limit }) => (isLevel(limit) ? [...limit.awards] : []));
  return NAMED_AWARDS.filter(award => awards.includes(award));
};

/** Chosen by hand as it was said, but for what is unknown: whoever takes that in, too, has not let go of the wish. */
function isSameFigure(chosen: unknown, said: unknown): boolean {
  if (!isFigure(chosen) || !isFigure(said)) return false;
  const keys = new Set([...Object.keys(chosen), ...Object.keys(said)]);
  return [...keys].every(key => key === 'includeUnknown' || (chosen[key] ?? null) === (said[key] ?? null));
}
const isFigure = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'includeUnknown' in value;

/** Filters of which two that are said narrow each other where they can: `flights and living costs` are what one scholarship should pay. */
const MEANT_TOGETHER: ReadonlySet<string> = new Set(['acceptedTests', 'coverages']);

/** What programs differ in. */
const OF_PROGRAMS: readonly Limit['kind'][] = ['FEE', 'TEST', 'ACCEPTED_TEST'];

/** No fact tells where somebody may settle; that one may stay to work is what comes nearest. */
const STAYING: Limit = { kind: 'FEATURE', feature: 'POST_GRADUATION_PERMIT' };

/** What would be welcome by what is said, and leaves nothing out; null where nothing is. */
const welcomeIn = (limit: Limit): Limit | null =>
  limit.kind === 'WISH' ? limit.of : limit.kind === 'UNANSWERED' && limit.topic === 'SETTLEMENT' ? STAYING : null;

export function applyLimits({ kind, items, byHand, institutionNumberOf }: Applying): AppliedLimits {
  const filter: Record<string, unknown> = { ...byHand };
  const filters = new Map<string, LimitFilter | null>();
  const institutions: (readonly number[])[] = [];
  const places = items.flatMap(({ limit }) => destinationsOf(limit));
  const isTransfer = asksForTransfer(items, places);
  const isOffer = items.some(
    ({ limit, text }) => limit.kind === 'SCHOLARSHIP' || limit.kind === 'AUDIENCE' || namesScholarship(text),
  );
  const isTogether = (key: string): boolean => MEANT_TOGETHER.has(key) || (isTransfer && key === 'awards');
  let sort: SearchSortName | null = null;
  let named: readonly number[] | null = null;
  // An institution that is named is the answer, whatever it costs and asks for.
  const isNamed = kind === 'institutions' && isOfSchool(items);
  const isAsked = (limit: Limit): boolean => !isNamed || !OF_PROGRAMS.includes(limit.kind);
  // What is not wanted narrows what is, wherever it stands.
  const inOrder = items.toSorted((one, other) => Number(isOthers(one.limit)) - Number(isOthers(other.limit)));
  for (const { id, limit, text } of inOrder) {
    const said = (isAsked(limit) && filtersOf({ limit, text }, { places, isTransfer, isOffer })[kind]) || null;
    const isApplied = said !== null && !isChosen(byHand[said.key]);
    const isKept = isApplied || (said !== null && isSameFigure(byHand[said.key], said.value));
    filters.set(id, isKept && !isElsewhere(limit) ? said : null);
    // Of no institution, unless a place is said or chosen that there is; of a city without any there is none in its country.
    if (isElsewhere(limit)) {
      const isPlaced = places.length > 0 || isChosen(byHand['destinations']) || isChosen(byHand['cities']);
      if (!isPlaced || isAbsentCity(limit)) institutions.push([]);
    } else if (isApplied && said.facet === null) institutions.push(said.value as readonly number[]);
    else if (isApplied) {
      const known = filter[said.key];
      if (said.key === 'scholarship')
        filter[said.key] = { ...(known as object | undefined), ...(said.value as object) };
      else if (!Array.isArray(known) || !Array.isArray(said.value)) filter[said.key] = known ?? said.value;
      // Of several places that are not wanted none is: `not UK, not USA`.
      else if (isOthers(limit)) {
        filter[said.key] = known.filter(value => (said.value as unknown[]).includes(value));
        // Where all is excluded, nothing is left, though a filter without a choice would be none.
        if ((filter[said.key] as unknown[]).length === 0) institutions.push([]);
      } else
        filter[said.key] = isTogether(said.key) ? joined(known, said.value) : [...new Set([...known, ...said.value])];
    }
    if (isOrder(kind, limit)) sort = limit.sort;
    if (isChosen(byHand['institutions'])) continue;
    if (limit.kind === 'INSTITUTION') named = joined(named, limit.institutions);
    if (limit.kind === 'GROUP') institutions.push(limit.members.flatMap(slug => institutionNumberOf(slug) ?? []));
  }
  if (named !== null) institutions.push(named);
  if (kind === 'scholarships') {
    const known = (filter['eligibleFields'] as string[] | undefined) ?? [];
    const fields = items.flatMap(({ limit }) => (limit.kind === 'AWARD' ? (limit.fields ?? []) : []));
    if (fields.length > 0) filter['eligibleFields'] = [...new Set([...known, ...fields])];
    filter['namedAwards'] = namedAwards(items.filter(({ id }) => filters.get(id)));
  }
  const [wish] = items.flatMap(({ limit, text }) => {
    const welcome = welcomeIn(limit);
    return welcome ? (filtersOf({ limit: welcome, text }, { places, isTransfer, isOffer })[kind] ?? []) : [];
  });
  return { filter, sort, institutions, filters, welcome: wish ? { [wish.key]: wish.value } : null };
}
