import type { Resolvers } from '../../generated/resolvers.js';
import type { CatalogueEditor } from './catalogue.editing.js';
import type { InstitutionRecord, ProgramRecord, ScholarshipRecord } from './catalogue.records.js';

type Editors = {
  INSTITUTION: CatalogueEditor<InstitutionRecord>;
  PROGRAM: CatalogueEditor<ProgramRecord>;
  SCHOLARSHIP: CatalogueEditor<ScholarshipRecord>;
};

export const createCatalogueStaffResolvers = (editors: Editors): Pick<Resolvers, 'Mutation'> => ({
  Mutation: {
    upsertInstitution: async (_mutation, { input }, { viewer }) => {
      const { item: institution, errors } = await editors.INSTITUTION.upsert(viewer.id, input);
      return { institution, errors };
    },
    upsertProgram: async (_mutation, { input }, { viewer }) => {
      const { item: program, errors } = await editors.PROGRAM.upsert(viewer.id, input);
      return { program, errors };
    },
    upsertScholarship: async (_mutation, { input }, { viewer }) => {
      const { item: scholarship, errors } = await editors.SCHOLARSHIP.upsert(viewer.id, input);
      return { scholarship, errors };
    },
    retireCatalogueItem: (_mutation, { input: { kind, itemId } }, { viewer }) =>
      editors[kind].retire(viewer.id, itemId),
  },
});
