import { useState } from 'react';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { LinkButton } from '../../kernel/ui/Button';
import { Card } from '../../kernel/ui/Card';
import { bandLabel } from './bandLabel';
import { LeadSent } from './LeadSent';
import styles from './leads.module.css';
import { type Estimate, ProfileStrengthForm } from './ProfileStrengthForm';

export function ProfileStrength() {
  const t = useText();
  const locale = useLocale();
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  return (
    <div className={styles.page}>
      <PageHead title={t('leads.strengthTitle')} description={t('leads.strengthDescription')} />
      <div className={styles.head}>
        <h1>{t('leads.strengthTitle')}</h1>
        <p className={styles.lead}>{t('leads.strengthLead')}</p>
      </div>
      <Card padding="large">
        {estimate ? (
          <LeadSent title={t('leads.sent')}>
            <p className={styles.figure}>
              {t('leads.estimateFigure', { from: estimate.minimumPercent, to: estimate.maximumPercent })}
            </p>
            <p>{t('leads.estimateNote', { range: bandLabel(estimate.range, locale) })}</p>
            <LinkButton to={`/scholarship-gpa/${estimate.range}`}>{t('leads.toMatching')}</LinkButton>
          </LeadSent>
        ) : (
          <ProfileStrengthForm onEstimate={setEstimate} />
        )}
      </Card>
    </div>
  );
}
