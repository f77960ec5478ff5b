import { type AssessmentId, VISITOR_ANSWERS_HOURS } from '../../../schema/rules/assessments.values';
import { useLoginPrompt } from '../../kernel/feedback/loginPrompt';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { useViewer } from '../../kernel/viewer/viewer';
import styles from './assessments.module.css';
import { useDeleteResult } from './useDeleteResult';
import { useRestart } from './useRestart';

/** Printing, storing in an account, starting again, deleting. Not on paper: base.css leaves out buttons. */
export function ResultActions({ id }: { readonly id: AssessmentId }) {
  const t = useText();
  const isSignedIn = useViewer() !== null;
  const promptLogin = useLoginPrompt();
  const { restart } = useRestart(id);
  const remove = useDeleteResult(id);
  return (
    <div className={styles.actions}>
      {isSignedIn ? null : (
        <p className={styles.note}>{t('assessments.visitorResult', { hours: VISITOR_ANSWERS_HOURS })}</p>
      )}
      <div className={styles.choices}>
        {isSignedIn ? null : <Button onClick={() => promptLogin()}>{t('assessments.loginToKeep')}</Button>}
        <Button variant="secondary" onClick={() => window.print()}>
          {t('assessments.print')}
        </Button>
        <Button variant="secondary" onClick={() => void restart()}>
          {t('assessments.restart')}
        </Button>
        <Button variant="quiet" onClick={() => void remove()}>
          {t('assessments.delete')}
        </Button>
      </div>
    </div>
  );
}
