import { type AssessmentId, VISITOR_ANSWERS_HOURS } from '../../../schema/rules/assessments.values';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import styles from './assessments.module.css';
import { introAddress } from './assessmentUrl';
import type { QuestionHead_ProgressFragment } from './QuestionHead.gql';

type Props = {
  readonly id: AssessmentId;
  readonly number: number;
  readonly count: number;
  readonly progress: QuestionHead_ProgressFragment | null | undefined;
  readonly forAccount: boolean;
};

/** Which test, how far, and before the first answer what becomes of it. */
export function QuestionHead(masked: MaskedProps<Props>) {
  const { id, number, count, progress, forAccount } = masked as Props;
  const t = useText();
  const hasAnswers = (progress?.answers.length ?? 0) > 0;
  return (
    <header className={styles.head}>
      <p className={styles.where}>
        <AppLink to={introAddress(id)}>{t(`assessments.${id}.title`)}</AppLink>
        <span>{t(`assessments.${id}.place`, { number, count })}</span>
      </p>
      <progress
        className={styles.progress}
        max={count}
        value={progress?.answeredCount ?? 0}
        aria-label={t('assessments.progress')}
      />
      {hasAnswers ? null : (
        <p className={styles.note}>
          {t(forAccount ? 'assessments.consentAccount' : 'assessments.consentVisitor', {
            hours: VISITOR_ANSWERS_HOURS,
          })}{' '}
          {t('assessments.consentByAnswer')} <AppLink to="/privacy">{t('assessments.privacy')}</AppLink>
        </p>
      )}
    </header>
  );
}
