/** Facet counts: for each option, how many results there would be with it alone in its filter. */
import { OPEN_FACET_LIMIT } from '../../../../schema/rules/search.limits.js';
import type { FacetName } from '../../../generated/resolvers.js';
import { findAttribute, type AttributeRef } from '../build/attributeLookup.js';
import type { Attribute, AttributeGroup } from '../build/facetColumns.js';
import { countBits, subtract } from '../build/bitset.js';
import type { KindIndex } from '../build/searchIndex.js';
import { INTAKE_STATES } from '../build/intakeSummary.js';
import { EVERY_NATIONALITY } from '../build/scholarshipIndex.js';
import { asksForStatus, facetsOf, type ResolvedFilter, type Filter } from './filters.js';
import { countCommon } from '../build/postings.js';
import type { FacetCounts } from './facetCounts.js';
import { countBands, type BandOption } from './moneyBands.js';
import type { Workspace } from './workspace.js';
import type { DocSet } from './docSet.js';

export type FacetOption = { value: string; label: string | null; count: number };
export type Facet = { name: FacetName; options: FacetOption[] };

export type FacetInput = {
  index: KindIndex;
  workspace: Workspace;
  filters: readonly ResolvedFilter[];
  /** The documents that match the text and all filters. */
  result: DocSet;
  /** The documents that match the text and the filters for which `isIncluded` is true. */
  docsOf: (isIncluded: (filter: Filter) => boolean) => DocSet;
  bands: Partial<Record<FacetName, readonly BandOption[]>>;
};

/** Facets whose options come from the data: only the most frequent ones are listed. */
const OPEN_FACETS: ReadonlySet<FacetName> = new Set<FacetName>(['CITY', 'LANGUAGE', 'NATIONALITY']);

/** Their options are statuses. */
const STATUS_FACETS: ReadonlySet<FacetName> = new Set<FacetName>(['INTAKE_STATUS', 'DEADLINE_STATUS']);

const belongsTo =
  (facet: FacetName) =>
  (filter: Filter): boolean =>
    filter.kind === 'intake' ? facet === 'INTAKE_MONTH' || facet === 'INTAKE_STATUS' : facetsOf(filter).includes(facet);

/** Counts of an attribute's options: that of option `o` is at `first + o`. */
type OptionCounts = { attribute: Attribute; counts: Uint32Array; first: number };

/** A facet with a choice is counted without it, so that its other options show what they would find alone. */
export function countFacets(input: FacetInput, facets: readonly FacetName[]): Facet[] {
  const {
    index,
    workspace: { facetCounts },
    filters,
    result,
  } = input;
  if (facets.length > 0) facetCounts.countAll(result);
  // Months and statuses are chosen together, so that both are counted without the same choice.
  const intakes = new Map<boolean, IntakeCounts>();
  return facets.map(name => {
    const ref = findAttribute(index, name);
    if (!ref) return { name, options: [] };
    const ownFilters = filters.length === 0 ? [] : filters.map(({ filter }) => filter).filter(belongsTo(name));
    const choice = ownFilters.find(filter => filter.kind === 'intake');
    const bands = input.bands[name];
    if (bands) {
      const docs = ownFilters.length > 0 ? input.docsOf(filter => !belongsTo(name)(filter)) : result;
      return { name, options: countBands(input, bands, docs) };
    }
    const tellsStatus = index.passed.length > 0 && (STATUS_FACETS.has(name) || ownFilters.some(asksForStatus));
    if (choice) {
      const counts =
        intakes.get(tellsStatus) ?? countIntakes(input, docsWithoutOwnChoice(input, { name, tellsStatus }), ref);
      intakes.set(tellsStatus, counts);
      return { name, options: intakeOptions(name, counts, choice) };
    }
    if (ownFilters.length > 0 || tellsStatus)
      return {
        name,
        options: countOne(input, docsWithoutOwnChoice(input, { name, tellsStatus }), { name, ref, ownFilters }),
      };
    return { name, options: listOptions(name, countsOf(facetCounts, ref), ownFilters) };
  });
}

const countsOf = ({ byOption }: FacetCounts, { member, group, attribute }: AttributeRef): OptionCounts => ({
  attribute,
  counts: byOption,
  first: group.firstOption[member] ?? 0,
});

/** What is found without the facet's own choice; where a status counts, without those of which it is not known any more. */
function docsWithoutOwnChoice(
  { index, workspace, docsOf }: FacetInput,
  { name, tellsStatus }: { name: FacetName; tellsStatus: boolean },
): DocSet {
  const docs = docsOf(filter => !belongsTo(name)(filter));
  if (!tellsStatus) return docs;
  const bits = workspace.bits.copyOf(docs.bits);
  subtract(bits, index.passed);
  return { bits, count: countBits(bits) };
}

type OwnFacet = { name: FacetName; ref: AttributeRef; ownFilters: readonly Filter[] };

/** Counts one facet over these documents. */
function countOne(input: FacetInput, docs: DocSet, { name, ref, ownFilters }: OwnFacet): FacetOption[] {
  const { ownFacetCounts } = input.workspace;
  const counts = countOptionSets(input, ref.attribute, docs);
  if (counts) return listOptions(name, { attribute: ref.attribute, counts, first: 0 }, ownFilters);
  ownFacetCounts.countGroup(docs, ref.group, ref.column);
  return listOptions(name, countsOf(ownFacetCounts, ref), ownFilters);
}

/** Counts the options of one attribute by intersecting their posting lists, when that reads less than going through the documents; else null. */
function countOptionSets(
  { index, workspace: { optionCounts } }: FacetInput,
  { options, docs: sets }: Attribute,
  docs: DocSet,
): Uint32Array | null {
  const walked = Math.min(docs.count, index.size - docs.count);
  if (options.length > optionCounts.length || options.length * docs.bits.length > walked * 2) return null;
  for (let option = 0; option < options.length; option++) optionCounts[option] = countCommon(sets, option, docs.bits);
  return optionCounts;
}

const listOptions = (facet: FacetName, counts: OptionCounts, ownFilters: readonly Filter[]): FacetOption[] =>
  OPEN_FACETS.has(facet) ? listFrequent(counts, ownFilters) : listAll(counts);

const labelOf = (attribute: Attribute, option: number): string | null => attribute.labels[option] ?? null;

const optionOf = ({ attribute, counts, first }: OptionCounts, option: number): FacetOption => ({
  value: attribute.options[option] ?? '',
  label: labelOf(attribute, option),
  count: counts[first + option] ?? 0,
});

const listAll = (counts: OptionCounts): FacetOption[] =>
  counts.attribute.options.map((_, option) => optionOf(counts, option));

const chosenOf = (filters: readonly Filter[]): string[] =>
  filters.flatMap(filter => (filter.kind === 'options' ? filter.options : []));

/** The most frequent options, then by value; chosen ones are listed in any case. */
function listFrequent(counts: OptionCounts, ownFilters: readonly Filter[]): FacetOption[] {
  const { attribute } = counts;
  const everyNationality = attribute.name === 'NATIONALITY' ? attribute.options.indexOf(EVERY_NATIONALITY) : -1;
  const listed = mostFrequent(counts, everyNationality).map(option => optionOf(counts, option));
  if (ownFilters.length === 0) return listed;
  const missing = new Set(
    chosenOf(ownFilters).filter(value => value !== EVERY_NATIONALITY && !listed.some(option => option.value === value)),
  );
  const forAll = everyNationality < 0 ? 0 : optionOf(counts, everyNationality).count;
  const chosen = [...missing].sort().map(value => {
    const option = attribute.options.indexOf(value);
    return option < 0 ? { value, label: null, count: forAll } : optionOf(counts, option);
  });
  return [...listed, ...chosen];
}

/** Numbers of the options with the highest counts, highest first, equal ones ascending; without those at zero and the one left out. */
function mostFrequent({ attribute, counts, first }: OptionCounts, leftOut: number): number[] {
  const best: number[] = [];
  let least = 0;
  for (let option = 0; option < attribute.options.length; option++) {
    const count = counts[first + option] as number;
    if (count <= least || option === leftOut) continue;
    let place = best.length;
    if (place < OPEN_FACET_LIMIT) best.push(option);
    else place--;
    for (; place > 0 && (counts[first + (best[place - 1] as number)] as number) < count; place--)
      best[place] = best[place - 1] as number;
    best[place] = option;
    if (best.length === OPEN_FACET_LIMIT) least = counts[first + (best[OPEN_FACET_LIMIT - 1] as number)] as number;
  }
  return best;
}

/** Documents by class of intakes, without the choice of intakes. */
type IntakeCounts = { group: AttributeGroup; counts: Uint32Array };

function countIntakes({ workspace }: FacetInput, docs: DocSet, { group, column }: AttributeRef): IntakeCounts {
  const { ownFacetCounts } = workspace;
  ownFacetCounts.countGroup(docs, group, column);
  const end = group.firstClass + (group.memberOf[0]?.length ?? 0);
  return { group, counts: ownFacetCounts.byClass.slice(group.firstClass, end) };
}

type IntakeChoice = Extract<Filter, { kind: 'intake' }>;

/** For each class of intakes, the months (or statuses) that pass the choice in the other facet, one bit each. */
function masksOf(facet: FacetName, { classStarts, classOptions }: Attribute, own: IntakeChoice): number[] {
  const stateCount = INTAKE_STATES.length;
  const isMonthAllowed = Array.from(
    { length: 12 },
    (_, place) => own.months.length === 0 || own.months.includes(place + 1),
  );
  const isStateAllowed = INTAKE_STATES.map(state => own.statuses.length === 0 || own.statuses.includes(state));
  return Array.from({ length: classStarts.length - 1 }, (_, number) => {
    let mask = 0;
    for (let i = classStarts[number] as number; i < (classStarts[number + 1] as number); i++) {
      const option = classOptions[i] as number;
      const [month, state] = [Math.floor(option / stateCount), option % stateCount];
      if (facet === 'INTAKE_MONTH' && isStateAllowed[state]) mask |= 1 << month;
      if (facet === 'INTAKE_STATUS' && isMonthAllowed[month]) mask |= 1 << state;
    }
    return mask;
  });
}

/** Counts months among the intakes of the chosen statuses, and statuses among the intakes of the chosen months. */
function intakeOptions(facet: FacetName, { group, counts }: IntakeCounts, own: IntakeChoice): FacetOption[] {
  const member = group.attributes.findIndex(({ name }) => name === 'INTAKE');
  const [attribute, memberOf] = [group.attributes[member], group.memberOf[member]];
  if (!attribute || !memberOf) return [];
  const masks = masksOf(facet, attribute, own);
  const byBit = Array.from({ length: 12 }, () => 0);
  for (let number = 0; number < memberOf.length; number++) {
    const count = counts[number] as number;
    if (count === 0) continue;
    for (let rest = masks[memberOf[number] as number] as number; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      byBit[bit] = (byBit[bit] as number) + count;
    }
  }
  if (facet === 'INTAKE_MONTH') return byBit.map((count, place) => ({ value: String(place + 1), label: null, count }));
  return INTAKE_STATES.flatMap((value, state) =>
    value === 'NONE' ? [] : [{ value, label: null, count: byBit[state] ?? 0 }],
  );
}
