import type { Filter } from './filters.js';

/** The filters with that of a facet open to those of which the figure, or another fact, is not known; null where nothing can be unknown. */
export function openedFilters(filters: readonly Filter[], facet: string): Filter[] | null {
  const opened = (filter: Filter): Filter | null => {
    if (filter.kind === 'intake') return facet === 'INTAKE_MONTH' ? { ...filter, includeUnknown: true } : null;
    if (filter.kind === 'institutions' || filter.kind === 'without' || filter.facet !== facet) return null;
    if (filter.kind !== 'options') return { ...filter, includeUnknown: true };
    return filter.unstated === undefined ? null : { ...filter, options: [...filter.options, filter.unstated] };
  };
  return filters.some(opened) ? filters.map(filter => opened(filter) ?? filter) : null;
}
