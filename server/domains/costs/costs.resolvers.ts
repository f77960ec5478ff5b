import type { Resolvers } from '../../generated/resolvers.js';
import { COUNTRY_RULES, countryRulesOf } from './costs.countryRules.js';
import type { CostsPresenter } from './costs.presenter.js';
import type { CostsService } from './costs.service.js';

type Deps = { service: CostsService; present: CostsPresenter };

export const createCostsResolvers = ({
  service,
  present,
}: Deps): Pick<Resolvers, 'Query' | 'Institution' | 'Program'> => ({
  Query: {
    countryRules: (_query, { destination }) =>
      (destination ? countryRulesOf(destination) : COUNTRY_RULES).map(present.rule),
  },
  Institution: {
    countryRules: ({ destination }) => countryRulesOf(destination).map(present.rule),
  },
  Program: {
    totalCost: async (program, _args, { loaders }) => {
      const institution = await loaders.institutionById.load(program.institutionId);
      const cost = institution && service.totalOf(program, institution);
      return cost && present.total(cost);
    },
    fittingScholarships: async (program, { limit }, { loaders }) => {
      const institution = await loaders.institutionById.load(program.institutionId);
      if (!institution) return [];
      const found = await service.fittingScholarships(program, institution, limit ?? 6);
      return found.map(fitting => present.fitting(fitting, program));
    },
  },
});
