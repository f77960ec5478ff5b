import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/ui/Button';
import { Card } from '../../kernel/ui/Card';
import { Icon } from '../../kernel/ui/Icon';
import { Section } from '../../kernel/ui/Section';
import styles from './home.module.css';

const partners = [
  {
    icon: 'building',
    to: '/partners#institutions',
    title: 'home.partnerInstitution',
    body: 'home.partnerInstitutionBody',
    promises: ['home.partnerInstitution1', 'home.partnerInstitution2', 'home.partnerInstitution3'],
    action: 'home.partnerInstitutionAction',
  },
  {
    icon: 'globe',
    to: '/partners#recruiters',
    title: 'home.partnerRecruiter',
    body: 'home.partnerRecruiterBody',
    promises: ['home.partnerRecruiter1', 'home.partnerRecruiter2', 'home.partnerRecruiter3'],
    action: 'home.partnerRecruiterAction',
  },
] as const;

/** What the site offers to institutions and recruitment partners. */
export function Partners() {
  const t = useText();
  return (
    <Section title={t('home.partnersTitle')} lead={t('home.partnersLead')}>
      <div className={styles.partners}>
        {partners.map(({ icon, to, title, body, promises, action }) => (
          <Card key={title} padding="large" className={styles.partner}>
            <h3 className={styles.partnerTitle}>
              <Icon name={icon} />
              {t(title)}
            </h3>
            <p>{t(body)}</p>
            <ul className={styles.promises}>
              {promises.map(promise => (
                <li key={promise}>
                  <Icon name="check" />
                  <span>{t(promise)}</span>
                </li>
              ))}
            </ul>
            <LinkButton to={to} variant="secondary" className={styles.partnerAction}>
              {t(action)}
              <Icon name="arrowRight" />
            </LinkButton>
          </Card>
        ))}
      </div>
    </Section>
  );
}
