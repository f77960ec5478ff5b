/** The door of the content room: what the operator says about itself, beside what is counted. */
import { isStale } from '../../../schema/rules/staleness.rules.js';
import { type CountCatalogue, createContentResolvers } from './content.resolvers.js';

export type { CountCatalogue, CountedDestination } from './content.resolvers.js';

export type ContentDeps = { countCatalogue: CountCatalogue; clock: () => Date };

export const createContent = ({ countCatalogue, clock }: ContentDeps) => ({
  resolvers: createContentResolvers({
    countCatalogue,
    isStale: checkedOn => isStale(checkedOn, clock()),
  }),
});
