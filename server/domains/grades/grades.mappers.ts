/** What stands behind types of the graph whose fields differ. */
import type { ConversionTable, LetterRow, NumberRow } from '../../../schema/rules/grades/conversion.values.js';
import type { GradeResults, YearResult } from '../../../schema/rules/grades/gradeResults.rules.js';
import type { AcademicSystem } from '../../../schema/rules/grades/gradeBook.values.js';
import type { SubjectResult } from '../../../schema/rules/grades/subjectResults.rules.js';
import type { GradeBookRecord } from './grades.records.js';

export type GradeBookMapper = GradeBookRecord;
export type GradeResultsMapper = GradeResults;
export type GradeYearResultMapper = YearResult;
export type SubjectResultMapper = SubjectResult & { readonly system: AcademicSystem };
export type GpaTableMapper = ConversionTable;
export type GpaTableRowMapper = NumberRow | LetterRow;
