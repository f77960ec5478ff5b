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
import { addWithout } from './unwanted.js';
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
  | { kind: 'institutions'; numbers: ReadonlySet<number> }
  /** Leaves out what has one of the words in its name (`marketing not business`). It has no facet. `wanted`: what is looked for. `keepsWanted`: what is called by that, too, stays, such as a Bachelor of Business (Marketing). */
  | { kind: 'without'; words: readonly string[]; wanted: string; keepsWanted?: true };

export type OptionsFilter = Extract<Filter, { kind: 'options' }>;

/** A filter by an attribute that is no facet itself; it is told as a choice of the facet that it belongs to. */
export const optionsWithin = (
  facet: FacetName,
  attribute: AttributeName,
  ...options: readonly string[]
): OptionsFilter => ({ kind: 'options', facet, attribute, options });
export const optionsOf = (facet: AttributeName & FacetName, ...options: readonly string[]): OptionsFilter =>
  optionsWithin(facet, facet, ...options);

type Filtering = { index: KindIndex; workspace: Workspace };

export type ResolvedFilter = { filter: Filter; docs: Bits };

/** The facets to which a filter belongs. */
export function facetsOf(filter: Filter): FacetName[] {
  if (filter.kind === 'institutions' || filter.kind === 'without') return [];
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

function addRange(empty: Bits, { index, workspace }: Filtering, { range, bounds }: RangeFilter): void {
  const column = index.ranges[range];
  if (!column) return;
  const { first, width } = ranksWithin(column, bounds);
  if (width > 0) workspace.docsByNumber.fill(empty, column.rankOf, { first, width });
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

/** Adds the documents whose minimum in a test, NaN when unknown, is one of those. */
function addMinimums(
  target: Bits,
  { index: { englishMinimums, englishSetOf }, workspace }: Filtering,
  { test, isMeant }: { test: EnglishTest; isMeant: (minimum: number) => boolean },
): void {
  const tests = ENGLISH_TESTS.length;
  const place = ENGLISH_TESTS.indexOf(test);
  for (let set = 0; set < englishMinimums.length / tests; set++)
    if (isMeant(englishMinimums[set * tests + place] ?? NaN))
      workspace.docsByNumber.add(target, englishSetOf, { first: set, width: 1 });
}

/** Institutions themselves belong to none: their own numbers count. */
function addInstitutions(target: Bits, { index, workspace }: Filtering, numbers: ReadonlySet<number>): void {
  const { institutionOf, size } = index;
  if (institutionOf.length === 0) {
    for (const number of numbers) if (number < size) setBit(target, number);
    return;
  }
  for (const wanted of numbers) workspace.docsByNumber.add(target, institutionOf, { first: wanted, width: 1 });
}

const OF_DEADLINES: ReadonlySet<AttributeName> = new Set<AttributeName>(['DEADLINE_STATUS', 'DEADLINE_MONTH']);

/** Whether it asks for the status of an intake or a deadline. */
export const asksForStatus = (filter: Filter): boolean =>
  filter.kind === 'intake'
    ? filter.statuses.length > 0
    : filter.kind === 'options' && OF_DEADLINES.has(filter.attribute);

/** Adds the documents that pass a filter to none. */
function addFilterDocs(empty: Bits, filtering: Filtering, filter: Filter): void {
  if ('includeUnknown' in filter && filter.includeUnknown) {
    empty.set(docsOf(filtering, { ...filter, includeUnknown: false }));
    unite(empty, unknownDocs(filtering, filter));
  } else addMatching(empty, filtering, filter);
  if (asksForStatus(filter)) subtract(empty, filtering.index.passed);
}

/** Without those of which it is not known. */
function addMatching(empty: Bits, filtering: Filtering, filter: Filter): void {
  const { index } = filtering;
  switch (filter.kind) {
    case 'options':
      return addOptions(empty, findAttribute(index, filter.attribute)?.attribute, filter.options);
    case 'range':
      return addRange(empty, filtering, filter);
    case 'intake': {
      const allowed = INTAKE_OPTIONS.filter(option => isIntakeAllowed(option, filter.months, filter.statuses));
      return addOptions(empty, findAttribute(index, 'INTAKE')?.attribute, allowed);
    }
    case 'english': {
      const { test, overall } = filter;
      return addMinimums(empty, filtering, { test, isMeant: minimum => minimum <= overall });
    }
    case 'institutions':
      return addInstitutions(empty, filtering, filter.numbers);
    case 'without':
      return addWithout(empty, filtering, filter);
  }
}

type FilterOfFigure = Extract<Filter, { includeUnknown: boolean }>;

/** The documents of which a filter of this kind knows nothing, whatever its bounds. */
function unknownDocs(filtering: Filtering, filter: FilterOfFigure): Bits {
  const { index, workspace } = filtering;
  const { filterSets, docsByNumber } = workspace;
  switch (filter.kind) {
    case 'range': {
      const column = index.ranges[filter.range];
      return filterSets.get(`unknown ${filter.range}`, docs => {
        if (column) docsByNumber.fill(docs, column.rankOf, { first: UNKNOWN_RANK, width: 1 });
      });
    }
    case 'intake':
      return filterSets.get('unknown intake', docs => addWithoutOption(docs, index, 'INTAKE_MONTH'));
    case 'english':
      return filterSets.get(`unknown english ${filter.test}`, docs =>
        addMinimums(docs, filtering, { test: filter.test, isMeant: Number.isNaN }),
      );
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
    case 'without':
      return `without ${filter.words.join('\n')}\n\n${filter.keepsWanted === true}\n${filter.wanted}`;
  }
};

const docsOf = (filtering: Filtering, filter: Filter): Bits =>
  filtering.workspace.filterSets.get(keyOf(filter), docs => addFilterDocs(docs, filtering, filter));

export const resolveFilters = (index: KindIndex, workspace: Workspace, filters: readonly Filter[]): ResolvedFilter[] =>
  filters.map(filter => ({ filter, docs: docsOf({ index, workspace }, filter) }));
