/** Why a fact is due on a day, and since when. Pure. */
import { addDays } from '../../../../schema/rules/days.rules.js';
import { RULE_DUE_DAYS } from '../../../../schema/rules/countries/rulesDue.rules.js';
import { FACT_FRESH_DAYS, type FactDates, freshFrom } from '../../../../schema/rules/staleness.rules.js';
import type { FactDueReason } from '../../../generated/resolvers.js';

export type DueFact = FactDates & {
  isCopy: boolean;
  isContradicted: boolean;
  /** The day on which a value of a country ends with nothing known to follow. */
  endsOn?: string;
};

export const firstStaleDay = (dates: FactDates): string => addDays(freshFrom(dates), FACT_FRESH_DAYS + 1);

/** In the order of the enum, each with the first day on which it held. */
const sinceOf = (fact: DueFact, day: string): [FactDueReason, string][] => {
  const stale = firstStaleDay(fact);
  return [
    ...(stale <= day ? [['STALE', stale] as [FactDueReason, string]] : []),
    ...(fact.endsOn ? [['EXPIRING', addDays(fact.endsOn, -RULE_DUE_DAYS)] as [FactDueReason, string]] : []),
    ...(fact.isCopy ? [['COPY', fact.checkedOn] as [FactDueReason, string]] : []),
    ...(fact.isContradicted ? [['CONTRADICTED', fact.checkedOn] as [FactDueReason, string]] : []),
  ];
};

/** Null while the fact needs nobody. */
export const dueOn = (fact: DueFact, day: string): { reasons: FactDueReason[]; since: string } | null => {
  const found = sinceOf(fact, day);
  const since = found.map(([, first]) => first).toSorted()[0];
  return since === undefined ? null : { reasons: found.map(([reason]) => reason), since };
};
