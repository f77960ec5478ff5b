import { readablePhone } from '../../../schema/rules/phone.rules';
import { brand, contact } from '../../../schema/site/brand';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { HorizonPattern } from '../../kernel/ui/illustrations/HorizonPattern';
import { linksIn } from '../navigation';
import { LanguageSwitch } from './LanguageSwitch';
import { FOOTER_NAVIGATION_ID } from './MenuButton';
import styles from './footer.module.css';

const links = linksIn('main', 'footer');

const officeHours = [
  { days: 'layout.weekdays', hours: 'layout.weekdayHours' },
  { days: 'layout.saturday', hours: 'layout.saturdayHours' },
  { days: 'layout.sunday', hours: 'layout.sundayHours' },
] as const;

export function SiteFooter() {
  const t = useText();
  const locale = useLocale();
  return (
    <footer className={styles.footer}>
      <HorizonPattern className={styles.waves} />
      <div className={styles.row}>
        <div className={styles.part}>
          <p className={styles.brand}>{brand[locale]}</p>
          <p>{t('layout.footerClaim')}</p>
          <LanguageSwitch label={t('layout.footerLanguage')} className={styles.languages} />
        </div>
        <nav id={FOOTER_NAVIGATION_ID} aria-label={t('layout.footerNavigation')} className={styles.part}>
          <p className={styles.title}>{t('layout.explore')}</p>
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <AppLink to={to}>{label[locale]}</AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.part}>
          <p className={styles.title}>{t('layout.officeHours')}</p>
          <dl className={styles.hours}>
            {officeHours.map(({ days, hours }) => (
              <div key={days}>
                <dt>{t(days)}</dt>
                <dd>{t(hours)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.title}>{t('layout.contact')}</p>
          <dl className={styles.hours}>
            <div>
              <dt>{t('layout.contactEmail')}</dt>
              <dd>
                {contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : t('facts.notPublished')}
              </dd>
            </div>
            <div>
              <dt>{t('layout.contactPhone')}</dt>
              <dd>
                {contact.phone ? (
                  <a href={`tel:${contact.phone}`}>{readablePhone(contact.phone)}</a>
                ) : (
                  t('facts.notPublished')
                )}
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </footer>
  );
}
