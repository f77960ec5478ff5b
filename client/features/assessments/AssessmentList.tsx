import { isAssessmentId } from '../../../schema/rules/assessments.values';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { AppLink } from '../../kernel/ui/AppLink';
import { LinkButton } from '../../kernel/ui/Button';
import { Card } from '../../kernel/ui/Card';
import { useViewer } from '../../kernel/viewer/viewer';
import { useAssessmentsQuery } from './Assessments.gql';
import styles from './assessments.module.css';
import { introAddress, questionAddress, resultAddress } from './assessmentUrl';

/** /test */
export function AssessmentList() {
  const t = useText();
  const { data } = useAssessmentsQuery({ variables: { forAccount: useViewer() !== null } });
  const progresses = [data?.career, data?.vocabulary];
  return (
    <div className={styles.page}>
      <PageHead title={t('assessments.title')} description={t('assessments.description')} />
      <header className={styles.head}>
        <h1>{t('assessments.title')}</h1>
        <p className={styles.lead}>{t('assessments.lead')}</p>
      </header>
      <ul className={styles.tests}>
        {data?.assessments.map(({ id, questionCount, minutes }) => {
          const progress = progresses.find(own => own?.id === id);
          if (!isAssessmentId(id)) return null;
          const isBegun = Boolean(progress && progress.answeredCount > 0 && progress.firstUnanswered !== null);
          return (
            <Card as="li" key={id} padding="large" className={styles.test}>
              <h2 className={styles.testTitle}>
                <AppLink to={introAddress(id)}>{t(`assessments.${id}.title`)}</AppLink>
              </h2>
              <p>{t(`assessments.${id}.short`)}</p>
              <p className={styles.quiet}>{t(`assessments.${id}.size`, { count: questionCount, minutes })}</p>
              {isBegun ? (
                <p className={styles.quiet}>
                  {t('assessments.begun', { done: progress?.answeredCount ?? 0, count: questionCount })}
                </p>
              ) : null}
              <p className={styles.choices}>
                {isBegun ? (
                  <LinkButton to={questionAddress(id, progress?.firstUnanswered ?? 1)}>
                    {t('assessments.goOn')}
                  </LinkButton>
                ) : (
                  <LinkButton to={introAddress(id)} variant="secondary">
                    {t('assessments.toIntro')}
                  </LinkButton>
                )}
                {progress?.hasResult ? (
                  <LinkButton to={resultAddress(id)} variant="quiet">
                    {t('assessments.toResult')}
                  </LinkButton>
                ) : null}
              </p>
            </Card>
          );
        })}
      </ul>
    </div>
  );
}
