/** Filters of scholarships that are understood in a text and never chosen by hand. */
import type { ProgramCriteria } from '../../../../schema/rules/search.rules.js';
import type { AttributeName } from '../build/facetColumns.js';
import { NO_NAMED_AWARD } from '../build/namedAwards.js';
import { MEN, NO_FIELD_STATED } from '../build/scholarshipIndex.js';
import { isShare, PAID_MONTHLY } from '../build/scholarshipSums.js';
import { optionsWithin, type Filter } from './filters.js';

export type SaidFilter = {
  eligibleFields?: readonly string[];
  namedAwards?: readonly string[];
  /** Nothing that is for women alone. */
  isOpenToMen?: true;
  yearlyAmount?: ProgramCriteria['filter']['tuition'];
};
export const said = (
  facet: 'FIELD' | 'LEVEL' | 'COVERAGE' | 'AUDIENCE',
  attribute: AttributeName,
  options: readonly string[] | undefined,
  ...unstated: readonly string[]
): Filter[] => (options && options.length > 0 ? [optionsWithin(facet, attribute, ...options, ...unstated)] : []);

/** What states something else is left out, what states nothing is not. */
export const asSaid = ({ eligibleFields, namedAwards, isOpenToMen }: SaidFilter): Filter[] => [
  ...said('FIELD', 'ELIGIBLE_FIELD', eligibleFields, NO_FIELD_STATED),
  ...said('LEVEL', 'NAMED_AWARD', namedAwards, NO_NAMED_AWARD),
  ...said('AUDIENCE', 'OPEN_TO', isOpenToMen && [MEN]),
];

/** What is paid a year, and not over all years. */
export const asYearly = (filter: Filter): Filter =>
  filter.kind === 'range' ? { ...filter, range: 'YEARLY_AMOUNT' } : filter;

/** Money to live on may be all costs, or a sum every month; a share of the tuition. */
export const isSaidOnly = (coverage: string): boolean => coverage === PAID_MONTHLY || isShare(coverage);
