import { brand } from '../../../schema/site/brand';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { mainLinks } from './mainLinks';
import styles from './layout.module.css';

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
      <div className={styles.footerRow}>
        <div className={styles.footerPart}>
          <p className={styles.footerBrand}>{brand[locale]}</p>
          <p>{t('layout.footerClaim')}</p>
        </div>
        <nav aria-label={t('layout.footerNavigation')} className={styles.footerPart}>
          <p className={styles.footerTitle}>{t('layout.explore')}</p>
          <ul className={styles.footerLinks}>
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <AppLink to={to}>{t(label)}</AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.footerPart}>
          <p className={styles.footerTitle}>{t('layout.officeHours')}</p>
          <dl className={styles.hours}>
            {officeHours.map(({ days, hours }) => (
              <div key={days}>
                <dt>{t(days)}</dt>
                <dd>{t(hours)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </footer>
  );
}
