/** The public API of the service-token domain: keys for tools. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createOutbox } from '../../kernel/jobs/outbox.repository.js';
import { createRateLimiter } from '../../kernel/redis/createRateLimiter.js';
import { createServiceTokensLoaders } from './serviceTokens.loaders.js';
import { createServiceTokenModel } from './serviceTokens.model.js';
import type { ServiceTokensPorts } from './serviceTokens.ports.js';
import { createServiceTokensPrivacy } from './serviceTokens.privacy.js';
import { createServiceTokenRepository } from './serviceTokens.repository.js';
import { createServiceTokensResolvers } from './serviceTokens.resolvers.js';
import { createServiceTokensService } from './serviceTokens.service.js';

const TRIES = { name: 'service-token-proofs', limit: 10, windowSeconds: 900 };

export const serviceTokensDomain = defineDomain({
  name: 'serviceTokens',
  create: ({ connection, redis, jobs, runInBackground, clock }, ports: ServiceTokensPorts) => {
    const model = createServiceTokenModel(connection);
    const repository = createServiceTokenRepository(model, jobs.runSoon);
    const tries = createRateLimiter({ redis, clock, ...TRIES });
    const service = createServiceTokensService({ ...ports, repository, tries, runInBackground, clock });
    return {
      resolvers: createServiceTokensResolvers(service),
      createLoaders: () => createServiceTokensLoaders(repository),
      privacy: [createServiceTokensPrivacy(repository, clock)],
      outboxes: [createOutbox(model)],
      provides: { viewerOf: service.viewerOf, isToken: service.isToken },
    };
  },
});
