/** From a parsed environment to a listening site, and back again without losing a request. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { systemClock } from '../../kernel/clock.js';
import type { Env } from '../../kernel/env.js';
import { PROCESS_ROLES } from '../../kernel/envValues.js';
import type { Logger } from '../../kernel/logger.js';
import { createMetrics } from '../../kernel/metrics.js';
import { databaseOf, type Mongo } from '../../kernel/mongo/connectMongo.js';
import { projectRoot } from '../../kernel/projectRoot.js';
import { createApp } from '../createApp.js';
import { createHealthApp } from '../createHealthApp.js';
import { createServices } from '../createServices.js';
import type { Shortcut } from '../shortcuts.js';
import { openStores } from './openStores.js';
import { prepareStores } from './prepareStores.js';
import { builtPages, developedPages, readBuildId } from '../pages/pageSources.js';
import type { PageSource } from '../pages/renderPage.js';
import { StartError } from './startError.js';
import { indexInThread } from './searchIndex.js';
import type { SearchWorkerData } from './startSearchWorker.js';

export type Site = { address: string; stop: () => Promise<void> };

/** How long requests in flight may take once the port is closed; from then on the stop stays under 15 seconds. */
const PATIENCE_MS = 8000;
/** Also without DRAIN_SECONDS: what has arrived is taken before connections are refused. */
const NOTICE_MS = 500;
/**
 * Between two requests on a connection. Who reads for a minute goes on without a new one, and proxies and other clients keep unused ones as long: what they send on
 * one that is closed at that moment fails (a 502, a reset connection).
 */
const IDLE_MS = 130_000;

/** `pages` stands in for the built ones; `without` is for the bench. */
export type ServeOptions = { pages?: PageSource; without?: ReadonlySet<Shortcut> };

export async function serve(env: Env, logger: Logger, options: ServeOptions = {}): Promise<Site> {
  let handle: RequestListener = (_request, response) => response.writeHead(503).end();
  const httpServer = createServer(
    {
      requestTimeout: 30_000,
      headersTimeout: 15_000,
      keepAliveTimeout: IDLE_MS,
    },
    (request, response) => handle(request, response),
  );
  const stores = await openStores(env, logger);
  const developed = env.mode === 'development' ? await developedPages(httpServer) : undefined;
  const undoing: (() => Promise<void>)[] = [stores.close, async () => developed?.close()];
  const undo = async (): Promise<void> => {
    for (const step of undoing.toReversed()) await step();
  };
  try {
    const dist = join(projectRoot, 'dist');
    const pages = env.roles.has('web') ? (options.pages ?? developed ?? (await builtPages(dist))) : null;
    const metrics = createMetrics({ withProcess: true });
    const indexTask = indexTaskOf(env);
    const programs = indexTask.task === 'BUILD' ? await programCount(stores.mongo) : 0;
    const services = createServices({
      mongo: stores.mongo,
      redis: stores.redis,
      env,
      clock: systemClock,
      logger,
      metrics,
      createIndexHolder: indexInThread({ mongodbUri: stores.mongodbUri, ...indexTask }, logger, { programs }),
    });
    undoing.push(services.stop);
    await prepareStores({ stores, env, clock: systemClock, logger });
    await services.start();
    const parts = { env, logger, metrics, mongo: stores.mongo, redis: stores.redis, services };
    const { without } = options;
    const app = pages
      ? await createApp({ ...parts, clock: systemClock, pages, ...(without ? { without } : {}) })
      : createHealthApp({ ...parts, buildId: await readBuildId(dist) });
    handle = app.handler;
    const port = await listen(httpServer, env);
    logger.info({ port }, 'listening');
    const stop = async (): Promise<void> => {
      app.beginStopping();
      // Until every load balancer has seen that the site is not ready any more, it goes on answering.
      await new Promise(resolve => setTimeout(resolve, Math.max(NOTICE_MS, env.drainMs)));
      await closeServer(httpServer);
      await app.stop();
      await undo();
    };
    return { address: env.port === 0 ? `http://${env.host}:${port}` : env.publicUrl, stop };
  } catch (error) {
    await undo();
    throw error;
  }
}

/** About how many the catalogue holds. */
const programCount = ({ connection }: Mongo): Promise<number> =>
  databaseOf(connection).collection('programs').estimatedDocumentCount();

/** Where each process does all, the index is for its own next start; an indexer keeps it for those that build none. */
function indexTaskOf({ roles, mongodbUri, dataDir }: Env): Pick<SearchWorkerData, 'task' | 'keptFor'> {
  if (!roles.has('indexer')) return { task: 'TAKE' };
  if (mongodbUri === undefined) return { task: 'BUILD', keptFor: { file: join(dataDir, 'searchIndex.snapshot') } };
  return { task: 'BUILD', keptFor: roles.size < PROCESS_ROLES.length ? 'OTHER_PROCESSES' : 'NEXT_START' };
}

function listen(server: Server, { host, port }: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken: stop what uses it or set PORT to another.`,
        EACCES: `Port ${port} may not be used by this account: set PORT to another.`,
        EADDRNOTAVAIL: 'HOST is not an address of this machine.',
        ENOTFOUND: 'HOST is not an address of this machine.',
      };
      reject(new StartError(reasons[error.code ?? ''] ?? `The site cannot listen: ${error.message}`));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearTimeout(cut);
}
