import { CURRENCIES } from '../../../schema/rules/catalogue.values.js';
import { FEED_CURRENCIES } from '../../../schema/rules/rateFeed.rules.js';
import { isStale } from '../../../schema/rules/staleness.rules.js';
import { exchangeRates as release } from '../../../schema/site/exchangeRates.js';
import type { Resolvers } from '../../generated/resolvers.js';
import type { Clock } from '../../kernel/clock.js';
import type { HeldRates } from './rates.held.js';
import type { RatesService } from './rates.service.js';

type Deps = { service: RatesService; held: HeldRates; clock: Clock };

export const createRatesResolvers = ({
  service,
  held,
  clock,
}: Deps): Pick<Resolvers, 'Query' | 'Mutation' | 'Program'> => {
  const published = () => {
    const current = service.current();
    const { VND: dong } = current;
    // The oldest day of those that no staff has entered stands for all of them.
    const [oldest = release] = FEED_CURRENCIES.map(currency => current[currency])
      .filter(({ isEntered }) => !isEntered)
      .toSorted((one, other) => one.asOf.localeCompare(other.asOf));
    const { asOf, checkedOn } = oldest;
    return {
      base: release.base,
      rates: CURRENCIES.map(currency => ({ currency, ...current[currency] })),
      vnd: { ...dong, isStale: isStale(dong, clock()) },
      source: { ...release.source, asOf },
      asOf,
      checkedOn,
      isStale: isStale({ asOf, checkedOn }, clock()),
      note: release.note,
    };
  };
  const answer = <Failure>(errors: Failure[]) => ({ rates: errors.length === 0 ? published() : null, errors });
  return {
    Query: {
      exchangeRates: published,
      heldExchangeRates: () => held.list(),
    },
    Mutation: {
      setExchangeRate: async (_mutation, { input }, { viewer }) => answer(await service.set(viewer.id, input)),
      decideHeldRate: async (_mutation, { input }, { viewer }) => answer(await held.decide(viewer.id, input)),
    },
    Program: {
      firstYearTuitionInVnd: ({ firstYearTuition }) => (firstYearTuition ? service.inVnd(firstYearTuition) : null),
      costOfLivingInVnd: ({ costOfLiving }) => (costOfLiving ? service.inVnd(costOfLiving) : null),
    },
  };
};
