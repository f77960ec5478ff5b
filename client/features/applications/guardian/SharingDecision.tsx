import { useId, useState } from 'react';
import { useText } from '../../../kernel/i18n/useText';
import { useHydrated } from '../../../kernel/page/useHydrated';
import { Button } from '../../../kernel/ui/Button';
import { Card } from '../../../kernel/ui/Card';
import fieldStyles from '../../../kernel/ui/Field.module.css';
import type { AnswerState } from './useSharingAnswer';
import styles from './guardian.module.css';

const messageOf = {
  READING: null,
  SENDING: null,
  NOT_TICKED: 'guardianSharing.mustTick',
  OUTDATED: 'guardianSharing.outdated',
  FAILED: 'guardianSharing.failed',
} as const;

type Props = {
  readonly state: Exclude<AnswerState, 'AGREED' | 'REFUSED' | 'LOST'>;
  readonly words: {
    readonly student: string;
    readonly sender: string;
    readonly recipient: string;
    readonly country: string;
  };
  readonly onAgree: (isTicked: boolean) => void;
  readonly onRefuse: () => void;
  readonly onTick: () => void;
};

/** One box, not ticked for anybody, and two answers of which neither is hidden. */
export function SharingDecision({ state, words, onAgree, onRefuse, onTick }: Props) {
  const t = useText();
  const errorId = useId();
  const isHydrated = useHydrated();
  const [isTicked, setIsTicked] = useState(false);
  const message = messageOf[state];
  const isBusy = state === 'SENDING';
  return (
    <Card padding="large">
      <form
        method="post"
        noValidate
        className={styles.fields}
        onSubmit={event => {
          event.preventDefault();
          onAgree(isTicked);
        }}
      >
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
          <span className={fieldStyles.checkboxText}>{t('guardianSharing.agreeText', words)}</span>
        </label>
        <p id={errorId} role="alert" className={fieldStyles.error}>
          {message ? t(message) : null}
        </p>
        <div className={styles.buttons}>
          <Button type="submit" disabled={!isHydrated} aria-disabled={isBusy || undefined}>
            {t(isBusy ? 'guardianSharing.sending' : 'guardianSharing.agree')}
          </Button>
          <Button variant="secondary" disabled={!isHydrated} aria-disabled={isBusy || undefined} onClick={onRefuse}>
            {t('guardianSharing.refuse')}
          </Button>
        </div>
        <p className={styles.quiet}>{t('guardianSharing.refuseNote')}</p>
      </form>
    </Card>
  );
}
