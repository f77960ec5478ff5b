import type { FieldValues, PathValue, FieldPath } from 'react-hook-form';
import { readablePhone, toE164 } from '../../../schema/rules/phone.rules';
import styles from '../ui/Field.module.css';
import { describedBy, FieldFrame } from '../ui/FieldFrame';
import { useBoundField, type BoundFieldProps } from './useBoundField';

/** A phone number as people write it; on leaving, it is set in groups so that it can be checked by eye. */
export function PhoneInput<Values extends FieldValues, Output>(
  props: BoundFieldProps<Values, Output> & { readonly autoComplete?: string },
) {
  const { form, name, autoComplete = 'tel' } = props;
  const { inputId, words, input } = useBoundField(props);
  const setInGroups = (text: string) => {
    const number = toE164(text);
    if (number !== null && readablePhone(number) !== text)
      form.fields.setValue(name, readablePhone(number) as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
  };
  return (
    <FieldFrame inputId={inputId} {...words}>
      <input
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete}
        className={styles.input}
        aria-invalid={words.error ? true : undefined}
        aria-describedby={describedBy(inputId, words)}
        {...input}
        onBlur={event => {
          setInGroups(event.target.value);
          void input.onBlur(event);
        }}
      />
    </FieldFrame>
  );
}
