/** The form of schema/conversions/english.json, which a test holds it to. */
import { z } from 'zod';
import { CEFR_LEVELS, ENGLISH_TEST_SCALES, ENGLISH_TESTS } from '../catalogue.values.js';
import { dated, day, followOn, id, isInOrder, source, text } from './conversionDates.rules.js';

const band = z.number().min(0).max(ENGLISH_TEST_SCALES.IELTS.max).multipleOf(0.5);
const result = z.number().min(0);
const ieltsRow = z
  .strictObject({ ielts: band, ieltsTo: band.optional(), from: result, to: result.optional() })
  .refine(({ from, to }) => to === undefined || from <= to)
  .refine(({ ielts, ieltsTo }) => ieltsTo === undefined || ielts < ieltsTo);
const toeflRow = z
  .strictObject({
    score: z.number().min(1).max(6).multipleOf(0.5),
    from: z.number().int().min(0),
    to: z.number().int().max(120),
    cefr: z.enum(CEFR_LEVELS),
  })
  .refine(({ from, to }) => from <= to);

/** From the highest down, none inside the one above it. */
const fall = (rows: readonly { from: number; to?: number | undefined }[]): boolean =>
  rows.every((row, place) => {
    const above = rows[place - 1];
    return !above || (row.to ?? row.from) < above.from;
  });

const table = { id, name: text, source, ...dated };

export const englishDataRule = z.strictObject({
  tables: z
    .array(
      z
        .strictObject({
          ...table,
          test: z.enum(ENGLISH_TESTS).exclude(['IELTS', 'TOEFL_IBT_2026']),
          rows: z
            .array(ieltsRow)
            .min(1)
            .refine(fall)
            .refine(rows => rows.every(({ ielts }, place) => ielts < (rows[place - 1]?.ielts ?? Infinity))),
        })
        .refine(isInOrder),
    )
    .refine(all => new Set(all.map(each => each.id)).size === all.length),
  toefl: z
    .array(z.strictObject({ ...table, since: day, rows: z.array(toeflRow).min(1).refine(fall) }).refine(isInOrder))
    .min(1)
    .refine(followOn),
  validity: z
    .strictObject({
      years: z.number().int().positive(),
      /** Of the other tests it is the usual practice. */
      statedFor: z.array(z.enum(ENGLISH_TESTS)),
      source,
      ...dated,
    })
    .refine(isInOrder),
});
