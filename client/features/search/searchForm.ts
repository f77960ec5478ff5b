/** Converts between the form of a search page and criteria. A submit without scripts sends the same fields. */
import { BAND_CURRENCY } from '../../../schema/rules/search.limits';
import { FILTERS, FILTERS_OF_KIND, MONEY_FILTERS, type FilterName, type SearchKind } from './searchFilters';
import { hasMoneyRange, readCriteria, withChange, writeCriteria, type Criteria } from './searchUrl';

export const SEARCH_FORM_ID = 'search-form';

export type RangeProblem = 'NOT_A_NUMBER' | 'OUT_OF_ORDER';
export type RangeProblems = { readonly min: RangeProblem | null; readonly max: RangeProblem | null };

export const NO_PROBLEMS: RangeProblems = { min: null, max: null };

/** A bound is empty or a whole number of at most seven digits, and the lower one is not above the upper one. */
export function rangeProblems(min: string, max: string): RangeProblems {
  const [isMin, isMax] = [min, max].map(bound => /^\d{0,7}$/.test(bound));
  if (!isMin || !isMax) return { min: isMin ? null : 'NOT_A_NUMBER', max: isMax ? null : 'NOT_A_NUMBER' };
  return { min: null, max: min !== '' && max !== '' && Number(min) > Number(max) ? 'OUT_OF_ORDER' : null };
}

/** The value of a number field. Text that is no number reads as ''; only `validity` tells it from an empty field. */
function boundIn(form: HTMLFormElement, name: string): string {
  const input = form.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return '';
  return input.validity.badInput ? '?' : input.value;
}

const isInvalid = (form: HTMLFormElement, name: string): boolean => {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement && !input.validity.valid;
};

type Bounds = { readonly minParam: string; readonly maxParam: string };

export const boundsIn = (form: HTMLFormElement, { minParam, maxParam }: Bounds) => ({
  min: boundIn(form, minParam),
  max: boundIn(form, maxParam),
});

function setChoice(params: URLSearchParams, { name, value, checked }: HTMLInputElement): void {
  const chosen = params.getAll(name);
  if (chosen.includes(value) === checked) return;
  params.delete(name);
  for (const other of checked ? [...chosen, value] : chosen.filter(each => each !== value)) params.append(name, other);
}

export type FormField = HTMLInputElement | HTMLSelectElement;

export const isField = (element: Element): element is FormField =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

export const fieldsOf = (form: HTMLFormElement): FormField[] => [...form.elements].filter(isField);

export const isChoice = (field: FormField): field is HTMLInputElement => field.type === 'checkbox';

type FormState = {
  /** What the fields show, but for what is not applied yet. */
  readonly shown: Criteria;
  readonly wanted: Criteria;
  /** The fields to read: of the boxes only those that were just changed, all others are applied already. */
  readonly fields: readonly FormField[];
};

/**
 * The wanted criteria with what was changed in the form. They may be newer than what is drawn, so only changes are read, not the whole form.
 * An invalid range is reported at its field and changes nothing: the wanted one stays.
 */
export function criteriaOfForm(
  kind: SearchKind,
  form: HTMLFormElement,
  { shown, wanted, fields }: FormState,
): Criteria {
  const [before, params] = [writeCriteria(kind, shown), writeCriteria(kind, wanted)];
  for (const field of fields) {
    if (isChoice(field)) setChoice(params, field);
    else if (field.value !== valueIn(before, field)) params.set(field.name, field.value);
  }
  nameCurrency(params, form, hasMoneyRange(wanted));
  const criteria = readCriteria(kind, params);
  for (const name of FILTERS_OF_KIND[kind]) {
    const filter = FILTERS[name];
    if (filter.control === 'english' && isInvalid(form, filter.scoreParam)) criteria.english = wanted.english;
    if (filter.control !== 'range') continue;
    const { min, max } = boundsIn(form, filter);
    const problems = rangeProblems(min, max);
    if (problems.min ?? problems.max) criteria.ranges = withRange(criteria.ranges, name, wanted);
  }
  // What was turned off belongs to the text that it stands in.
  return withChange(criteria, criteria.text === wanted.text ? {} : { words: [] });
}

const hasMoney = (params: URLSearchParams): boolean =>
  MONEY_FILTERS.some(name => params.get(FILTERS[name].minParam) || params.get(FILTERS[name].maxParam));

/** The first range of money is in the currency that its fields show, which the address need not name before. */
function nameCurrency(params: URLSearchParams, form: HTMLFormElement, hadMoney: boolean): void {
  const shown = form.elements.namedItem('currency');
  if (!hadMoney && hasMoney(params) && shown instanceof HTMLSelectElement) params.set('currency', shown.value);
}

function withRange(ranges: Criteria['ranges'], name: FilterName, current: Criteria): Criteria['ranges'] {
  const { [name]: _invalid, ...others } = ranges;
  const unchanged = current.ranges[name];
  return unchanged ? { ...others, [name]: unchanged } : others;
}

/** Checkboxes and selects apply when they change; typed numbers and text wait until they are finished. */
export const appliesOnChange = (field: FormField): boolean => isChoice(field) || field instanceof HTMLSelectElement;

/** Numbers apply when the field loses focus. */
export const appliesOnBlur = (input: EventTarget): input is HTMLInputElement =>
  input instanceof HTMLInputElement && input.type === 'number';

/** Values of fields that the address does not mention. */
const DEFAULT_VALUES: Readonly<Record<string, string>> = { sort: 'BEST_MATCH', englishTest: 'IELTS' };

/** Without a range of money, the currency is the one that is offered: its field says which. */
function valueIn(params: URLSearchParams, { name, dataset }: FormField): string {
  const written = params.get(name);
  if (written !== null) return written;
  if (name === 'currency') return hasMoney(params) ? BAND_CURRENCY : (dataset.offered ?? BAND_CURRENCY);
  return DEFAULT_VALUES[name] ?? '';
}

function setField(field: FormField, params: URLSearchParams): void {
  if (isChoice(field)) field.checked = params.getAll(field.name).includes(field.value);
  else field.value = valueIn(params, field);
}

export const writeField = (kind: SearchKind, field: FormField, criteria: Criteria): void =>
  setField(field, writeCriteria(kind, criteria));

/**
 * Updates the fields to a new address without rendering them again, so that focus and unfinished typing survive:
 * a field is written only when its own part of the address has changed, and not while it is being edited.
 */
export function writeForm(
  kind: SearchKind,
  form: HTMLFormElement,
  { previous, current }: { readonly previous: Criteria; readonly current: Criteria },
): void {
  const [before, after] = [writeCriteria(kind, previous), writeCriteria(kind, current)];
  for (const field of fieldsOf(form)) {
    if (isChoice(field)) {
      setField(field, after);
      continue;
    }
    const old = valueIn(before, field);
    const isBeingEdited = field === document.activeElement && field.value !== old;
    if (valueIn(after, field) !== old && !isBeingEdited) setField(field, after);
  }
}
