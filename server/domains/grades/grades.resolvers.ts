import type { Spread } from '../../../schema/rules/grades/conversion.rules.js';
import { ACADEMIC_SYSTEMS, type AcademicSystem } from '../../../schema/rules/grades/gradeBook.values.js';
import { type GradeFigure, type GradeFigures, isEstimated } from '../../../schema/rules/grades/gradeFigures.rules.js';
import type { Classification, Overall } from '../../../schema/rules/grades/gradeResults.rules.js';
import { writeSteps } from '../../../schema/rules/grades/marks.rules.js';
import { SUBJECTS_NEEDED } from '../../../schema/rules/grades/circular22.rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import type { GradesService } from './grades.service.js';

/** Figures are whole hundredths until they leave. */
const units = (hundredths: number): number => hundredths / 100;
const unitsOrNull = (hundredths: number | null | undefined): number | null =>
  hundredths === null || hundredths === undefined ? null : units(hundredths);
const rangeOf = (spread: Spread | null) => spread && { lowest: units(spread.lowest), highest: units(spread.highest) };

/** A result on the scale of its system, written like a mark. */
function written(system: AcademicSystem, steps: number): string {
  const scale = ACADEMIC_SYSTEMS[system];
  return scale.kind === 'LETTER' ? (scale.letters[steps] ?? '') : writeSteps(steps, scale.decimals);
}

const figureOf = (figure: GradeFigure | null) =>
  figure && {
    value: units(figure.value),
    lowest: units(figure.lowest),
    highest: units(figure.highest),
    basis: figure.basis,
    isApproximate: figure.isApproximate,
    isEstimated: isEstimated(figure),
  };
const figuresOf = ({ school, four, weighted, german }: GradeFigures) => ({
  schoolGpa: figureOf(school),
  gpa4: figureOf(four),
  weighted5: figureOf(weighted),
  germanMark: figureOf(german),
});

const classificationOf = ({ circular, verdict, raisedFor, isProvisional, title }: Classification, known: number) => ({
  circular: circular === 'TT22' ? 22 : 58,
  level: verdict.kind === 'LEVEL' ? verdict.level : null,
  baseLevel: verdict.kind === 'LEVEL' ? verdict.base : null,
  average: 'average' in verdict ? verdict.average / 10 : null,
  raisedForSubject: raisedFor,
  knownSubjects: known,
  neededSubjects: SUBJECTS_NEEDED,
  isProvisional,
  title,
});

const overallOf = ({ levels, school, points, weighted, spread, basis, figures }: Overall) => ({
  levels: [...levels],
  schoolGpa: unitsOrNull(school?.value),
  gpa4: unitsOrNull(points),
  weighted5: unitsOrNull(weighted),
  range: rangeOf(spread),
  basis,
  predicted: basis !== 'ACTUAL',
  figures: figuresOf(figures),
});

type Types =
  | 'Query'
  | 'Mutation'
  | 'GradeBook'
  | 'GradeResults'
  | 'GradeYearResult'
  | 'SubjectResult'
  | 'GpaTable'
  | 'GpaTableRow';

export const createGradesResolvers = (service: GradesService): Pick<Resolvers, Types> => ({
  Query: {
    myGrades: (_query, _args, { viewer }) => service.bookOf(viewer.id),
    gpaTables: () => service.tables(),
    estimateGpa: (_query, { input }) => service.estimate({ ...input }),
  },

  Mutation: {
    saveGrades: (_mutation, { input }, { viewer }) => service.save(viewer.id, { ...input }),
  },

  GradeBook: { results: book => service.resultsOf(book) },

  GradeResults: {
    years: ({ years }) => [...years],
    overall: ({ overall }) => overall && overallOf(overall),
  },

  GradeYearResult: {
    subjects: ({ subjects, system }) => subjects.map(subject => ({ ...subject, system })),
    schoolGpa: ({ school }) =>
      school && {
        ...school,
        value: units(school.value),
        low: units(school.low),
        high: units(school.high),
        predicted: school.basis !== 'ACTUAL',
      },
    converted: ({ converted }) =>
      converted.map(({ tableId, points, weighted }) => ({ tableId, gpa4: units(points), weighted5: units(weighted) })),
    range: ({ spread }) => rangeOf(spread),
    classification: ({ classification, school }) =>
      classification && classificationOf(classification, school?.actualCount ?? 0),
    germanMark: ({ figures }) => unitsOrNull(figures.german?.value),
    figures: ({ figures }) => figuresOf(figures),
  },

  SubjectResult: {
    subject: ({ subject }) => subject.subject,
    name: ({ subject }) => subject.name,
    isRemark: ({ subject }) => subject.isRemark,
    weighting: ({ subject }) => subject.weighting,
    terms: ({ terms, system }) => terms.map(({ steps, ...term }) => ({ ...term, value: written(system, steps) })),
    final: ({ final, system }) =>
      final && {
        basis: final.basis,
        origin: final.origin,
        value: written(system, final.steps),
        low: written(system, final.low),
        high: written(system, final.high),
      },
  },

  GpaTable: {
    systems: ({ systems }) => [...systems],
    rows: ({ rows }) => [...rows],
    source: ({ source }) => source,
  },

  GpaTableRow: {
    mark: row => ('mark' in row ? row.mark : null),
    from: row => ('from' in row ? row.from : null),
    to: row => ('to' in row ? (row.to ?? null) : null),
    pointsTo: row => ('pointsTo' in row ? (row.pointsTo ?? null) : null),
  },
});
