/** Ties the form of a search page to its address: changes go there, and what comes from there stands in the fields. */
import { useEffect, useRef, type FormEvent } from 'react';
import { changesAtOnce, changesWhenLeft, criteriaOfForm, writeForm } from './searchForm';
import { writeCriteria } from './searchUrl';
import type { SearchState } from './useSearchCriteria';

export function useSearchForm({ kind, criteria, go }: SearchState) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(criteria);

  useEffect(() => {
    if (form.current && shown.current !== criteria)
      writeForm(kind, form.current, { before: shown.current, now: criteria });
    shown.current = criteria;
  }, [kind, criteria]);

  function apply(of: HTMLFormElement) {
    const wanted = criteriaOfForm(kind, of, criteria);
    if (writeCriteria(kind, wanted).toString() !== writeCriteria(kind, { ...criteria, page: 1 }).toString()) go(wanted);
  }

  return {
    form,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      apply(event.currentTarget);
    },
    /** Put on whatever holds fields of the form: events climb to it, also out of a sheet. */
    fields: {
      onChange({ target }: FormEvent<HTMLElement>) {
        if (
          changesAtOnce(target) &&
          (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
          target.form
        )
          apply(target.form);
      },
      onBlur({ target }: FormEvent<HTMLElement>) {
        if (changesWhenLeft(target) && target.form) apply(target.form);
      },
    },
  };
}
