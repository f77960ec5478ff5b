/** Rows of the feed as they are kept between two builds. */
import type { InstitutionRow, ProgramRow, ScholarshipRow } from '../search.ports.js';

/** Times as numbers: a Date object for each row would take more memory than the rest of some rows. */
type StoredRow<Row> = Omit<Row, 'changedAt'> & { changedAt: number };

export type StoredInstitution = StoredRow<InstitutionRow>;
export type StoredProgram = StoredRow<ProgramRow>;
export type StoredScholarship = StoredRow<ScholarshipRow>;
