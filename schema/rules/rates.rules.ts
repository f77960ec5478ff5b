/** An exchange rate as staff enter it. Issues are the codes of RateErrorCode. */
import { z } from 'zod';
import { BUDGET_CURRENCIES } from './account.values.js';
import { requiredText } from './text.rules.js';

const SOURCE_NAME_MAX = 150;
/** A rate that differs more from the one in force is asked for twice: a slip of the keyboard would show in every price. */
export const USUAL_CHANGE = 0.1;

export const exchangeRateRule = z.object({
  currency: z.enum(BUDGET_CURRENCIES, 'REQUIRED').refine(currency => currency !== 'EUR', { error: 'IS_BASE' }),
  rate: z.number('REQUIRED').positive('NOT_ABOVE_ZERO'),
  asOf: z.iso.date('INVALID_DATE'),
  sourceName: requiredText(SOURCE_NAME_MAX),
  sourceUrl: z.url({ protocol: /^https?$/, error: 'INVALID_URL' }).max(500, 'TOO_LONG'),
  isConfirmed: z.boolean().default(false),
});

export const isFarFrom = (rate: number, former: number | undefined): boolean =>
  former !== undefined && Math.abs(rate - former) > former * USUAL_CHANGE;
