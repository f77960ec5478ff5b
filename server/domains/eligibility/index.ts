/** The public API of the eligibility domain. It stores nothing. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createEligibilityLoaders } from './eligibility.loaders.js';
import type { EligibilityPorts } from './eligibility.ports.js';
import { createEligibilityResolvers } from './eligibility.resolvers.js';
import { createEligibilityService } from './eligibility.service.js';

export const eligibilityDomain = defineDomain({
  name: 'eligibility',
  create: (_platform, ports: EligibilityPorts) => {
    const service = createEligibilityService(ports);
    return {
      resolvers: createEligibilityResolvers(service),
      createLoaders: () => createEligibilityLoaders(service),
    };
  },
});
