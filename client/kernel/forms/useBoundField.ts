/** Ties one input to its form: name, handlers, error in words. */
import { useId, useRef } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { useText } from '../i18n/useText';
import { errorMessageFor } from './errorMessages';
import type { ZodForm } from './useZodForm';

export type BoundFieldProps<Values extends FieldValues, Output> = {
  readonly form: ZodForm<Values, Output>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Says so beside the label; everything else must be filled in. */
  readonly isOptional?: boolean | undefined;
};

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The error of a field in words. What is merely missing is said after the first try to send, not while a person is still on the way through. */
export function useFieldError<Values extends FieldValues, Output>(
  { fields, errorMessages }: ZodForm<Values, Output>,
  name: FieldPath<Values>,
): string | undefined {
  const t = useText();
  const { formState } = fields;
  const { error } = fields.getFieldState(name, formState);
  const code = error?.message;
  if (code === undefined || (code === 'REQUIRED' && formState.submitCount === 0)) return undefined;
  return t(errorMessageFor(errorMessages, code, name));
}

export function useFieldLabel({
  label,
  isOptional = false,
}: {
  readonly label: string;
  readonly isOptional?: boolean | undefined;
}): string {
  const t = useText();
  return isOptional ? t('forms.optional', { label }) : label;
}

/** What was typed, chosen or filled in by a password manager before the page was taken over; undefined for what the element shows of itself. */
function earlyEntry(element: Input | null): string | undefined {
  if (element instanceof HTMLSelectElement) {
    const chosen = element.options[element.selectedIndex];
    // A select without an empty choice shows its first one by itself.
    return chosen && element.selectedIndex > 0 && !chosen.defaultSelected ? chosen.value : undefined;
  }
  if (element === null || element.type === 'checkbox') return undefined;
  return element.value === element.defaultValue ? undefined : element.value;
}

export function useBoundField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  isOptional = false,
}: BoundFieldProps<Values, Output>) {
  const inputId = useId();
  const { register, setValue } = form.fields;
  const { ref, ...handlers } = register(name);
  const texts = { label: useFieldLabel({ label, isOptional }), hint, error: useFieldError(form, name) };

  const bound = useRef<Input | null>(null);
  const bind = (element: Input | null) => {
    // It must not be lost to the form's own value, which `ref` puts in. Once: what stands there after a reset is no early entry.
    const early = element === bound.current ? undefined : earlyEntry(element);
    if (element) bound.current = element;
    ref(element);
    if (element && early && early !== element.value)
      setValue(name, early as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
  };
  return { inputId, texts, input: { id: inputId, ref: bind, required: !isOptional, ...handlers } };
}
