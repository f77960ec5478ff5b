import { Outlet, ScrollRestoration } from 'react-router';
import { brand } from '../../../schema/site/brand';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { HarbourScene } from '../../kernel/ui/illustrations/HarbourScene';
import { BrandMark } from './BrandMark';
import styles from './bare.module.css';
import headerStyles from './header.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { NavigationProgress } from './NavigationProgress';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SchemeSwitch } from './SchemeSwitch';

/** For pages with one task: link home, language, page. Its first element is where the document's body begins (see render.tsx). */
export function Layout() {
  const t = useText();
  const locale = useLocale();
  return (
    <div data-page>
      <NavigationProgress />
      <div className={styles.page}>
        <header className={styles.header}>
          <AppLink to="/" className={headerStyles.brand} aria-label={t('layout.toHome', { brand: brand[locale] })}>
            <BrandMark />
            <span className={headerStyles.brandName}>{brand[locale]}</span>
          </AppLink>
          <div className={styles.tools}>
            <LanguageSwitch label={t('layout.language')} className={headerStyles.headerLanguages} />
            <SchemeSwitch />
          </div>
        </header>
        <div className={styles.scene}>
          <HarbourScene />
        </div>
        <main id="content" tabIndex={-1} className={styles.content}>
          <Outlet />
        </main>
      </div>
      <RouteAnnouncer />
      <ScrollRestoration />
    </div>
  );
}
