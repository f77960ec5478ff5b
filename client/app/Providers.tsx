import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { RegionNamesProvider, type RegionNames } from '../kernel/i18n/regionNames';
import { NowProvider } from '../kernel/page/now';
import { SiteProvider, type Site } from '../kernel/page/site';

type Props = {
  readonly client: ApolloClient;
  readonly site: Site;
  readonly now: Date;
  readonly regionNames: RegionNames;
  readonly children: ReactNode;
};

/** What every page may ask for, on the server and in the browser alike. */
export const Providers = ({ client, site, now, regionNames, children }: Props) => (
  <ApolloProvider client={client}>
    <SiteProvider value={site}>
      <NowProvider value={now}>
        <RegionNamesProvider value={regionNames}>{children}</RegionNamesProvider>
      </NowProvider>
    </SiteProvider>
  </ApolloProvider>
);
