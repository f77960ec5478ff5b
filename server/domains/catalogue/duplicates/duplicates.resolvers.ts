import type { Resolvers } from '../../../generated/resolvers.js';
import type { DuplicatesService } from './duplicates.service.js';
import type { InstitutionMerge } from './mergeInstitutions.js';

export const createDuplicateResolvers = (
  duplicates: DuplicatesService,
  { merge }: Pick<InstitutionMerge, 'merge'>,
): {
  Query: Pick<NonNullable<Resolvers['Query']>, 'duplicateInstitutions'>;
  Mutation: Pick<NonNullable<Resolvers['Mutation']>, 'mergeInstitutions' | 'keepInstitutionsApart'>;
} => ({
  Query: { duplicateInstitutions: (_query, { page }) => duplicates.page(page) },
  Mutation: {
    mergeInstitutions: (_mutation, { input }, { viewer }) => merge(viewer.id, input),
    keepInstitutionsApart: (_mutation, { input }, { viewer }) => duplicates.areTwo(viewer.id, input),
  },
});
