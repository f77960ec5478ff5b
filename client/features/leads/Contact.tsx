import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../kernel/i18n/useText';
import { OfficeHours } from '../../kernel/operator/OfficeHours';
import { OperatorDetails } from '../../kernel/operator/OperatorDetails';
import { PageHead } from '../../kernel/seo/PageHead';
import { OfficeStatus } from '../../kernel/operator/officeStatus/OfficeStatus';
import { LinkButton } from '../../kernel/ui/Button';
import { Card } from '../../kernel/ui/Card';
import { Section } from '../../kernel/ui/Section';
import { ContactForm } from './ContactForm';
import { useContactItem } from './useContactItem';
import { readCampaign, readFact } from './contactUrl';
import { LeadSent } from './LeadSent';
import styles from './leads.module.css';

export function Contact() {
  const t = useText();
  const [query] = useSearchParams();
  const item = useContactItem(query);
  const fact = readFact(query);
  const [isSent, setIsSent] = useState(false);
  return (
    <div className={styles.page}>
      <PageHead title={t('leads.contactTitle')} description={t('leads.contactDescription')} />
      <div className={styles.head}>
        <h1>{t('leads.contactTitle')}</h1>
        <p className={styles.lead}>{t('leads.contactLead')}</p>
        <OfficeStatus />
      </div>
      <Card padding="large">
        {isSent ? (
          <LeadSent title={t('leads.sent')}>
            <p>{t('leads.sentNext')}</p>
            <LinkButton to={item?.path ?? '/search-program'} variant="secondary">
              {item ? t('leads.backTo', { name: item.name }) : t('leads.toSearch')}
            </LinkButton>
          </LeadSent>
        ) : (
          <>
            {item ? <p className={styles.about}>{t('leads.about', { name: item.name })}</p> : null}
            {fact ? <p className={styles.about}>{t('leads.aboutFact', { fact })}</p> : null}
            <ContactForm
              campaign={
                readCampaign(query) || (item?.kind === 'SCHOLARSHIP' ? 'SCHOLARSHIP' : item ? 'STUDY_ADVICE' : '')
              }
              fact={fact}
              item={item ? { kind: item.kind, id: item.id } : null}
              onSent={() => setIsSent(true)}
            />
          </>
        )}
      </Card>
      <Section title={t('operator.hours')}>
        <OfficeHours />
        <OperatorDetails />
      </Section>
    </div>
  );
}
