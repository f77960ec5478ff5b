/** The program with which the value of a scholarship is shown, and where all that it is for are listed. */
import type { Masked } from '../../kernel/graphql/masked';
import { institutionAddress } from './institutionTabs';
import type { ProgramsAddress_ScholarshipFragment, TuitionLeft_ItemFragment } from './programPick.gql';
import { rangeLeft } from './scholarshipPick';

type Priced = Masked<TuitionLeft_ItemFragment>;

/** What is left of the first year's tuition; null where it cannot be said. */
export function tuitionLeft(masked: Priced) {
  const item = masked as TuitionLeft_ItemFragment;
  return item.program.firstYearTuition && rangeLeft(item.program.firstYearTuition, item);
}

const isSaving = (masked: Priced): boolean =>
  tuitionLeft(masked) !== null && ((masked as TuitionLeft_ItemFragment).maximumSaving?.amount ?? 0) > 0;
const isOneSum = (masked: Priced): boolean => {
  const { minimumSaving, maximumSaving } = masked as TuitionLeft_ItemFragment;
  return minimumSaving?.amount === maximumSaving?.amount;
};

/** The first of those for which the saving is one sum, else of those for which there is any. */
export function firstPriced<Item extends Priced>(items: readonly Item[]): Item | null {
  const priced = items.filter(isSaving);
  return priced.find(isOneSum) ?? priced[0] ?? null;
}

/** The institution's own list, or a search within the limits. */
export function programsAddress(masked: Masked<ProgramsAddress_ScholarshipFragment>): string {
  const { institution, destinations, eligibleLevels, eligibleFields } = masked as ProgramsAddress_ScholarshipFragment;
  if (institution) return institutionAddress(institution.slug, { tab: 'programs' });
  const query = new URLSearchParams([
    ...destinations.map(destination => ['destination', destination]),
    ...(eligibleLevels ?? []).map(level => ['level', level]),
    ...(eligibleFields ?? []).map(field => ['field', field]),
  ]);
  return `/search-program?${query}`;
}
