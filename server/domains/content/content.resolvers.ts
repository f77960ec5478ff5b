import { DESTINATIONS } from '../../../schema/rules/catalogue.values.js';
import type { FactDates } from '../../../schema/rules/staleness.rules.js';
import { consentTexts } from '../../../schema/site/consentTexts.js';
import { OFFICE_HOURS } from '../../../schema/site/officeHours.js';
import type { Operator, OperatorFigures } from '../../../schema/site/operator.js';
import type { Destination, Resolvers } from '../../generated/resolvers.js';
import type { SiteTexts } from './content.documents.js';
import { figuresOn } from './content.faqFigures.js';

export type Counts = { institutions: number; programs: number; scholarships: number };
export type CountedDestination = Counts & { destination: Destination };
/** Destinations without an entry may be left out. */
export type CountCatalogue = () => { total: Counts; destinations: readonly CountedDestination[] };
export type ContentResolverDeps = {
  countCatalogue: CountCatalogue;
  operator: Operator;
  operatorFigures: OperatorFigures;
  texts: SiteTexts;
  isStale: (dates: FactDates) => boolean;
  /** The day in Vietnam: rules of countries change by it. */
  today: () => string;
};

const NOTHING = { institutions: 0, programs: 0, scholarships: 0 };

/** All six, most programs first; equals in the order of their codes. */
export const inOrder = (counted: readonly CountedDestination[]): CountedDestination[] =>
  DESTINATIONS.map(
    destination => counted.find(entry => entry.destination === destination) ?? { destination, ...NOTHING },
  ).toSorted((a, b) => b.programs - a.programs);

export const createContentResolvers = ({
  countCatalogue,
  operator,
  operatorFigures,
  texts,
  isStale,
  today,
}: ContentResolverDeps): Pick<Resolvers, 'Query' | 'FaqEntry' | 'FaqFigure'> => ({
  Query: {
    consentTexts: (_query, { kinds }) =>
      consentTexts
        .filter(({ kind }) => !kinds || kinds.includes(kind))
        .map(({ blocks, ...text }) => ({
          ...text,
          blocks: blocks.map(({ id, isStatement, vi, en }) => ({ id, isStatement, text: { vi, en } })),
        })),
    operator: () => ({ ...operator, officeHours: OFFICE_HOURS.map(hours => ({ ...hours, days: [...hours.days] })) }),
    homeContent: () => {
      const { total, destinations } = countCatalogue();
      return {
        counts: total,
        destinations: inOrder(destinations),
        operatorFigures: [...operatorFigures.figures],
        operatorFiguresSource: operatorFigures.source,
        faq: [...texts.faq],
        reviews: [],
      };
    },
    legalDocument: (_root, { kind }) => texts.documents[kind],
  },
  FaqEntry: {
    figures: ({ figures }) => figuresOn(figures, today()),
  },
  FaqFigure: {
    asOf: ({ source }) => source.asOf ?? null,
    isStale: ({ source, checkedOn }) => isStale({ asOf: source.asOf, checkedOn }),
  },
});
