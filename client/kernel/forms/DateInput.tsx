/**
 * A birthday in three short fields, day first, as both languages write it: quicker than any calendar for a day years ago, with digits on phones,
 * and browsers fill it in by `bday-day`, `bday-month`, `bday-year`.
 */
import { useEffect, useEffectEvent, useId, useRef, useState, type ClipboardEvent, type FocusEvent } from 'react';
import { useController, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form';
import { useText } from '../i18n/useText';
import { classNames } from '../ui/classNames';
import { describedBy, FieldNotes } from '../ui/FieldFrame';
import { useControls } from './controls';
import { joinParts, partsOf, readWholeDate, type DateParts } from './dateParts';
import styles from './forms.module.css';
import { useFieldError, useFieldLabel, type BoundFieldProps } from './useBoundField';

const PARTS = ['day', 'month', 'year'] as const;
type Part = (typeof PARTS)[number];
const LENGTHS = { day: 2, month: 2, year: 4 } as const;

type Props<Values extends FieldValues, Output> = BoundFieldProps<Values, Output> & { readonly isBirthday?: boolean };

export function DateInput<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  isOptional = false,
  isBirthday = false,
}: Props<Values, Output>) {
  const t = useText();
  const { Input } = useControls();
  const groupId = useId();
  const { field } = useController({ control: form.fields.control, name });
  const value = String(field.value ?? '');
  const [first] = useState(() => partsOf(value));
  const inputs = useRef<Partial<Record<Part, HTMLInputElement | null>>>({});
  const texts = { label: useFieldLabel({ label, isOptional }), hint, error: useFieldError(form, name) };

  const typed = (): DateParts => ({
    day: inputs.current.day?.value ?? '',
    month: inputs.current.month?.value ?? '',
    year: inputs.current.year?.value ?? '',
  });
  const tell = () => field.onChange(joinParts(typed()) as PathValue<Values, FieldPath<Values>>);
  const write = (parts: DateParts) => {
    for (const part of PARTS) {
      const input = inputs.current[part];
      if (input) input.value = parts[part];
    }
  };

  const isTakenOver = useRef(false);
  const follow = useEffectEvent((wanted: string) => {
    if (joinParts(typed()) === wanted) return;
    // The first time the inputs know more than the form: they were filled in before the page was taken over. Later the form was reset.
    if (isTakenOver.current) write(partsOf(wanted));
    else tell();
  });
  useEffect(() => {
    follow(value);
    isTakenOver.current = true;
  }, [value]);

  const onPaste = (event: ClipboardEvent) => {
    const whole = readWholeDate(event.clipboardData.getData('text'));
    if (!whole) return;
    event.preventDefault();
    write(whole);
    tell();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!PARTS.some(part => inputs.current[part] === relatedTarget)) field.onBlur();
  };

  return (
    <fieldset aria-describedby={describedBy(groupId, { label, hint })}>
      <legend className={styles.legend}>{texts.label}</legend>
      <div className={styles.dateParts}>
        {PARTS.map(part => (
          <label key={part} className={classNames(styles.datePart, part === 'year' && styles.year)}>
            {t(`forms.${part}`)}
            <Input
              ref={element => {
                inputs.current[part] = element;
                if (part === 'day') field.ref(element && { focus: () => element.focus() });
              }}
              defaultValue={first[part]}
              onChange={tell}
              onPaste={onPaste}
              onBlur={onBlur}
              inputMode="numeric"
              maxLength={LENGTHS[part]}
              autoComplete={isBirthday ? `bday-${part}` : 'off'}
              required={!isOptional}
              aria-invalid={texts.error ? true : undefined}
              // Of the group alone it would not be heard: screen readers read what describes the field that has the focus.
              aria-describedby={texts.error ? `${groupId}-error` : undefined}
            />
          </label>
        ))}
      </div>
      <div className={styles.dateNotes}>
        <FieldNotes inputId={groupId} hint={texts.hint} error={texts.error} />
      </div>
    </fieldset>
  );
}
