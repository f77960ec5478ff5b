import type { FieldValues } from 'react-hook-form';
import { TextInput } from './TextInput';
import type { BoundFieldProps } from './useBoundField';

type Props<Values extends FieldValues, Output> = BoundFieldProps<Values, Output> & {
  /** `username` where it is what a person signs in with: password managers look for it. */
  readonly autoComplete?: 'email' | 'username';
};

export const EmailInput = <Values extends FieldValues, Output>({
  autoComplete = 'email',
  ...rest
}: Props<Values, Output>) => (
  <TextInput
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    spellCheck={false}
    {...rest}
  />
);
