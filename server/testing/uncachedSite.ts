/** Another server on the stores of a test's site, with a port of its own, that keeps no answer and no page, and records only until it is told to forget them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../app/createApp.js';
import { createServices } from '../app/createServices.js';
import { indexInProcess } from '../app/start/searchIndex.js';
import { createLogger } from '../kernel/logger.js';
import { createMetrics } from '../kernel/metrics.js';
import { plainPages, type TestApp } from './createTestApp.js';

export type UncachedSite = {
  url: string;
  /** From now on everything is read again from the stores, but for the search index. */
  forget: () => Promise<void>;
  refreshIndex: () => Promise<void>;
  close: () => Promise<void>;
};

export async function startUncachedSite({ mongo, redis, env, clock }: TestApp): Promise<UncachedSite> {
  let index: ReturnType<ReturnType<typeof indexInProcess>> | undefined;
  const logger = createLogger({ logLevel: 'silent' });
  const shared = { mongo, redis, env, clock, logger, metrics: createMetrics() };
  const services = createServices({
    ...shared,
    createIndexHolder: input => (index = indexInProcess(clock)(input)),
  });
  const app = await createApp({
    ...shared,
    services,
    pages: plainPages,
    without: new Set(['responseCache', 'pageCache']),
  });
  const server = createServer(app.handler);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { changes, lookForChanges } = services.domains.catalogue.provides;
  return {
    url: `http://127.0.0.1:${port}`,
    forget: async () => {
      // Until it has looked, it serves what it read in the last seconds.
      await lookForChanges();
      changes.noteAll();
    },
    refreshIndex: async () => index?.refresh(),
    close: async () => {
      const closed = new Promise(resolve => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await app.stop();
      await services.stop();
    },
  };
}
