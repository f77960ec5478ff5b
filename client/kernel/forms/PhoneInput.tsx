import type { FieldValues, PathValue, FieldPath } from 'react-hook-form';
import { toE164 } from '../../../schema/rules/phone.rules';
import { readablePhone } from '../../../schema/rules/readablePhone';
import { describedBy, FieldFrame } from '../ui/FieldFrame';
import { useControls } from './controls';
import { useBoundField, type BoundFieldProps } from './useBoundField';

/** A phone number as people write it; on leaving, it is set in groups so that it can be checked by eye. */
export function PhoneInput<Values extends FieldValues, Output>(
  props: BoundFieldProps<Values, Output> & { readonly autoComplete?: string },
) {
  const { form, name, autoComplete = 'tel' } = props;
  const { Input } = useControls();
  const { inputId, texts, input } = useBoundField(props);
  const setInGroups = (text: string) => {
    const number = toE164(text);
    if (number !== null && readablePhone(number) !== text)
      form.fields.setValue(name, readablePhone(number) as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
  };
  return (
    <FieldFrame inputId={inputId} {...texts}>
      <Input
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete}
        aria-invalid={texts.error ? true : undefined}
        aria-describedby={describedBy(inputId, texts)}
        {...input}
        onBlur={event => {
          setInGroups(event.target.value);
          void input.onBlur(event);
        }}
      />
    </FieldFrame>
  );
}
