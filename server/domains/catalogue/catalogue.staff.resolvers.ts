import type { Resolvers } from '../../generated/resolvers.js';
import type { CatalogueDesk } from './catalogue.desk.js';
import type { InstitutionRecord, ProgramRecord, ScholarshipRecord } from './catalogue.records.js';

type Desks = {
  INSTITUTION: CatalogueDesk<InstitutionRecord>;
  PROGRAM: CatalogueDesk<ProgramRecord>;
  SCHOLARSHIP: CatalogueDesk<ScholarshipRecord>;
};

export const createCatalogueStaffResolvers = (desks: Desks): Pick<Resolvers, 'Mutation'> => ({
  Mutation: {
    upsertInstitution: async (_mutation, { input }, { viewer }) => {
      const { item: institution, errors } = await desks.INSTITUTION.upsert(viewer.id, input);
      return { institution, errors };
    },
    upsertProgram: async (_mutation, { input }, { viewer }) => {
      const { item: program, errors } = await desks.PROGRAM.upsert(viewer.id, input);
      return { program, errors };
    },
    upsertScholarship: async (_mutation, { input }, { viewer }) => {
      const { item: scholarship, errors } = await desks.SCHOLARSHIP.upsert(viewer.id, input);
      return { scholarship, errors };
    },
    retireCatalogueItem: (_mutation, { input: { kind, itemId } }, { viewer }) => desks[kind].retire(viewer.id, itemId),
  },
});
