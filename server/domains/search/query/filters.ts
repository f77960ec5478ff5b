/** Filters as data, and the documents that pass each of them. */
import { ENGLISH_TESTS, type EnglishTest } from '../../../../schema/rules/catalogue.values.js';
import type { FacetName } from '../../../generated/resolvers.js';
import { findAttribute } from '../build/attributeLookup.js';
import { setAll, setBit, subtract, unite, type Bits } from '../build/bitset.js';
import type { Attribute, AttributeName } from '../build/facetColumns.js';
import type { KindIndex, RangeName } from '../build/searchIndex.js';
import { UNKNOWN_RANK, type RangeColumn } from '../build/sortOrders.js';
import { INTAKE_OPTIONS, INTAKE_STATES, intakeOption, type IntakeState } from '../build/intakeSummary.js';
import { addPosting } from '../build/postings.js';
import type { Workspace } from './workspace.js';

/** Bounds are inclusive; money is already in the currency of comparison. */
export type Bounds = { min: number; max: number };

export type Filter =
  /** Any of the options. Features must all hold, so each is a filter with one option. `unstated`: the option of entries that do not say. */
  | { kind: 'options'; facet: FacetName; attribute: AttributeName; options: readonly string[]; unstated?: string }
  | { kind: 'range'; facet: FacetName; range: RangeName; bounds: Bounds; includeUnknown: boolean }
  /** One intake that has one of the months and one of the statuses; an empty list allows any. Unknown: no coming intake is. */
  | { kind: 'intake'; months: readonly number[]; statuses: readonly IntakeState[]; includeUnknown: boolean }
  | { kind: 'english'; facet: 'ENGLISH'; test: EnglishTest; overall: number; includeUnknown: boolean }
  /** Document numbers of institutions. Has no facet: it sets where to search and is not offered as a choice. */
  | { kind: 'institutions'; numbers: ReadonlySet<number> };

export type ResolvedFilter = { filter: Filter; docs: Bits };

/** The facets to which a filter belongs. */
export function facetsOf(filter: Filter): FacetName[] {
  if (filter.kind === 'institutions') return [];
  if (filter.kind !== 'intake') return [filter.facet];
  return [
    ...(filter.months.length > 0 ? (['INTAKE_MONTH'] as const) : []),
    ...(filter.statuses.length > 0 ? (['INTAKE_STATUS'] as const) : []),
  ];
}

function addOptions(target: Bits, attribute: Attribute | undefined, options: Iterable<string>): void {
  if (!attribute) return;
  for (const option of options) {
    const number = attribute.options.indexOf(option);
    if (number >= 0) addPosting(target, attribute.docs, number);
  }
}

/** Adds the documents that have none of the options of an attribute. */
function addWithoutOption(target: Bits, index: KindIndex, name: AttributeName): void {
  const attribute = findAttribute(index, name)?.attribute;
  const having = new Uint32Array(target.length);
  addOptions(having, attribute, attribute?.options ?? []);
  const lacking = new Uint32Array(target.length);
  setAll(lacking, index.size);
  subtract(lacking, having);
  unite(target, lacking);
}

export const isIntakeAllowed = (option: string, months: readonly number[], statuses: readonly IntakeState[]): boolean =>
  INTAKE_STATES.some(
    state =>
      (statuses.length === 0 || statuses.includes(state)) &&
      (months.length === 0
        ? option.endsWith(`:${state}`)
        : months.some(month => option === intakeOption(month, state))),
  );

export type RangeFilter = Extract<Filter, { kind: 'range' }>;

function addRange(target: Bits, index: KindIndex, { range, bounds, includeUnknown }: RangeFilter): void {
  const column = index.ranges[range];
  if (!column) return;
  const { first, width } = ranksWithin(column, bounds);
  const known = Math.max(0, width);
  if (includeUnknown && first === UNKNOWN_RANK + 1)
    return addRanks(target, column.rankOf, { first: UNKNOWN_RANK, width: known + 1 });
  if (includeUnknown) addRanks(target, column.rankOf, { first: UNKNOWN_RANK, width: 1 });
  if (known > 0) addRanks(target, column.rankOf, { first, width: known });
}

/** The ranks of the values within the bounds; a width of zero or less means none. */
export function ranksWithin({ values }: RangeColumn, { min, max }: Bounds): { first: number; width: number } {
  const lowest = firstPlace(values, value => value >= min);
  return { first: lowest + 1, width: firstPlace(values, value => value > max) - lowest };
}

/** The first place in ascending values for which the claim, once true, stays true. */
function firstPlace(values: Float64Array, isReached: (value: number) => boolean): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isReached(values[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Adds the documents whose rank is one of the `width` ranks from `first` on; 32 bits are collected before they are written. */
function addRanks(
  target: Bits,
  rankOf: Uint16Array | Uint32Array,
  { first, width }: { first: number; width: number },
): void {
  const size = rankOf.length;
  for (let word = 0, doc = 0; doc < size; word++) {
    const end = Math.min(doc + 32, size);
    let bits = 0;
    for (let bit = 1; doc < end; doc++, bit <<= 1) if (((rankOf[doc] as number) - first) >>> 0 < width) bits |= bit;
    target[word] = (target[word] as number) | bits;
  }
}

/** Adds the documents whose class is allowed. */
function addClasses(target: Bits, classOf: Uint32Array, isAllowed: Uint8Array): void {
  const size = classOf.length;
  for (let word = 0, doc = 0; doc < size; word++) {
    const end = Math.min(doc + 32, size);
    let bits = 0;
    for (let bit = 0; doc < end; doc++, bit++) bits |= (isAllowed[classOf[doc] as number] as number) << bit;
    target[word] = (target[word] as number) | bits;
  }
}

type EnglishFilter = Extract<Filter, { kind: 'english' }>;

function addEnglish(target: Bits, index: KindIndex, { test, overall, includeUnknown }: EnglishFilter): void {
  const tests = ENGLISH_TESTS.length;
  const place = ENGLISH_TESTS.indexOf(test);
  const isEnough = Uint8Array.from({ length: index.englishMinimums.length / tests }, (_, set) => {
    const minimum = index.englishMinimums[set * tests + place] ?? NaN;
    return minimum <= overall || (includeUnknown && Number.isNaN(minimum)) ? 1 : 0;
  });
  addClasses(target, index.englishSetOf, isEnough);
}

/** Institutions themselves belong to none: their own numbers count. */
function addInstitutions(target: Bits, { institutionOf, size }: KindIndex, numbers: ReadonlySet<number>): void {
  if (institutionOf.length === 0) {
    for (const number of numbers) if (number < size) setBit(target, number);
    return;
  }
  for (const wanted of numbers) addRanks(target, institutionOf, { first: wanted, width: 1 });
}

/** Whether it asks for the status of an intake or a deadline. */
export const asksForStatus = (filter: Filter): boolean =>
  filter.kind === 'intake'
    ? filter.statuses.length > 0
    : filter.kind === 'options' && filter.attribute === 'DEADLINE_STATUS';

/** Adds the documents that pass a filter to none. */
function addFilterDocs(target: Bits, index: KindIndex, filter: Filter): void {
  addMatching(target, index, filter);
  if (asksForStatus(filter)) subtract(target, index.passed);
}

function addMatching(target: Bits, index: KindIndex, filter: Filter): void {
  switch (filter.kind) {
    case 'options':
      return addOptions(target, findAttribute(index, filter.attribute)?.attribute, filter.options);
    case 'range':
      return addRange(target, index, filter);
    case 'intake': {
      const allowed = INTAKE_OPTIONS.filter(option => isIntakeAllowed(option, filter.months, filter.statuses));
      addOptions(target, findAttribute(index, 'INTAKE')?.attribute, allowed);
      return filter.includeUnknown ? addWithoutOption(target, index, 'INTAKE_MONTH') : undefined;
    }
    case 'english':
      return addEnglish(target, index, filter);
    case 'institutions':
      return addInstitutions(target, index, filter.numbers);
  }
}

const keyOf = (filter: Filter): string => {
  switch (filter.kind) {
    case 'options':
      return `options ${filter.attribute} ${filter.options.join('\n')}`;
    case 'range':
      return `range ${filter.range} ${filter.bounds.min} ${filter.bounds.max} ${filter.includeUnknown}`;
    case 'intake':
      return `intake ${filter.months.join()} ${filter.statuses.join()} ${filter.includeUnknown}`;
    case 'english':
      return `english ${filter.test} ${filter.overall} ${filter.includeUnknown}`;
    case 'institutions':
      return `institutions ${[...filter.numbers].join()}`;
  }
};

export const resolveFilters = (
  index: KindIndex,
  { filterSets }: Workspace,
  filters: readonly Filter[],
): ResolvedFilter[] =>
  filters.map(filter => ({ filter, docs: filterSets.get(keyOf(filter), docs => addFilterDocs(docs, index, filter)) }));
