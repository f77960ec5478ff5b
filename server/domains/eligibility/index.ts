/** The public API of the eligibility domain. It stores nothing. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createEligibilityLoaders } from './eligibility.loaders.js';
import type { EligibilityPorts } from './eligibility.ports.js';
import { createEligibilityResolvers } from './eligibility.resolvers.js';
import { createEligibilityService } from './eligibility.service.js';

/** What a profile and a grade book come to, for orders over many programs. */
export { studentFactsOf } from './eligibility.facts.js';

export const eligibilityDomain = defineDomain({
  name: 'eligibility',
  create: ({ clock }, ports: EligibilityPorts) => {
    const service = createEligibilityService({ ...ports, clock });
    return {
      resolvers: createEligibilityResolvers({ service, sourceOf: ports.sourceOf, clock }),
      createLoaders: () => createEligibilityLoaders(service),
    };
  },
});
