/** What became of earlier students, as a register publishes it. It never stands without whom it is about; years that the source does not tell are left out. */
import { z } from 'zod';
import { amount, currency, fact, proper } from './catalogue.facts.rules.js';
import { OUTCOME_MEASURES, OUTCOME_POPULATIONS, OUTCOME_SCOPES } from './catalogue.values.js';

const academicYear = z.number().int().min(1990).max(2100);

export const outcome = z
  .strictObject({
    measure: z.enum(OUTCOME_MEASURES),
    population: z.enum(OUTCOME_POPULATIONS),
    /** How wide the group is: of this very program, of its subject at the institution, or of the whole institution. */
    scope: z.enum(OUTCOME_SCOPES),
    /** Of the scope SUBJECT: how the register calls the subject. */
    subject: proper.optional(),
    /** After the degree; of a completion, within so many of the start. */
    months: z.number().int().min(1).max(240).optional(),
    /** In which the academic years begin in which these people graduated or, of a completion, started. */
    firstYear: academicYear.optional(),
    lastYear: academicYear.optional(),
    /** Of EARNINGS: the median of a year, with the quartiles where they are published. */
    amount: amount.optional(),
    lowerQuartile: amount.optional(),
    upperQuartile: amount.optional(),
    currency: currency.optional(),
    /** Of the other measures, 0 to 1. */
    share: z.number().min(0).max(1).optional(),
    /** How many people it was measured of. */
    people: z.number().int().positive().optional(),
    ...fact,
  })
  .refine(
    ({ measure, amount: median, currency: unit, share }) =>
      measure === 'EARNINGS'
        ? median !== undefined && unit !== undefined && share === undefined
        : share !== undefined && median === undefined && unit === undefined,
    { path: ['measure'], error: 'SUM_OR_SHARE' },
  )
  .refine(({ scope, subject }) => (scope === 'SUBJECT') === (subject !== undefined), {
    path: ['subject'],
    error: 'SUBJECT_OF_ITS_SCOPE',
  })
  .refine(({ firstYear, lastYear }) => (firstYear ?? 0) <= (lastYear ?? Infinity), {
    path: ['firstYear'],
    error: 'OUT_OF_SCALE',
  });

export const outcomes = z.array(outcome).min(1).max(12).optional();
export type OutcomeData = z.infer<typeof outcome>;
