/** Keeps the form of a search page and its address in step, in both directions. */
import { useEffect, useRef, type FormEvent } from 'react';
import { appliesOnChange, appliesOnBlur, criteriaOfForm, writeForm } from './searchForm';
import { writeCriteria } from './searchUrl';
import type { SearchState } from './useSearchCriteria';

export function useSearchForm({ kind, criteria, go }: SearchState) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(criteria);

  useEffect(() => {
    if (form.current && shown.current !== criteria)
      writeForm(kind, form.current, { previous: shown.current, current: criteria });
    shown.current = criteria;
  }, [kind, criteria]);

  function apply(source: HTMLFormElement) {
    const wanted = criteriaOfForm(kind, source, criteria);
    if (writeCriteria(kind, wanted).toString() !== writeCriteria(kind, { ...criteria, page: 1 }).toString()) go(wanted);
  }

  return {
    form,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      apply(event.currentTarget);
    },
    /** Handlers for an element around the fields: their events bubble to it, also from inside a sheet. */
    fields: {
      onChange({ target }: FormEvent<HTMLElement>) {
        if (
          appliesOnChange(target) &&
          (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
          target.form
        )
          apply(target.form);
      },
      onBlur({ target }: FormEvent<HTMLElement>) {
        if (appliesOnBlur(target) && target.form) apply(target.form);
      },
    },
  };
}
