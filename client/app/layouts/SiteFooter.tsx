import { brand } from '../../../schema/site/brand';
import { AnalyticsChoiceButton } from '../../kernel/analytics/AnalyticsChoiceButton';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { OfficeHours } from '../../kernel/operator/OfficeHours';
import { hasDetails, OperatorDetails } from '../../kernel/operator/OperatorDetails';
import { useSite } from '../../kernel/page/site';
import { AppLink } from '../../kernel/ui/AppLink';
import { HorizonPattern } from '../../kernel/ui/illustrations/HorizonPattern';
import { useFrameLinks } from './frameLinks';
import { LanguageSwitch } from './LanguageSwitch';
import { FOOTER_NAVIGATION_ID } from './MenuButton';
import styles from './footer.module.css';

export function SiteFooter() {
  const t = useText();
  const locale = useLocale();
  const { operator } = useSite();
  const { explore, about } = useFrameLinks();
  const groups = [
    { title: 'layout.explore', links: explore },
    { title: 'layout.aboutUs', links: about },
  ] as const;
  return (
    <footer className={styles.footer}>
      <HorizonPattern className={styles.waves} />
      <div className={styles.row}>
        <div className={styles.part}>
          <p className={styles.brand}>{brand[locale]}</p>
          <p>{t('layout.footerClaim')}</p>
          <LanguageSwitch label={t('layout.footerLanguage')} className={styles.languages} />
          <AnalyticsChoiceButton className={styles.choice} />
        </div>
        <nav id={FOOTER_NAVIGATION_ID} aria-label={t('layout.footerNavigation')} className={styles.groups}>
          {groups.map(({ title, links }) => (
            <div key={title} className={styles.part}>
              <p className={styles.title}>{t(title)}</p>
              <ul className={styles.links}>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <AppLink to={to}>{label}</AppLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.part}>
          <p className={styles.title}>{t('operator.hours')}</p>
          <OfficeHours />
        </div>
        {hasDetails(operator) ? (
          <div className={styles.part}>
            <p className={styles.title}>{t('layout.contact')}</p>
            <OperatorDetails />
          </div>
        ) : null}
      </div>
    </footer>
  );
}
