/** Which rules of a country hold on a day, for a place and a length of studies. Pure: the day is handed in, so a known successor takes over by the clock. */
import { fold } from '../folding.rules.js';
import type { CostPeriod } from '../totalCost.rules.js';
import {
  type CountryCode,
  type CountryCost,
  type CountryFigure,
  type CountryRuleKind,
  type CountryText,
  countryOf,
  type RuleOfCountry,
  type RuleValue,
} from './countryData.rules.js';
import { fillText } from './ruleTexts.rules.js';

/** Null is unknown: what holds in general then holds. */
export type StudyPlace = {
  readonly region: string | null;
  readonly city: string | null;
  /** Length of the course. */
  readonly months: number | null;
};

export type RuleInForce = {
  readonly id: string;
  readonly destination: CountryCode;
  readonly kind: CountryRuleKind;
  readonly name: CountryText | null;
  readonly duty: CountryText | null;
  readonly text: CountryText;
  readonly note: CountryText | null;
  /** As it is charged or asked for: for a course of this length, where the place tells it. */
  readonly cost: (CountryFigure & { readonly period: CostPeriod }) | null;
  /** What the rule names: a month of it, a year of it. */
  readonly rate: CountryCost | null;
  /** The sum depends on the length of the course, which is not known: it is the least. */
  readonly isLeast: boolean;
  readonly isUncertain: boolean;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly source: RuleValue['source'] & { readonly id: string };
  readonly asOf: string | null;
  readonly checkedOn: string;
  /** What is known to follow. */
  readonly next: RuleInForce | null;
};

const hasName = (names: readonly string[], name: string | null): boolean =>
  name !== null && names.some(each => fold(each) === fold(name));

function isFor({ where }: RuleOfCountry, { region, city, months }: StudyPlace): boolean {
  if (!where) return true;
  if (where.regions && !hasName(where.regions, region)) return false;
  if (where.exceptRegions && hasName(where.exceptRegions, region)) return false;
  if (where.cities && !hasName(where.cities, city)) return false;
  if (where.exceptCities && hasName(where.exceptCities, city)) return false;
  if (where.maxMonths !== undefined && (months === null || months > where.maxMonths)) return false;
  return where.overMonths === undefined || months === null || months > where.overMonths;
}

/** Years of a visa that is charged for at once, in the parts that are charged: 41 months in halves are 3.5. */
export function chargedYears(months: number, { partMonths, extraMonths }: NonNullable<CountryCost['forVisa']>): number {
  const extra = extraMonths.toSorted((a, b) => b.from - a.from).find(({ from }) => months >= from);
  return (Math.ceil((months + (extra?.months ?? 0)) / partMonths) * partMonths) / 12;
}

/** What a rate comes to. A sum a month that is asked for at most so long is one sum; a visa that is paid at once is paid once. */
function costOf(rate: CountryCost, months: number | null): { cost: RuleInForce['cost']; isLeast: boolean } {
  const { amount, currency, period, mostMonths, atMost, forVisa } = rate;
  if (mostMonths !== undefined) {
    const sum = amount * Math.min(months ?? mostMonths, mostMonths);
    return { cost: { amount: Math.min(sum, atMost ?? sum), currency, period: 'TOTAL' }, isLeast: false };
  }
  if (forVisa && months !== null)
    return { cost: { amount: amount * chargedYears(months, forVisa), currency, period: 'ONCE' }, isLeast: false };
  return { cost: { amount, currency, period }, isLeast: forVisa !== undefined };
}

/** The sums that texts of a value may name. */
function figuresOf({ cost, figures }: RuleValue, former: RuleValue | undefined): Record<string, CountryFigure> {
  const sum = (amount: number, currency: CountryFigure['currency']) => ({ amount, currency });
  return {
    ...figures,
    ...(cost && { cost: cost, month: figures?.month ?? cost, year: cost }),
    ...(cost?.atMost !== undefined && { most: sum(cost.atMost, cost.currency) }),
    ...(former?.cost && { previous: former.cost }),
  };
}

function inForce(country: CountryCode, rule: RuleOfCountry, place: number, months: number | null): RuleInForce | null {
  const value = rule.values[place];
  if (!value) return null;
  const figures = figuresOf(value, rule.values[place - 1]);
  const { cost, isLeast } = value.cost ? costOf(value.cost, months) : { cost: null, isLeast: false };
  return {
    id: rule.id,
    destination: country,
    kind: rule.kind,
    name: rule.name ?? null,
    duty: rule.duty ?? null,
    text: fillText(value.text, figures),
    note: value.note ? fillText(value.note, figures) : null,
    cost,
    rate: value.cost ?? null,
    isLeast,
    isUncertain: value.isUncertain ?? false,
    validFrom: value.validFrom ?? null,
    validUntil: value.validUntil ?? null,
    source: { id: value.validFrom ? `${rule.id}-${value.validFrom}` : rule.id, ...value.source },
    asOf: value.asOf,
    checkedOn: value.checkedOn,
    next: inForce(country, rule, place + 1, months),
  };
}

const holdsOn =
  (day: string) =>
  ({ validFrom, validUntil }: RuleValue): boolean =>
    (validFrom ?? '') <= day && (validUntil === undefined || day <= validUntil);

/** Without a place those of all places and lengths, each of which says for whom it is. */
export function rulesInForce(destination: CountryCode, day: string, place?: StudyPlace): RuleInForce[] {
  return countryOf(destination)
    .rules.filter(rule => !place || isFor(rule, place))
    .flatMap(rule => inForce(destination, rule, rule.values.findIndex(holdsOn(day)), place?.months ?? null) ?? []);
}

const MONTHS_OF_A_YEAR = 12;

/** Twelve months of what the visa asks to be proven: not what life costs, but what stands in for it where nobody publishes that. */
export function yearOfFunds(rules: readonly RuleInForce[]): { rule: RuleInForce; amount: number } | null {
  const rule = rules.find(({ kind, rate }) => kind === 'VISA_FUNDS' && rate !== null);
  if (!rule?.rate) return null;
  const { amount, period } = rule.rate;
  return { rule, amount: period === 'MONTH' ? amount * MONTHS_OF_A_YEAR : amount };
}
