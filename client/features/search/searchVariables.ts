/** What the variables of all three searches share. */
import { DEFAULT_PAGE_SIZE } from '../../../schema/rules/search.limits';
import type { Criteria } from './searchUrl';
import type { FilterName } from './searchFilters';

/**
 * The chosen values of a filter, or null when there are none: null means no filter to the graph.
 * The cast is safe: values were checked against the table of filters when the address was read.
 */
export const chosen = <Value extends string>(criteria: Criteria, name: FilterName) =>
  (criteria.choices[name] as readonly Value[] | undefined)?.slice() ?? null;

export const sharedVariables = (criteria: Criteria) => ({
  text: criteria.text || null,
  sort: criteria.sort,
  page: { number: criteria.page, size: DEFAULT_PAGE_SIZE },
  // Left out where nothing is turned off: equal searches have equal variables.
  ...(criteria.words.length > 0 && { asWords: [...criteria.words] }),
});
