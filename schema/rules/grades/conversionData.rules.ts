/** The form of schema/conversions/marks.json, which a test holds it to. */
import { z } from 'zod';
import { dated, followOn, id, isInOrder, source, text } from './conversionDates.rules.js';
import { ACADEMIC_SYSTEM_NAMES, ACADEMIC_SYSTEMS, type AcademicSystem, WEIGHTING_NAMES } from './gradeBook.values.js';

const points = z.number().min(0).max(4);
const numberRow = z
  .strictObject({
    from: z.number().min(0),
    points,
    to: z.number().min(0).optional(),
    pointsTo: points.optional(),
  })
  .refine(({ to, pointsTo }) => (to === undefined) === (pointsTo === undefined))
  .refine(row => row.to === undefined || (row.to > row.from && (row.pointsTo ?? 0) >= row.points));
const letterRow = z.strictObject({ mark: z.string(), points });

type NumberRow = z.infer<typeof numberRow>;
/** From the highest down, none inside the one above it: a better mark never has fewer points. */
const areFalling = (rows: readonly NumberRow[]): boolean =>
  rows.every((row, place) => {
    const above = rows[place - 1];
    return !above || (row.from < above.from && (row.to ?? row.from) < above.from && topOf(row) <= above.points);
  });
const topOf = ({ points: from, pointsTo }: NumberRow): number => pointsTo ?? from;

const namesEachLetter = (rows: readonly z.infer<typeof letterRow>[], systems: readonly AcademicSystem[]): boolean =>
  systems.every(system => {
    const scale = ACADEMIC_SYSTEMS[system];
    return (
      scale.kind === 'LETTER' &&
      scale.letters.length === rows.length &&
      scale.letters.every((letter, place) => rows[place]?.mark === letter)
    );
  });

const systems = z.array(z.enum(ACADEMIC_SYSTEM_NAMES)).min(1);
const table = {
  /** A table that changes is entered under a new id, so that a figure can always be traced to the rows that it was made with. */
  id,
  name: text,
  systems,
  isDefault: z.boolean(),
  isExact: z.boolean(),
  /** Null for arithmetic that is nobody's table. */
  source: source.nullable(),
  ...dated,
  decimals: z.union([z.literal(1), z.literal(2)]),
  note: text.nullable(),
};

const conversionTable = z
  .union([
    z.strictObject({ ...table, rows: z.array(numberRow).min(1).refine(areFalling) }),
    z
      .strictObject({ ...table, rows: z.array(letterRow).min(1) })
      .refine(({ rows, systems: own }) => namesEachLetter(rows, own)),
  ])
  .refine(isInOrder);

const scale = { source, ...dated };
const weightedScale = z
  .strictObject({
    points: z.record(z.enum(WEIGHTING_NAMES), z.number().min(0)),
    lowestRaised: points,
    highest: z.number().positive(),
    ...scale,
  })
  .refine(isInOrder);
const germanScale = z
  .strictObject({ best: z.number().max(10), lowestPass: z.number().min(0), ...scale })
  .refine(({ best, lowestPass }) => lowestPass < best)
  .refine(isInOrder);

export const conversionDataRule = z
  .strictObject({
    tables: z.array(conversionTable).refine(all => new Set(all.map(each => each.id)).size === all.length),
    weighted: z.array(weightedScale).min(1).refine(followOn),
    german: z.array(germanScale).min(1).refine(followOn),
  })
  .refine(({ tables }) =>
    ACADEMIC_SYSTEM_NAMES.every(system =>
      followOn(tables.filter(each => each.isDefault && each.systems.includes(system))),
    ),
  );
