/** Another server on the stores of a test's site, with a port of its own, that keeps no answer and no page, and records only until it is told to forget them. */
import { createApp } from '../app/createApp.js';
import { createServices } from '../app/createServices.js';
import { indexInProcess } from '../app/start/searchIndex.js';
import { plainPages, type TestApp } from './createTestApp.js';
import { listen } from './listen.js';
import { secondPlatform } from './secondServices.js';

export type UncachedSite = {
  url: string;
  /** From now on everything is read again from the stores, but for the search index. */
  forget: () => Promise<void>;
  refreshIndex: () => Promise<void>;
  close: () => Promise<void>;
};

export async function startUncachedSite(site: TestApp): Promise<UncachedSite> {
  const platform = secondPlatform(site, site.clock);
  let index: ReturnType<ReturnType<typeof indexInProcess>> | undefined;
  const services = createServices({
    ...platform,
    createIndexHolder: input => (index = indexInProcess(site.clock)(input)),
  });
  const app = await createApp({
    ...platform,
    services,
    pages: plainPages,
    without: new Set(['responseCache', 'pageCache']),
  });
  const { url, close } = await listen(app.handler);
  const { changes, lookForChanges } = services.domains.catalogue.provides;
  return {
    url,
    forget: async () => {
      // Until it has looked, it serves what it read in the last seconds.
      await lookForChanges();
      changes.noteAll();
    },
    refreshIndex: async () => index?.refresh(),
    close: async () => {
      await close();
      await app.stop();
      await services.stop();
    },
  };
}
