/** Counts of every facet, each without its own choice. */
import { OPEN_FACET_LIMIT } from '../../../schema/rules/search.limits.js';
import type { FacetName } from '../../generated/resolvers.js';
import type { Attribute, AttributeName } from './columns.js';
import { placeOf } from './attributes.js';
import { attributeCounts, countGroups, optionCounts, type ClassCounts } from './histogram.js';
import type { KindIndex } from './index.data.js';
import { INTAKE_STATES } from './index.intakes.js';
import { EVERY_NATIONALITY } from './index.scholarships.js';
import { facetsOf, type ActiveFilter, type Filter } from './query.filters.js';
import type { DocSet, Workspace } from './workspace.js';

export type FacetOption = { value: string; label: string | null; count: number };
export type Facet = { name: FacetName; options: FacetOption[] };

export type FacetInput = {
  index: KindIndex;
  workspace: Workspace;
  active: readonly ActiveFilter[];
  /** What the text and all filters find. */
  result: DocSet;
  /** What the text and the filters that `isKept` keeps find. */
  baseOf: (isKept: (filter: Filter) => boolean) => DocSet;
};

/** Their options come from the data, too many to list: the most frequent are. */
const OPEN_FACETS: ReadonlySet<FacetName> = new Set<FacetName>(['CITY', 'LANGUAGE', 'NATIONALITY']);

const attributeNameOf = (facet: FacetName): AttributeName => (facet === 'INTAKE_MONTH' || facet === 'INTAKE_STATUS' ? 'INTAKE' : facet);

const isOf = (facet: FacetName) => (filter: Filter): boolean =>
  filter.kind === 'intake' ? attributeNameOf(facet) === 'INTAKE' : facetsOf(filter).includes(facet);

/**
 * Features must all hold, so each is a filter of its own: the results that hold a feature are as many
 * whether its own choice is left out or not, and the whole result serves to count them all.
 */
export function countFacets(input: FacetInput, facets: readonly FacetName[]): Facet[] {
  const isOwn = (name: FacetName) => name !== 'FEATURE' && input.active.some(({ filter }) => isOf(name)(filter));
  const shared = new Set(facets.filter(name => !isOwn(name)).map(attributeNameOf));
  const countsOnResult = countGroups(input, input.result, name => shared.has(name));
  return facets.map(name => {
    const ownFilters = input.active.filter(({ filter }) => isOf(name)(filter)).map(({ filter }) => filter);
    const attributeName = attributeNameOf(name);
    if (isOwn(name)) return countOwn(input, name, ownFilters);
    const counts = countsOnResult.get(attributeName);
    if (!counts) return { name, options: [] };
    if (attributeName === 'INTAKE') return { name, options: intakeOptions(name, counts, ownFilters) };
    return { name, options: listOptions(name, counts.attribute, { counts: spread(input.workspace, counts), ownFilters }) };
  });
}

/** A facet that has choices is counted over what is found without them. */
function countOwn(input: FacetInput, facet: FacetName, ownFilters: readonly Filter[]): Facet {
  const { index, workspace, baseOf } = input;
  const name = attributeNameOf(facet);
  const attribute = placeOf(index, name)?.attribute;
  const docs = baseOf(filter => !isOf(facet)(filter));
  const counts = attribute && name !== 'INTAKE' ? optionCounts(input, attribute, docs) : null;
  if (attribute && counts) return { name: facet, options: listOptions(facet, attribute, { counts, ownFilters }) };
  const byClass = attributeCounts(input, name, docs);
  if (!byClass) return { name: facet, options: [] };
  if (name === 'INTAKE') return { name: facet, options: intakeOptions(facet, byClass, ownFilters) };
  return { name: facet, options: listOptions(facet, byClass.attribute, { counts: spread(workspace, byClass), ownFilters }) };
}

type OptionCounts = { counts: Uint32Array; ownFilters: readonly Filter[] };

const listOptions = (facet: FacetName, attribute: Attribute, { counts, ownFilters }: OptionCounts): FacetOption[] =>
  OPEN_FACETS.has(facet) ? listFrequent(attribute, counts, ownFilters) : listAll(attribute, counts);

/** From counts of classes to counts of options. */
function spread({ attributeCounts: kept }: Workspace, { attribute, byClass }: ClassCounts): Uint32Array {
  const counts = kept.get(attribute)?.byOption.fill(0) ?? new Uint32Array(attribute.options.length);
  for (let number = 0; number < byClass.length; number++) {
    const count = byClass[number] as number;
    if (count === 0) continue;
    const end = attribute.classStarts[number + 1] as number;
    for (let i = attribute.classStarts[number] as number; i < end; i++) {
      const option = attribute.classOptions[i] as number;
      counts[option] = (counts[option] as number) + count;
    }
  }
  return counts;
}

const labelOf = (attribute: Attribute, option: number): string | null => attribute.labels[option] ?? null;

const listAll = (attribute: Attribute, counts: Uint32Array): FacetOption[] =>
  attribute.options.map((value, option) => ({ value, label: labelOf(attribute, option), count: counts[option] ?? 0 }));

const chosenOf = (filters: readonly Filter[]): string[] => filters.flatMap(filter => (filter.kind === 'options' ? filter.options : []));

/** The most frequent options first, equals by value; what is chosen is listed whatever its count. */
function listFrequent(attribute: Attribute, counts: Uint32Array, ownFilters: readonly Filter[]): FacetOption[] {
  const everyNationality = attribute.options.indexOf(EVERY_NATIONALITY);
  const forAll = everyNationality < 0 ? 0 : (counts[everyNationality] ?? 0);
  if (everyNationality >= 0) counts[everyNationality] = 0;

  const frequent = mostFrequent(counts, OPEN_FACET_LIMIT);
  const listed = frequent.map(option => ({ value: attribute.options[option] ?? '', label: labelOf(attribute, option), count: counts[option] ?? 0 }));
  if (ownFilters.length === 0) return listed;
  const missing = new Set(chosenOf(ownFilters).filter(value => value !== EVERY_NATIONALITY && !listed.some(option => option.value === value)));
  const chosen = [...missing].sort().map(value => {
    const option = attribute.options.indexOf(value);
    return { value, label: option < 0 ? null : labelOf(attribute, option), count: option < 0 ? forAll : (counts[option] ?? 0) };
  });
  return [...listed, ...chosen];
}

/** Numbers of the options with the highest counts, highest first, equals ascending; none that counts nothing. */
function mostFrequent(counts: Uint32Array, limit: number): number[] {
  const best: number[] = [];
  let least = 0;
  for (let option = 0; option < counts.length; option++) {
    const count = counts[option] as number;
    if (count <= least) continue;
    let place = best.length;
    if (place < limit) best.push(option);
    else place--;
    for (; place > 0 && (counts[best[place - 1] as number] as number) < count; place--) best[place] = best[place - 1] as number;
    best[place] = option;
    if (best.length === limit) least = counts[best[limit - 1] as number] as number;
  }
  return best;
}

/** Months and states of each class of intakes, one bit each. */
type IntakeMasks = { months: number[]; states: number[] };

function masksOf({ classStarts, classOptions }: Attribute, own: IntakeChoice | undefined): IntakeMasks {
  const stateCount = INTAKE_STATES.length;
  const isMonthAllowed = Array.from({ length: 12 }, (_, place) => !own?.months.length || own.months.includes(place + 1));
  const isStateAllowed = INTAKE_STATES.map(state => !own?.statuses.length || own.statuses.includes(state));
  const masks: IntakeMasks = { months: [], states: [] };
  for (let number = 0; number + 1 < classStarts.length; number++) {
    let [months, states] = [0, 0];
    for (let i = classStarts[number] as number; i < (classStarts[number + 1] as number); i++) {
      const option = classOptions[i] as number;
      const [month, state] = [Math.floor(option / stateCount), option % stateCount];
      if (isStateAllowed[state]) months |= 1 << month;
      if (isMonthAllowed[month]) states |= 1 << state;
    }
    masks.months.push(months);
    masks.states.push(states);
  }
  return masks;
}

/** Masks without a choice, which most queries need. */
const openMasks = new WeakMap<Attribute, IntakeMasks>();

function openMasksOf(attribute: Attribute): IntakeMasks {
  const masks = openMasks.get(attribute) ?? masksOf(attribute, undefined);
  openMasks.set(attribute, masks);
  return masks;
}

type IntakeChoice = Extract<Filter, { kind: 'intake' }>;

/** Months are counted among intakes of the chosen statuses, statuses among intakes of the chosen months. */
function intakeOptions(facet: FacetName, { attribute, byClass }: ClassCounts, ownFilters: readonly Filter[]): FacetOption[] {
  const own = ownFilters.find(filter => filter.kind === 'intake');
  const masks = own ? masksOf(attribute, own) : openMasksOf(attribute);
  const byBit = Array.from({ length: 12 }, () => 0);
  const mask = facet === 'INTAKE_MONTH' ? masks.months : masks.states;
  for (let number = 0; number < byClass.length; number++) {
    const count = byClass[number] as number;
    if (count === 0) continue;
    for (let rest = mask[number] as number; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      byBit[bit] = (byBit[bit] as number) + count;
    }
  }
  if (facet === 'INTAKE_MONTH') return byBit.map((count, place) => ({ value: String(place + 1), label: null, count }));
  return INTAKE_STATES.flatMap((value, state) => (value === 'NONE' ? [] : [{ value, label: null, count: byBit[state] ?? 0 }]));
}
