import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { PageViewer } from '../../schema/site/renderContract';
import { LoginPromptProvider, type AskLogin } from '../kernel/feedback/loginPrompt';
import { RegionNamesProvider, type RegionNames } from '../kernel/i18n/regionNames';
import { lazyModule } from '../kernel/lazy/lazyModule';
import { NowProvider } from '../kernel/page/now';
import { SiteProvider, type Site } from '../kernel/page/site';
import { ViewerProvider } from '../kernel/viewer/viewer';

type Props = {
  readonly client: ApolloClient;
  readonly site: Site;
  readonly now: Date;
  readonly regionNames: RegionNames;
  readonly viewer: PageViewer | null;
  readonly children: ReactNode;
};

const loginPrompt = lazyModule(() => import('./promptLogin'));
const askLogin: AskLogin = async purpose => (await loginPrompt.load()).promptLogin(purpose);

/** Context that every page can use, on the server and in the browser alike. */
export const Providers = ({ client, site, now, regionNames, viewer, children }: Props) => (
  <ApolloProvider client={client}>
    <SiteProvider value={site}>
      <NowProvider value={now}>
        <RegionNamesProvider value={regionNames}>
          <ViewerProvider value={viewer}>
            <LoginPromptProvider value={askLogin}>{children}</LoginPromptProvider>
          </ViewerProvider>
        </RegionNamesProvider>
      </NowProvider>
    </SiteProvider>
  </ApolloProvider>
);
