/** The same schema and resolvers served by Apollo Server with its defaults: its Express integration, its default plugins, no cache, no limits, no compiled queries. */
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { createServices } from '../../app/createServices.js';
import { buildSchema } from '../../app/graphql/buildSchema.js';
import { type Context, contextFactory } from '../../app/graphql/createContext.js';
import { openStores } from '../../app/start/openStores.js';
import { prepareStores } from '../../app/start/prepareStores.js';
import { indexInThread } from '../../app/start/searchIndex.js';
import { systemClock } from '../../kernel/clock.js';
import { parseEnv } from '../../kernel/env.js';
import { createLogger } from '../../kernel/logger.js';
import { createMetrics } from '../../kernel/metrics.js';

const env = parseEnv();
const logger = createLogger(env);
const stores = await openStores(env, logger);
const { mongo, redis, mongodbUri } = stores;
const services = createServices({
  mongo,
  redis,
  env,
  clock: systemClock,
  logger,
  metrics: createMetrics(),
  createIndexHolder: indexInThread({ mongodbUri, task: 'BUILD' }, logger),
});
await prepareStores({ stores, env, clock: systemClock, logger });
await services.start();
const { combined, sessions } = services;
const createContext = contextFactory(combined.createLoaders);
const apollo = new ApolloServer<Context>({ schema: buildSchema(combined.resolvers) });
await apollo.start();

express()
  .get('/readyz', (_request, response) => void response.end())
  .use(
    '/graphql',
    express.json(),
    expressMiddleware(apollo, {
      context: async ({ req, res }) =>
        createContext({
          record: { requestId: '', headers: {}, kind: 'graphql' },
          session: await sessions.open(req, res),
          charge: async () => undefined,
          address: '',
        }),
    }),
  )
  .listen(env.port, '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
