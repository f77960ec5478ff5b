import type { BudgetCurrency } from '../../../schema/rules/account.values.js';
import type { WithOutbox } from '../../kernel/jobs/outbox.js';

/** A rate that staff entered; the others are those of the release. */
export type RateRecord = WithOutbox & {
  _id: BudgetCurrency;
  /** Units of the currency for one euro. */
  rate: number;
  asOf: string;
  sourceName: string;
  sourceUrl: string;
  setAt: Date;
};
