/** Rules of countries that need somebody: soon out of force with nothing known to follow. */
import { addDays } from '../days.rules.js';
import { COUNTRIES, type Country, type CountryCode, type CountryRuleKind } from './countryData.rules.js';

/** So many days ahead an end is worth a look. */
export const RULE_DUE_DAYS = 60;

export type RuleDue = {
  readonly destination: CountryCode;
  /** Of the rule, or code of the paper. */
  readonly id: string;
  readonly kind: CountryRuleKind | 'PAPER';
  readonly validUntil: string;
  /** Nothing is in force any more. */
  readonly isOver: boolean;
};

/** The last day of the first stretch without a gap that ends on the day or later, or of all when it lies behind; null while no end is known. */
function endOf(values: Country['rules'][number]['values'], day: string): string | null {
  let end: string | null = null;
  for (const { validFrom, validUntil } of values) {
    if (end !== null && end >= day && validFrom !== addDays(end, 1)) return end;
    end = validUntil ?? null;
  }
  return end;
}

/** The earliest end first. A value is left out while what follows it is known and begins on the next day. */
export function rulesDue(day: string, countries: readonly Country[] = COUNTRIES): RuleDue[] {
  const until = addDays(day, RULE_DUE_DAYS);
  return countries
    .flatMap(({ destination, rules, papers }) => [
      ...rules.flatMap(({ id, kind, values }) => {
        const validUntil = endOf(values, day);
        return validUntil === null ? [] : [{ destination, id, kind, validUntil }];
      }),
      ...papers.documents.flatMap(({ code, validUntil }) =>
        validUntil ? [{ destination, id: code, kind: 'PAPER' as const, validUntil }] : [],
      ),
    ])
    .filter(({ validUntil }) => validUntil <= until)
    .map(due => ({ ...due, isOver: due.validUntil < day }))
    .toSorted((a, b) => (a.validUntil < b.validUntil ? -1 : Number(a.validUntil > b.validUntil)));
}
