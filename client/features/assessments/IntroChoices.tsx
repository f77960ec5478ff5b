import type { AssessmentId } from '../../../schema/rules/assessments.values';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { Button, LinkButton } from '../../kernel/ui/Button';
import styles from './assessments.module.css';
import { questionAddress, resultAddress } from './assessmentUrl';
import type { IntroChoices_ProgressFragment } from './IntroChoices.gql';
import { useRestart } from './useRestart';

type Props = {
  readonly id: AssessmentId;
  /** Of questions. */
  readonly count: number;
  readonly progress: IntroChoices_ProgressFragment | null | undefined;
};

/** To begin, to go on, to begin again or to read the result: by how far somebody has come. */
export function IntroChoices(masked: MaskedProps<Props>) {
  const { id, count, progress } = masked as Props;
  const t = useText();
  const { restart, isRestarting } = useRestart(id);
  const done = progress?.answeredCount ?? 0;
  const isFinished = Boolean(progress?.hasResult && done > 0 && progress.firstUnanswered === null);
  return (
    <>
      <p className={styles.choices}>
        {progress?.hasResult ? <LinkButton to={resultAddress(id)}>{t('assessments.toResult')}</LinkButton> : null}
        {isFinished ? (
          <LinkButton to={questionAddress(id, 1)} variant="secondary">
            {t('assessments.lookAgain')}
          </LinkButton>
        ) : (
          <LinkButton
            to={questionAddress(id, progress?.firstUnanswered ?? (done > 0 ? count : 1))}
            variant={progress?.hasResult ? 'secondary' : 'primary'}
          >
            {t(done > 0 ? 'assessments.goOn' : 'assessments.agreeAndStart')}
          </LinkButton>
        )}
        {done > 0 ? (
          <Button variant="quiet" aria-disabled={isRestarting || undefined} onClick={() => void restart()}>
            {t('assessments.restart')}
          </Button>
        ) : null}
      </p>
      {done > 0 ? <p className={styles.quiet}>{t('assessments.begun', { done, count })}</p> : null}
    </>
  );
}
