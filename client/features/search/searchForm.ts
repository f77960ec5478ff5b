/** What the form of a search page holds -> criteria. The same reading serves a submit with and without scripts. */
import type { SearchKind } from './searchFilters';
import { readCriteria, withChange, type Criteria } from './searchUrl';

export const SEARCH_FORM_ID = 'search-form';

export function criteriaOfForm(kind: SearchKind, form: HTMLFormElement): Criteria {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') params.append(name, value);
  return withChange(readCriteria(kind, params), {});
}

/** Ticked and chosen at once; typed numbers and text wait until they are finished. */
export const changesAtOnce = (input: EventTarget): boolean =>
  (input instanceof HTMLInputElement && (input.type === 'checkbox' || input.type === 'radio')) || input instanceof HTMLSelectElement;
