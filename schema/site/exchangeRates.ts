/** Reference rates that come with the release, dated like every other fact; a daily job takes newer ones of the same source over them (server/domains/rates). */
import { z } from 'zod';
import { BUDGET_CURRENCIES } from '../rules/account.values.js';
import { SOURCE_KINDS } from '../rules/catalogue.values.js';
import data from './exchangeRates.json' with { type: 'json' };

const text = z.string().trim().min(1);

const exchangeRatesRule = z.strictObject({
  base: z.literal('EUR'),
  /** Units of the currency for one euro. */
  rates: z.strictObject({
    ...(Object.fromEntries(BUDGET_CURRENCIES.map(currency => [currency, z.number().positive()])) as Record<
      (typeof BUDGET_CURRENCIES)[number],
      z.ZodNumber
    >),
    EUR: z.literal(1),
  }),
  source: z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    name: text,
    url: z.url({ protocol: /^https$/ }),
    kind: z.enum(SOURCE_KINDS),
  }),
  /** The day the rates are for. */
  asOf: z.iso.date(),
  checkedOn: z.iso.date(),
  note: z.strictObject({ vi: text, en: text }),
});

export const exchangeRates = exchangeRatesRule.parse(data);
