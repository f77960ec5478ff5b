/** What facts of the catalogue are made of: source and dates, money, flags, figures, and what is said of diplomas. */
import { z } from 'zod';

import { SCHOOL_DIPLOMAS } from './account.values.js';
import { CURRENCIES, DIPLOMA_ANSWERS } from './catalogue.values.js';
import { isPartialDay } from './edition.rules.js';

export const day = z.iso.date();
export const edition = z.string().refine(isPartialDay, { error: 'INVALID_EDITION' });
export const proper = z.string().trim().min(1).max(200);
export const webAddress = z.url({ protocol: /^https?$/ }).max(500);
export const localizedText = z.strictObject({
  vi: z.string().trim().min(1).max(2000),
  en: z.string().trim().min(1).max(2000),
});
/**
 * Carried by every fact. `source` is the id of a source record, `asOf` the edition of the register or the date of the page as it was read (left
 * out or null when unknown), `checkedOn` the day on which we read it.
 */
export const fact = {
  source: z.string().min(1).max(80),
  asOf: edition.nullish(),
  checkedOn: day,
  note: localizedText.optional(),
};

export const amount = z.number().nonnegative().max(10_000_000);
export const currency = z.enum(CURRENCIES);
export const moneyFact = z.strictObject({
  amount,
  currency,
  /** Where it begins in another year than `asOf`, or `asOf` is unknown (`priceYear.rules.ts`). */
  academicYear: z.number().int().min(2000).max(2100).optional(),
  ...fact,
});
export const flagFact = z.strictObject({ value: z.boolean(), ...fact });
export const numberFact = z.strictObject({ value: z.number(), ...fact });
export const shareFact = z.strictObject({ value: z.number().min(0).max(1), ...fact });
export const codeFact = z.strictObject({ value: z.string().min(1).max(40), ...fact });

/** Whether a diploma of school leads straight into the program, or into those of the institution. */
const diplomaEntry = z.strictObject({ diploma: z.enum(SCHOOL_DIPLOMAS), answer: z.enum(DIPLOMA_ANSWERS), ...fact });
export const diplomaEntries = z
  .array(diplomaEntry)
  .min(1)
  .max(SCHOOL_DIPLOMAS.length)
  .refine(entries => new Set(entries.map(({ diploma }) => diploma)).size === entries.length, { error: 'DIPLOMA_TWICE' })
  .optional();
