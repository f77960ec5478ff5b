/** Facts of live programs as columns in the order of BEST_MATCH: intake (open, open for some days alone, likely, none), completeness, month of the intake, deadline, tuition, slug. */
import { toBandCurrency, type RowMoney } from './bands.js';
import { compact, gather, mapColumn, reorder, type Column } from './dictionaryColumn.js';
import type { IndexMoment } from './indexSource.js';
import { summarizeIntakes } from './intakeSummary.js';
import type { ProgramColumns } from './programTable.js';
import { NO_INSTITUTION } from './searchIndex.js';
import { ascendingDocs, inverseOf, rankColumn, sortByRanks } from './sortOrders.js';
import type { StoredInstitution } from './storedRows.js';
import { gatherStrings } from './stringTable.js';
import type { TokenCache } from './tokenCache.js';

/** What a program itself publishes about a feature. Two such values are numbered together: `permit * 3 + coop`. */
export const OWN_VALUES = [null, true, false] as const;

export const OWN_FEATURE_PAIRS: readonly number[] = Array.from({ length: OWN_VALUES.length ** 2 }, (_, pair) => pair);

const ownFeaturePair = (permit: boolean | null, coop: boolean | null): number =>
  OWN_VALUES.indexOf(permit) * OWN_VALUES.length + OWN_VALUES.indexOf(coop);

export type ProgramInput = {
  programs: ProgramColumns;
  /** Live institutions in the order of their numbers. */
  institutions: readonly StoredInstitution[];
  moment: IndexMoment;
  tokens: TokenCache;
};

/** Programs whose institution is live, as places in the order of slugs, and the number of their institution. */
function livePrograms({ programs: { size, facts }, institutions }: ProgramInput) {
  const numbers = new Map(institutions.map((institution, number) => [institution.id, number]));
  const numberOfId = Uint32Array.from(facts.institutionId.values, id => numbers.get(id) ?? NO_INSTITUTION);
  const institutionOf = gather(facts.institutionId.numberOf, numberOfId);
  const places = ascendingDocs(size).filter(place => institutionOf[place] !== NO_INSTITUTION);
  return { places, institution: { values: institutions, numberOf: gather(places, institutionOf) } };
}

const reorderAll = <Columns extends Record<string, Column<unknown>>>(columns: Columns, order: Uint32Array): Columns =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, reorder(column, order)])) as Columns;

/** Facts of live programs as columns in the order of BEST_MATCH. */
export function joinPrograms(input: ProgramInput) {
  const {
    programs: { size, idOrder, ids, slugs, changedAt, facts },
    moment: { asOf, rates },
  } = input;
  const { places, institution } = livePrograms(input);
  // Almost always all programs are live; then a column is used as it is.
  const live = <Value>(column: Column<Value>): Column<Value> =>
    places.length === size ? column : compact(reorder(column, places));
  const inBandCurrency = (money: RowMoney | null) => money && toBandCurrency(money, rates);
  const [permit, coop] = [live(facts.postGraduationPermit), live(facts.coopInternship)];
  const columns = {
    institution,
    intake: mapColumn(live(facts.intakes), intakes => summarizeIntakes(intakes, asOf)),
    tuition: mapColumn(live(facts.tuition), inBandCurrency),
    applicationFee: mapColumn(live(facts.applicationFee), inBandCurrency),
    completeness: live(facts.completeness),
    title: live(facts.title),
    cities: live(facts.cities),
    level: live(facts.level),
    award: live(facts.award),
    field: live(facts.field),
    languages: live(facts.languages),
    duration: live(facts.durationMonths),
    english: live(facts.englishMinimums),
    asks: live(facts.asks),
    isPreparatory: live(facts.isPreparatory),
    hasPriceOrRequirement: live(facts.hasPriceOrRequirement),
    ownFeatures: {
      values: OWN_FEATURE_PAIRS,
      numberOf: Uint32Array.from(permit.numberOf, (number, doc) =>
        ownFeaturePair(permit.values[number] ?? null, coop.values[coop.numberOf[doc] as number] ?? null),
      ),
    },
  };
  const order = bestMatchOrder(places.length, columns);
  const placeAt = gather(order, places);
  const docAtPlace = new Uint32Array(size).fill(NO_INSTITUTION);
  placeAt.forEach((place, doc) => (docAtPlace[place] = doc));
  return {
    identity: {
      size: order.length,
      ids: gatherStrings(ids, placeAt),
      slugs: gatherStrings(slugs, placeAt),
      idOrder: gather(idOrder, docAtPlace).filter(doc => doc !== NO_INSTITUTION),
      changedAt: Float64Array.from(placeAt, place => changedAt[place] as number),
    },
    inSlugOrder: inverseOf(order),
    facts: reorderAll(columns, order),
  };
}

export type ProgramFacts = ReturnType<typeof joinPrograms>['facts'];

/** Expects documents in the order of their slugs. Sorts are stable, so the least significant key comes first. */
function bestMatchOrder(
  size: number,
  { tuition, intake, completeness }: Pick<ProgramFacts, 'tuition' | 'intake' | 'completeness'>,
): Uint32Array {
  const ranks = [
    rankColumn(tuition, amount => amount ?? Infinity),
    rankColumn(intake, summary => summary.deadline),
    rankColumn(intake, summary => summary.month),
    rankColumn(completeness, share => -share),
    rankColumn(intake, ({ isClosingSoon }) => Number(isClosingSoon)),
    rankColumn(intake, summary => summary.rank),
  ];
  return ranks.reduce(sortByRanks, ascendingDocs(size));
}
