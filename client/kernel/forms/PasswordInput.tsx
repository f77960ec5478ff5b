import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../i18n/useText';
import { describedBy, FieldFrame } from '../ui/FieldFrame';
import { IconButton } from '../ui/IconButton';
import { useControls } from './controls';
import styles from './forms.module.css';
import { useBoundField, type BoundFieldProps } from './useBoundField';

type Props<Values extends FieldValues, Output> = BoundFieldProps<Values, Output> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at: on a phone, seeing it beats typing it twice. */
export function PasswordInput<Values extends FieldValues, Output>({ autoComplete, ...bound }: Props<Values, Output>) {
  const t = useText();
  const { Input } = useControls();
  const { inputId, texts, input } = useBoundField(bound);
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame inputId={inputId} {...texts}>
      <div className={styles.password}>
        <Input
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={describedBy(inputId, texts)}
          {...input}
        />
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={t(isShown ? 'forms.hidePassword' : 'forms.showPassword')}
          className={styles.reveal}
          aria-controls={inputId}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </FieldFrame>
  );
}
