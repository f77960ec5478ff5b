/** For whom a scholarship is, as far as its facts tell: by nationality, seen from Vietnam, and by a group of people. */
import type { NATIONALITY_AUDIENCES, SCHOLARSHIP_AUDIENCES, SCHOLARSHIP_GROUPS } from './catalogue.values.js';

export type ScholarshipAudience = (typeof SCHOLARSHIP_AUDIENCES)[number];
type NationalityAudience = (typeof NATIONALITY_AUDIENCES)[number];
type Group = (typeof SCHOLARSHIP_GROUPS)[number];

/** Where most who ask here come from. */
const HOME = 'VN';

type Nationalities = {
  readonly isOpenToAll: boolean;
  readonly countries: readonly string[];
  readonly isListPartial?: boolean | undefined;
};

/** Null for a whole list without Vietnam. A list that is known in part may have it. */
function byNationality(nationalities: Nationalities | undefined): NationalityAudience | null {
  if (!nationalities) return 'UNKNOWN';
  const { isOpenToAll, countries, isListPartial = false } = nationalities;
  if (isOpenToAll) return 'EVERY_NATIONALITY';
  if (!countries.includes(HOME)) return isListPartial ? 'UNKNOWN' : null;
  return countries.length === 1 && !isListPartial ? 'VIETNAM_ONLY' : 'VIETNAM_AMONG_OTHERS';
}

type Facts = {
  readonly eligibleNationalities?: Nationalities | undefined;
  readonly eligibleGroups?: readonly Group[] | undefined;
};

export function audiencesOf({ eligibleNationalities, eligibleGroups = [] }: Facts): ScholarshipAudience[] {
  const nationality = byNationality(eligibleNationalities);
  return [...(nationality ? [nationality] : []), ...eligibleGroups];
}
