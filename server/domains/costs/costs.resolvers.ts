import type { Resolvers } from '../../generated/resolvers.js';
import { orThrow } from '../../kernel/orThrow.js';
import { COUNTRY_RULES, countryRulesOf } from './costs.countryRules.js';
import type { CostsPresenter } from './costs.presenter.js';
import type { CostsService } from './costs.service.js';

type Deps = { service: CostsService; present: CostsPresenter };

export const createCostsResolvers = ({
  service,
  present,
}: Deps): Pick<Resolvers, 'Query' | 'Institution' | 'Program' | 'Scholarship'> => ({
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
  Scholarship: {
    fittingPrograms: async (scholarship, { limit }, { loaders }) => {
      const { institutionId } = scholarship;
      const owner = institutionId === undefined ? null : await loaders.institutionById.load(institutionId);
      const { ids, total } = service.fittingProgramIds(scholarship, owner, limit ?? 6);
      const programs = (await loaders.programById.loadMany(ids)).map(orThrow).filter(program => program !== null);
      const items = programs.map(async program => {
        const institution = await loaders.institutionById.load(program.institutionId);
        return present.programOf(program, institution && service.savingOf(scholarship, program, institution));
      });
      return { items: await Promise.all(items), total };
    },
  },
});
