/** Costs as the graph shows them: each part and rule with its source. */
import type { Saving } from '../../../schema/rules/scholarshipFit.rules.js';
import { isStale } from '../../../schema/rules/staleness.rules.js';
import type { CURRENCIES } from '../../../schema/rules/catalogue.values.js';
import type { Source } from '../../generated/resolvers.js';
import type { Clock } from '../../kernel/clock.js';
import { COUNTRY_RULES } from './costs.countryRules.js';
import type { CostsPorts, ProgramRecord } from './costs.ports.js';
import type { CountryRule } from './costs.records.js';
import type { CostFact, Fitting, ProgramCost } from './costs.service.js';

type Currency = (typeof CURRENCIES)[number];
const isCurrency = (text: string): text is Currency => /^(?:AUD|CAD|EUR|GBP|USD)$/.test(text);
/** Sums are in the currency of the tuition, which is one of the catalogue's. */
const moneyOf = (amount: number, currency: string) => {
  if (!isCurrency(currency)) throw new Error(`No price is in ${currency}.`);
  return { amount, currency };
};

/** Stable: a rule is added behind those of its kind. */
function sourceOfRule(rule: CountryRule): Source {
  const alike = COUNTRY_RULES.filter(({ destination, kind }) => destination === rule.destination && kind === rule.kind);
  const place = alike.indexOf(rule);
  const name = `country-${rule.destination}-${rule.kind}`.toLowerCase().replaceAll('_', '-');
  return { id: place === 0 ? name : `${name}-${place + 1}`, ...rule.source, asOf: rule.asOf };
}

const isRule = (fact: CostFact): fact is CountryRule => 'text' in fact;

type Deps = Pick<CostsPorts, 'sourceOf' | 'inVnd'> & { clock: Clock };

export const createCostsPresenter = ({ sourceOf, inVnd, clock }: Deps) => {
  const published = (fact: CostFact) => ({
    source: isRule(fact) ? sourceOfRule(fact) : sourceOf(fact.source),
    asOf: fact.asOf ?? null,
    checkedOn: fact.checkedOn,
    isStale: isStale({ asOf: fact.asOf, checkedOn: fact.checkedOn }, clock()),
    note: fact.note ?? null,
  });
  const rule = (of: CountryRule) => ({
    destination: of.destination,
    kind: of.kind,
    text: of.text,
    amount: of.cost ? moneyOf(of.cost.amount, of.cost.currency) : null,
    period: of.cost?.period ?? null,
    isUncertain: of.isUncertain ?? false,
    ...published(of),
  });
  const sum = ({ amount, isAtLeast }: { amount: number; isAtLeast: boolean }, currency: string) => ({
    amount: moneyOf(amount, currency),
    vnd: inVnd({ amount, currency }),
    isAtLeast,
  });

  const bounds = (saving: Saving | null, { firstYearTuition: tuition }: ProgramRecord) => ({
    minimumSaving: saving && tuition ? moneyOf(saving.minimum, tuition.currency) : null,
    maximumSaving: saving && tuition ? moneyOf(saving.maximum, tuition.currency) : null,
  });

  return {
    rule,
    total: ({ total, parts, fundsToProve }: ProgramCost) => ({
      firstYear: sum(total.firstYear, total.currency),
      whole: total.whole && sum(total.whole, total.currency),
      years: total.whole?.years ?? null,
      parts: parts.map(({ fact, amount, currency, ...part }, place) => ({
        ...part,
        name: (isRule(fact) && fact.name) || null,
        amount: moneyOf(amount, currency),
        inFirstYear: total.firstYearOfParts[place] ?? null,
        ...published(fact),
      })),
      unknown: [...total.unknown],
      fundsToProve: fundsToProve.map(rule),
    }),
    fitting: ({ scholarship, saving, isOpenToVietnam }: Fitting, program: ProgramRecord) => ({
      scholarship,
      ...bounds(saving, program),
      isOpenToVietnam,
    }),
    programOf: (program: ProgramRecord, saving: Saving | null) => {
      const { minimumSaving, maximumSaving } = bounds(saving, program);
      const isExact = minimumSaving !== null && minimumSaving.amount === maximumSaving?.amount;
      return { program, minimumSaving, maximumSaving, savingInVnd: isExact ? inVnd(minimumSaving) : null };
    },
  };
};

export type CostsPresenter = ReturnType<typeof createCostsPresenter>;
