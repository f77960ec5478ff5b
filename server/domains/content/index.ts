/** The door of the content room: what the operator says about itself, beside what is counted. */
import { type CountCatalogue, createContentResolvers } from './content.resolvers.js';

export type { CountCatalogue, CountedDestination } from './content.resolvers.js';

export const createContent = ({ countCatalogue }: { countCatalogue: CountCatalogue }) => ({
  resolvers: createContentResolvers({ countCatalogue }),
});
