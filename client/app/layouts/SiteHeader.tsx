import { useLocation } from 'react-router';
import { brand } from '../../../schema/site/brand';
import { fromPath } from '../../../schema/site/locales';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Icon } from '../../kernel/ui/Icon';
import { useViewer } from '../../kernel/viewer/viewer';
import accountStyles from './account.module.css';
import { BrandMark } from './BrandMark';
import { LanguageSwitch } from './LanguageSwitch';
import { MenuButton } from './MenuButton';
import { SchemeSwitch } from './SchemeSwitch';
import { useFrameLinks } from './frameLinks';
import styles from './header.module.css';
import { signedInTools } from './signedInTools';

export function SiteHeader() {
  const t = useText();
  const locale = useLocale();
  const { path } = fromPath(useLocation().pathname);
  const viewer = useViewer();
  const { main } = useFrameLinks();
  const tools = signedInTools();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <AppLink to="/" className={styles.brand}>
          <BrandMark />
          <span className={styles.brandName}>{brand[locale]}</span>
        </AppLink>
        <nav aria-label={t('layout.mainNavigation')} className={styles.mainNavigation}>
          <ul className={styles.mainLinks}>
            {main.map(({ to, label }) => (
              <li key={to}>
                <AppLink to={to} className={styles.mainLink} aria-current={path === to ? 'page' : undefined}>
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch label={t('layout.language')} className={styles.headerLanguages} />
          <SchemeSwitch />
          {viewer && tools ? (
            <tools.SignedInTools viewer={viewer} />
          ) : (
            <AppLink to="/login" className={accountStyles.login}>
              <Icon name="user" />
              <span className={accountStyles.label}>{t('common.login')}</span>
            </AppLink>
          )}
          <MenuButton />
        </div>
      </div>
    </header>
  );
}
