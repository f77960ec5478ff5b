import { Outlet, ScrollRestoration } from 'react-router';
import { CompareTraySlot } from '../../features/compare/CompareTraySlot';
import { compareMessages } from '../../features/compare/messages';
import type { Locale } from '../../../schema/site/locales';
import { SkipLink } from '../../kernel/ui/SkipLink';
import { loadPartsQuietly } from '../../kernel/i18n/loadMessages';
import { NavigationProgress } from './NavigationProgress';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import styles from './layout.module.css';
import { signedInTools } from './signedInTools';

const CONTENT_ID = 'content';

const loadCompareTexts = (locale: Locale) => loadPartsQuietly(locale, [compareMessages]);

/** Header, page, footer. Its first element is where the document's body begins (see render.tsx). */
export function DefaultLayout() {
  const tools = signedInTools();
  return (
    <div data-page className={styles.page}>
      <SkipLink targetId={CONTENT_ID} />
      <NavigationProgress />
      <SiteHeader />
      {tools ? <tools.TabsOfOwnPages /> : null}
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <SiteFooter />
      <CompareTraySlot loadTexts={loadCompareTexts} />
      <RouteAnnouncer />
      <ScrollRestoration />
    </div>
  );
}
