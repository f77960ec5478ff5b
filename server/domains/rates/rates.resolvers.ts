import { CURRENCIES } from '../../../schema/rules/catalogue.values.js';
import { isStale } from '../../../schema/rules/staleness.rules.js';
import { exchangeRates as release } from '../../../schema/site/exchangeRates.js';
import type { Resolvers } from '../../generated/resolvers.js';
import type { Clock } from '../../kernel/clock.js';
import type { RatesService } from './rates.service.js';

type Deps = { service: RatesService; clock: Clock };

export const createRatesResolvers = ({ service, clock }: Deps): Pick<Resolvers, 'Query' | 'Mutation' | 'Program'> => {
  const published = () => {
    const current = service.current();
    const { VND: dong } = current;
    const staleAt = (asOf: string): boolean => isStale({ asOf, checkedOn: asOf }, clock());
    return {
      base: release.base,
      rates: CURRENCIES.flatMap(currency => {
        const found = current[currency];
        return found ? [{ currency, ...found }] : [];
      }),
      vnd: dong ? { ...dong, isStale: staleAt(dong.asOf) } : null,
      source: release.source,
      asOf: release.asOf,
      checkedOn: release.checkedOn,
      isStale: isStale(release, clock()),
      note: release.note,
    };
  };
  return {
    Query: { exchangeRates: published },
    Mutation: {
      setExchangeRate: async (_mutation, { input }, { viewer }) => {
        const errors = await service.set(viewer.id, input);
        return { rates: errors.length === 0 ? published() : null, errors };
      },
    },
    Program: {
      firstYearTuitionInVnd: ({ firstYearTuition }) => (firstYearTuition ? service.inVnd(firstYearTuition) : null),
      costOfLivingInVnd: ({ costOfLiving }) => (costOfLiving ? service.inVnd(costOfLiving) : null),
    },
  };
};
