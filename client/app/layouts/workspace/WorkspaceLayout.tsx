import { Outlet, ScrollRestoration } from 'react-router';
import { PersonalDataLabelsProvider } from '../../../kernel/feature/personalDataLabels';
import { MuiProvider } from '../../../kernel/mui/MuiProvider';
import { SkipLink } from '../../../kernel/ui/SkipLink';
import { personalDataLabels } from '../../personalDataLabels';
import layoutStyles from '../layout.module.css';
import { NavigationProgress } from '../NavigationProgress';
import { RouteAnnouncer } from '../RouteAnnouncer';
import { SiteFooter } from '../SiteFooter';
import { SiteHeader } from '../SiteHeader';
import { WorkspaceTabs } from './WorkspaceTabs';

const CONTENT_ID = 'content';

/** The frame of the signed-in pages: header, their tabs, page, footer. Its first element is where the document's body begins (see render.tsx). */
export const Layout = () => (
  <MuiProvider>
    <div data-page className={layoutStyles.page}>
      <SkipLink targetId={CONTENT_ID} />
      <NavigationProgress />
      <SiteHeader />
      <WorkspaceTabs />
      <main id={CONTENT_ID} tabIndex={-1} className={layoutStyles.content}>
        <PersonalDataLabelsProvider value={personalDataLabels}>
          <Outlet />
        </PersonalDataLabelsProvider>
      </main>
      <SiteFooter />
      <RouteAnnouncer />
      <ScrollRestoration />
    </div>
  </MuiProvider>
);
