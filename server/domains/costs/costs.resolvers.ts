import type { Resolvers } from '../../generated/resolvers.js';
import { orThrow } from '../../kernel/orThrow.js';
import { DESTINATIONS } from '../../../schema/rules/catalogue.values.js';
import { rulesInForce } from '../../../schema/rules/countries/rulesInForce.rules.js';
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import type { Clock } from '../../kernel/clock.js';
import type { CostsPresenter } from './costs.presenter.js';
import type { CostsService } from './costs.service.js';

type Deps = { service: CostsService; present: CostsPresenter; clock: Clock };

export const createCostsResolvers = ({
  service,
  present,
  clock,
}: Deps): Pick<Resolvers, 'Query' | 'Institution' | 'Program' | 'Scholarship'> => ({
  Query: {
    countryRules: (_query, { destination }) =>
      (destination ? [destination] : DESTINATIONS).flatMap(of =>
        rulesInForce(of, dayInVietnam(clock())).map(present.rule),
      ),
  },
  Institution: {
    countryRules: institution => service.rulesFor(institution, null).map(present.rule),
    livingCost: institution => {
      const living = service.livingFor(institution, null);
      return living && present.living(living);
    },
  },
  Program: {
    totalCost: async (program, _args, { loaders }) => {
      const institution = await loaders.institutionById.load(program.institutionId);
      const cost = institution && service.totalOf(program, institution);
      return cost && present.total(cost);
    },
    livingCost: async (program, _args, { loaders }) => {
      const institution = await loaders.institutionById.load(program.institutionId);
      const living = institution && service.livingFor(institution, program);
      return living && present.living(living);
    },
    countryRules: async (program, _args, { loaders }) => {
      const institution = await loaders.institutionById.load(program.institutionId);
      return institution ? service.rulesFor(institution, program).map(present.rule) : [];
    },
    fittingScholarships: async (program, { limit }, { loaders }) => {
      const institution = await loaders.institutionById.load(program.institutionId);
      if (!institution) return [];
      const candidates = await loaders.scholarshipsAt.load(institution);
      const ids = service.fittingScholarshipIds(program, institution, { candidates, limit: limit ?? 6 });
      const scholarships = (await loaders.scholarshipById.loadMany(ids)).map(orThrow).filter(found => found !== null);
      return scholarships.map(scholarship =>
        present.fitting(service.fittingOf(scholarship, program, institution), program),
      );
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
