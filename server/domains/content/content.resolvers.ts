import { DESTINATIONS } from '../../../schema/rules/catalogue.values.js';
import type { FactDates } from '../../../schema/rules/staleness.rules.js';
import type { Destination, FaqEntry, Resolvers } from '../../generated/resolvers.js';
import { FAQ } from './content.faq.js';
import { OPERATOR_FIGURES } from './content.figures.js';
import { REVIEWS } from './content.reviews.js';

export type Counts = { institutions: number; programs: number; scholarships: number };
export type CountedDestination = Counts & { destination: Destination };
/** Destinations without an entry may be left out. */
export type CountCatalogue = () => { total: Counts; destinations: readonly CountedDestination[] };
export type ContentResolverDeps = { countCatalogue: CountCatalogue; isStale: (dates: FactDates) => boolean };

const NOTHING = { institutions: 0, programs: 0, scholarships: 0 };

/** All six, most programs first; equals in the order of their codes. */
export const inOrder = (counted: readonly CountedDestination[]): CountedDestination[] =>
  DESTINATIONS.map(
    destination => counted.find(entry => entry.destination === destination) ?? { destination, ...NOTHING },
  ).toSorted((a, b) => b.programs - a.programs);

const faqOn = (isStale: (dates: FactDates) => boolean): FaqEntry[] =>
  FAQ.map(({ figures = [], ...entry }) => ({
    ...entry,
    figures: figures.map(figure => ({
      ...figure,
      asOf: figure.source.asOf ?? null,
      isStale: isStale({ ...figure, asOf: figure.source.asOf }),
    })),
  }));

export const createContentResolvers = ({ countCatalogue, isStale }: ContentResolverDeps): Pick<Resolvers, 'Query'> => ({
  Query: {
    homeContent: () => {
      const { total, destinations } = countCatalogue();
      return {
        counts: total,
        destinations: inOrder(destinations),
        operatorFigures: [...OPERATOR_FIGURES],
        faq: faqOn(isStale),
        reviews: [...REVIEWS],
      };
    },
  },
});
