/** Keeps the form of a search page and its address in step, in both directions. */
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import {
  appliesOnBlur,
  appliesOnChange,
  criteriaOfForm,
  fieldsOf,
  isChoice,
  isField,
  writeField,
  writeForm,
  type FormField,
} from './searchForm';
import type { SearchKind } from './searchFilters';
import { withChange, writeCriteria, type Criteria } from './searchUrl';
import type { SearchState } from './useSearchCriteria';

/** Fields that may hold something that was not applied when it was typed. */
const typedIn = (form: HTMLFormElement) => fieldsOf(form).filter(field => !isChoice(field));

const isSameAddress = (kind: SearchKind, one: Criteria, other: Criteria) =>
  writeCriteria(kind, one).toString() === writeCriteria(kind, other).toString();

export function useSearchForm({ kind, criteria, wanted, change }: SearchState) {
  const form = useRef<HTMLFormElement>(null);
  /** What the fields show, but for what is typed and not applied yet. */
  const shown = useRef(criteria);
  /** Fields that were there before: one that is drawn later shows what is wanted by then. */
  const known = useRef<WeakSet<FormField> | null>(null);

  function apply(source: HTMLFormElement, fields: readonly FormField[]) {
    const current = wanted();
    const next = criteriaOfForm(kind, source, { shown: shown.current, wanted: current, fields });
    shown.current = next;
    if (!isSameAddress(kind, next, withChange(current, {}))) change(() => next);
  }

  const adoptAddress = useEffectEvent((source: HTMLFormElement) => {
    const fields = fieldsOf(source);
    const seen = known.current;
    known.current = new WeakSet(fields);
    // What was chosen before the script was there counts.
    if (!seen) return apply(source, fields.filter(appliesOnChange));
    const current = wanted();
    if (!isSameAddress(kind, shown.current, current)) writeForm(kind, source, { previous: shown.current, current });
    shown.current = current;
    for (const field of fields) if (!seen.has(field)) writeField(kind, field, current);
  });
  useEffect(() => {
    if (form.current) adoptAddress(form.current);
  });

  return {
    form,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      apply(event.currentTarget, typedIn(event.currentTarget));
    },
    /** Handlers for an element around the fields: their events bubble to it, also from inside a sheet. */
    fields: {
      onChange({ target }: FormEvent<HTMLElement>) {
        if (target instanceof Element && isField(target) && appliesOnChange(target) && target.form)
          apply(target.form, [target, ...typedIn(target.form)]);
      },
      onBlur({ target }: FormEvent<HTMLElement>) {
        if (appliesOnBlur(target) && target.form) apply(target.form, typedIn(target.form));
      },
    },
  };
}
