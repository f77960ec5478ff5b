import { DESTINATIONS } from '../../../schema/rules/catalogue.values.js';
import type { Destination, Resolvers } from '../../generated/resolvers.js';
import { OPERATOR_FIGURES } from './content.figures.js';

export type Counts = { institutions: number; programs: number; scholarships: number };
export type CountedDestination = Counts & { destination: Destination };
/** Supplied by whoever holds the live numbers. Destinations without an entry may be left out. */
export type CountCatalogue = () => { total: Counts; destinations: readonly CountedDestination[] };

const NOTHING = { institutions: 0, programs: 0, scholarships: 0 };

/** All six, most programs first; equals in the order of their codes. */
export const inOrder = (counted: readonly CountedDestination[]): CountedDestination[] =>
  DESTINATIONS.map(destination => counted.find(entry => entry.destination === destination) ?? { destination, ...NOTHING }).toSorted(
    (a, b) => b.programs - a.programs,
  );

export const createContentResolvers = ({ countCatalogue }: { countCatalogue: CountCatalogue }): Pick<Resolvers, 'Query'> => ({
  Query: {
    homeContent: () => {
      const { total, destinations } = countCatalogue();
      return { counts: total, destinations: inOrder(destinations), operatorFigures: [...OPERATOR_FIGURES] };
    },
  },
});
