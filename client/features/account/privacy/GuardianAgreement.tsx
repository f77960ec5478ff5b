import { useId, useState, type FormEvent } from 'react';
import type { GuardianPurpose } from '../../../generated/types';
import { useHydrated } from '../../../kernel/page/useHydrated';
import { useText } from '../../../kernel/i18n/useText';
import { Button } from '../../../kernel/ui/Button';
import { Card } from '../../../kernel/ui/Card';
import fieldStyles from '../../../kernel/ui/Field.module.css';
import styles from './guardianConsent.module.css';
import type { GuardianWords } from './GuardianExplanation';

export type AgreementState = 'READING' | 'NOT_TICKED' | 'SENDING' | 'OUTDATED' | 'FAILED';

const messageOf = {
  READING: null,
  SENDING: null,
  NOT_TICKED: 'guardian.mustTick',
  OUTDATED: 'account.error.OUTDATED_TEXT',
  FAILED: 'account.notDone',
} as const;

type Props = {
  readonly purpose: GuardianPurpose;
  readonly words: GuardianWords;
  readonly state: AgreementState;
  readonly onAgree: (event: FormEvent, isTicked: boolean) => void;
  readonly onTick: () => void;
};

/** One box, not ticked for anybody, and one button. */
export function GuardianAgreement({ purpose, words, state, onAgree, onTick }: Props) {
  const t = useText();
  const errorId = useId();
  const isHydrated = useHydrated();
  const [isTicked, setIsTicked] = useState(false);
  const message = messageOf[state];
  const isCopy = purpose === 'COPIES';
  return (
    <Card padding="large">
      <form method="post" noValidate className={styles.fields} onSubmit={event => onAgree(event, isTicked)}>
        <label className={fieldStyles.checkbox}>
          <input
            type="checkbox"
            checked={isTicked}
            required
            aria-invalid={state === 'NOT_TICKED' || undefined}
            aria-describedby={message ? errorId : undefined}
            onChange={({ target }) => {
              setIsTicked(target.checked);
              onTick();
            }}
          />
          <span className={fieldStyles.checkboxText}>
            {t(isCopy ? 'guardianCopy.agreeText' : 'guardian.agreeText', words)}
          </span>
        </label>
        <p id={errorId} role="alert" className={fieldStyles.error}>
          {message ? t(message) : null}
        </p>
        <Button type="submit" disabled={!isHydrated} aria-disabled={state === 'SENDING' || undefined}>
          {t(state === 'SENDING' ? 'guardian.agreeing' : isCopy ? 'guardianCopy.agree' : 'guardian.agree')}
        </Button>
        <p className={styles.quiet}>{t(isCopy ? 'guardianCopy.notAgree' : 'guardian.notAgree')}</p>
      </form>
    </Card>
  );
}
