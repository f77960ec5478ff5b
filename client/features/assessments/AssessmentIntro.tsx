import type { AssessmentId } from '../../../schema/rules/assessments.values';
import { VISITOR_ANSWERS_HOURS } from '../../../schema/rules/assessments.values';
import { useText } from '../../kernel/i18n/useText';
import { Breadcrumbs } from '../../kernel/seo/Breadcrumbs';
import { PageHead } from '../../kernel/seo/PageHead';
import { AppLink } from '../../kernel/ui/AppLink';
import { Section } from '../../kernel/ui/Section';
import { useViewer } from '../../kernel/viewer/viewer';
import { useAssessmentIntroQuery } from './AssessmentIntro.gql';
import { useAssessmentProgressQuery } from './AssessmentProgress.gql';
import styles from './assessments.module.css';
import { introAddress } from './assessmentUrl';
import { IntroChoices } from './IntroChoices';

/** /test/{testId}: what it is for, how long it takes, whose words they are, what is stored. */
export function AssessmentIntro({ id }: { readonly id: AssessmentId }) {
  const t = useText();
  const forAccount = useViewer() !== null;
  const { data } = useAssessmentIntroQuery({ variables: { id } });
  const { data: own } = useAssessmentProgressQuery({ variables: { id, forAccount } });
  const [count, minutes] = [data?.assessment?.questionCount ?? 0, data?.assessment?.minutes ?? 0];
  return (
    <div className={styles.text}>
      <PageHead title={t(`assessments.${id}.title`)} description={t(`assessments.${id}.short`)} />
      <Breadcrumbs
        steps={[{ label: t('assessments.title'), to: '/test' }]}
        current={{ label: t(`assessments.${id}.title`), to: introAddress(id) }}
      />
      <header className={styles.head}>
        <h1>{t(`assessments.${id}.title`)}</h1>
        <p className={styles.lead}>{t(`assessments.${id}.purpose`)}</p>
      </header>
      <Section title={t('assessments.how')}>
        <ul className={styles.list}>
          <li>{t(`assessments.${id}.size`, { count, minutes })}</li>
          <li>{t(`assessments.${id}.way`)}</li>
          <li>{t(`assessments.${id}.keyboard`)}</li>
          <li>{t('assessments.pauses')}</li>
        </ul>
      </Section>
      <Section title={t('assessments.limits')}>
        <ul className={styles.list}>
          <li>{t(`assessments.${id}.wording`)}</li>
          <li>{t(`assessments.${id}.limit`)}</li>
          <li>{t('assessments.noSelection')}</li>
        </ul>
      </Section>
      <Section title={t('assessments.storing')}>
        <p>
          {t(forAccount ? 'assessments.consentAccount' : 'assessments.consentVisitor', {
            hours: VISITOR_ANSWERS_HOURS,
          })}
        </p>
        <p>
          <AppLink to="/privacy">{t('assessments.privacy')}</AppLink>
        </p>
      </Section>
      <IntroChoices id={id} count={count} progress={own?.assessmentProgress} />
    </div>
  );
}
