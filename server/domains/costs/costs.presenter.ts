/** Costs as the graph shows them: each part and rule with its source. */
import type { Saving } from '../../../schema/rules/scholarshipFit.rules.js';
import { isStale } from '../../../schema/rules/staleness.rules.js';
import type { CURRENCIES } from '../../../schema/rules/catalogue.values.js';
import type { CountryRule } from '../../generated/resolvers.js';
import type { Clock } from '../../kernel/clock.js';
import { printNext } from '../../../schema/rules/countries/ruleTexts.rules.js';
import type { RuleInForce } from '../../../schema/rules/countries/rulesInForce.rules.js';
import type { CostsPorts, ProgramRecord } from './costs.ports.js';
import type { CostFact, Fitting, LivingCost, ProgramCost } from './costs.service.js';

type Currency = (typeof CURRENCIES)[number];
const isCurrency = (text: string): text is Currency => /^(?:AUD|CAD|EUR|GBP|USD)$/.test(text);
/** Sums are in the currency of the tuition, which is one of the catalogue's. */
const moneyOf = (amount: number, currency: string) => {
  if (!isCurrency(currency)) throw new Error(`No price is in ${currency}.`);
  return { amount, currency };
};

const isRule = (fact: CostFact): fact is RuleInForce => 'text' in fact;

/** Said wherever the visa's minimum stands in for what life costs. */
const STAND_IN_NOTE = {
  vi: 'Mười hai tháng của mức mà visa yêu cầu chứng minh, không phải dự toán chi tiêu thật.',
  en: 'Twelve months of what the visa asks to be proven, not a budget of what life really costs.',
};

type Deps = Pick<CostsPorts, 'sourceOf' | 'inVnd'> & { clock: Clock };

export const createCostsPresenter = ({ sourceOf, inVnd, clock }: Deps) => {
  const published = (fact: CostFact) => ({
    source: isRule(fact) ? { ...fact.source, asOf: fact.asOf } : sourceOf(fact.source),
    asOf: fact.asOf ?? null,
    checkedOn: fact.checkedOn,
    isStale: isStale({ asOf: fact.asOf, checkedOn: fact.checkedOn }, clock()),
    note: fact.note ?? null,
  });
  const rule = (of: RuleInForce): CountryRule => ({
    destination: of.destination,
    kind: of.kind,
    name: of.name,
    text: of.text,
    amount: of.cost && moneyOf(of.cost.amount, of.cost.currency),
    period: of.cost?.period ?? null,
    duty: of.cost && of.duty,
    validFrom: of.validFrom,
    validUntil: of.validUntil,
    upcoming: printNext(of.next),
    isUncertain: of.isUncertain,
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
    total: ({ total, parts, unpriced, fundsToProve }: ProgramCost) => ({
      firstYear: sum(total.firstYear, total.currency),
      whole: total.whole && sum(total.whole, total.currency),
      years: total.whole?.years ?? null,
      parts: parts.map(({ fact, amount, currency, ...part }, place) => ({
        ...part,
        isLeast: part.isLeast ?? false,
        name: (isRule(fact) && !part.isStandIn && fact.name) || null,
        duty: (isRule(fact) && !part.isStandIn && fact.duty) || null,
        amount: moneyOf(amount, currency),
        inFirstYear: total.firstYearOfParts[place] ?? null,
        ...published(fact),
        ...(part.isStandIn && { note: STAND_IN_NOTE }),
      })),
      unknown: [...total.unknown],
      unpriced: unpriced.flatMap(({ name }) => name ?? []),
      fundsToProve: fundsToProve.map(rule),
    }),
    living: ({ amount, currency, isStandIn, fact }: LivingCost) => ({
      ...moneyOf(amount, currency),
      isStandIn,
      vnd: inVnd({ amount, currency }),
      ...published(fact),
      ...(isStandIn && { note: STAND_IN_NOTE }),
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
