/** What the form of a search page holds -> criteria. The same reading serves a submit with and without scripts. */
import { FILTERS, FILTERS_OF_KIND, type FilterName, type SearchKind } from './searchFilters';
import { readCriteria, withChange, writeCriteria, type Criteria } from './searchUrl';

export const SEARCH_FORM_ID = 'search-form';

export type RangeProblem = 'NOT_A_NUMBER' | 'OUT_OF_ORDER';
export type RangeProblems = { readonly min: RangeProblem | null; readonly max: RangeProblem | null };

export const NO_PROBLEMS: RangeProblems = { min: null, max: null };

/** A bound is empty or a whole number that an address can carry, and the lower one is not above the upper one. */
export function rangeProblems(min: string, max: string): RangeProblems {
  const [isMin, isMax] = [min, max].map(bound => /^\d{0,7}$/.test(bound));
  if (!isMin || !isMax) return { min: isMin ? null : 'NOT_A_NUMBER', max: isMax ? null : 'NOT_A_NUMBER' };
  return { min: null, max: min !== '' && max !== '' && Number(min) > Number(max) ? 'OUT_OF_ORDER' : null };
}

/** What stands in a number field. Text that it cannot read is '' to scripts; its state tells that something is there. */
function boundIn(form: HTMLFormElement, name: string): string {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return '';
  return input.validity.badInput ? '?' : input.value;
}

const isRefused = (form: HTMLFormElement, name: string): boolean => {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement && !input.validity.valid;
};

type Bounds = { readonly minParam: string; readonly maxParam: string };

export const boundsIn = (form: HTMLFormElement, { minParam, maxParam }: Bounds) => ({
  min: boundIn(form, minParam),
  max: boundIn(form, maxParam),
});

/** A range that makes no sense is shown at its field and changes nothing: the one in force stays. */
export function criteriaOfForm(kind: SearchKind, form: HTMLFormElement, current: Criteria): Criteria {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') params.append(name, value);
  const criteria = readCriteria(kind, params);
  for (const name of FILTERS_OF_KIND[kind]) {
    const filter = FILTERS[name];
    if (filter.control === 'english' && isRefused(form, filter.scoreParam)) criteria.english = current.english;
    if (filter.control !== 'range') continue;
    const { min, max } = boundsIn(form, filter);
    const problems = rangeProblems(min, max);
    if (problems.min ?? problems.max) criteria.ranges = withRange(criteria.ranges, name, current);
  }
  return withChange(criteria, {});
}

function withRange(ranges: Criteria['ranges'], name: FilterName, current: Criteria): Criteria['ranges'] {
  const { [name]: _senseless, ...others } = ranges;
  const inForce = current.ranges[name];
  return inForce ? { ...others, [name]: inForce } : others;
}

/** Ticked and chosen at once; typed numbers and text wait until they are finished. */
export const changesAtOnce = (input: EventTarget): boolean =>
  (input instanceof HTMLInputElement && (input.type === 'checkbox' || input.type === 'radio')) ||
  input instanceof HTMLSelectElement;

/** Numbers count when the field is left. */
export const changesWhenLeft = (input: EventTarget): input is HTMLInputElement =>
  input instanceof HTMLInputElement && input.type === 'number';

/** What fields without a value in the address stand at. */
const RESTING: Readonly<Record<string, string>> = { sort: 'BEST_MATCH', currency: 'USD', englishTest: 'IELTS' };

/**
 * Brings the fields to a new address without drawing them anew, so that focus and unfinished typing survive:
 * a field is written only when its own part of the address has changed, and not while the person is changing it.
 */
export function writeForm(
  kind: SearchKind,
  form: HTMLFormElement,
  { before, now }: { readonly before: Criteria; readonly now: Criteria },
): void {
  const [was, is] = [writeCriteria(kind, before), writeCriteria(kind, now)];
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = is.getAll(field.name).includes(field.value);
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      const [old, wanted] = [was, is].map(params => params.get(field.name) ?? RESTING[field.name] ?? '');
      if (wanted === undefined || old === wanted) continue;
      const isBeingChanged = field === document.activeElement && field.value !== old;
      if (!isBeingChanged) field.value = wanted;
    }
  }
}
