import type { AssessmentId } from '../../../schema/rules/assessments.values';
import { useText } from '../../kernel/i18n/useText';
import { useHydrated } from '../../kernel/page/useHydrated';
import { AppLink } from '../../kernel/ui/AppLink';
import { Button, LinkButton } from '../../kernel/ui/Button';
import { Icon } from '../../kernel/ui/Icon';
import { questionAddress } from './assessmentUrl';
import styles from './assessments.module.css';
import { refusalMessages } from './refusalMessages';
import type { Answering } from './useAnswering';

type Props = {
  readonly id: AssessmentId;
  readonly number: number;
  readonly count: number;
  readonly answering: Answering;
};

/** What was stored, and both ways on. */
export function QuestionFooter({ id, number, count, answering }: Props) {
  const t = useText();
  const { save, isLeaving, goOn } = answering;
  const { failure, refusal } = save;
  const isGuardianMissing = refusal === 'GUARDIAN_CONSENT_REQUIRED';
  return (
    <footer className={styles.footer}>
      <div className={styles.choices}>
        {number > 1 ? (
          <LinkButton to={questionAddress(id, number - 1)} variant="secondary">
            {t('assessments.back')}
          </LinkButton>
        ) : null}
        <Button type="submit" disabled={!useHydrated()} aria-disabled={isLeaving || undefined}>
          {t(number < count ? 'assessments.next' : 'assessments.finish')}
        </Button>
        {save.status === 'SAVED' ? (
          <span className={styles.saved}>
            <Icon name="check" /> {t('assessments.saved')}
          </span>
        ) : null}
      </div>
      {save.status === 'FAILED' && failure?.kind !== 'UNAUTHENTICATED' ? (
        <div role="alert" className={styles.error}>
          <Icon name="warning" />
          <p>
            {refusal
              ? t(refusalMessages(refusal))
              : failure?.kind === 'RATE_LIMITED'
                ? t('assessments.tooFast', { seconds: failure.retryAfter ?? 60 })
                : t('assessments.saveFailed')}{' '}
            {isGuardianMissing ? <AppLink to="/profile/privacy">{t('assessments.askGuardian')}</AppLink> : null}
          </p>
          {refusal ? null : (
            <Button variant="secondary" size="small" onClick={() => void goOn()}>
              {t('common.retry')}
            </Button>
          )}
        </div>
      ) : null}
    </footer>
  );
}
