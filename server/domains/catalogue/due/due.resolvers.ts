import type { Resolvers } from '../../../generated/resolvers.js';
import type { FactConfirmation } from './confirmFact.js';
import type { DueService } from './due.service.js';

export const createDueResolvers = (
  due: DueService,
  confirmFact: FactConfirmation,
): {
  Query: Pick<NonNullable<Resolvers['Query']>, 'factsDue'>;
  Mutation: Pick<NonNullable<Resolvers['Mutation']>, 'confirmFact'>;
} => ({
  Query: { factsDue: (_query, { reason, page }) => due.page(reason, page) },
  Mutation: { confirmFact: (_mutation, { input }, { viewer }) => confirmFact(viewer.id, input) },
});
