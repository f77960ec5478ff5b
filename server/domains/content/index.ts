/** The door of the content room: what the operator says about itself, beside what is counted. */
import { FACT_FRESH_DAYS } from '../../../schema/rules/catalogue.values.js';
import { type CountCatalogue, createContentResolvers } from './content.resolvers.js';

export type { CountCatalogue, CountedDestination } from './content.resolvers.js';

const DAY_MS = 86_400_000;

export type ContentDeps = { countCatalogue: CountCatalogue; clock: () => Date };

export const createContent = ({ countCatalogue, clock }: ContentDeps) => ({
  resolvers: createContentResolvers({
    countCatalogue,
    isStale: checkedOn => clock().getTime() - Date.parse(checkedOn) > FACT_FRESH_DAYS * DAY_MS,
  }),
});
