/** The program with which the value of a scholarship is shown, and where all that it is for are listed. */
import type { FieldsOf, Masked } from '../../kernel/graphql/masked';
import { institutionAddress } from './institutionTabs';
import type { Priced_ProgramFragment, ProgramsAddress_ScholarshipFragment } from './programPick.gql';
import { rangeLeft } from './scholarshipPick';

export type Priced = FieldsOf<Priced_ProgramFragment>;

/** What is left of the first year's tuition; null where it cannot be said. */
export const tuitionLeft = (item: Priced) =>
  item.program.firstYearTuition && rangeLeft(item.program.firstYearTuition, item);

/** The first of those for which the saving is one sum, else of those for which there is any. */
export const firstPriced = (items: readonly Priced[]): Priced | null => {
  const priced = items.filter(item => tuitionLeft(item) && (item.maximumSaving?.amount ?? 0) > 0);
  return priced.find(item => item.minimumSaving?.amount === item.maximumSaving?.amount) ?? priced[0] ?? null;
};

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
