/** What an index is built from: live rows of the feed, slimmed for being kept, and the moment and rates they are judged by. */
import type { Rates } from './indexParts.js';
import type { ProgramColumns } from './programTable.js';
import type { InstitutionRow, ProgramRow, ScholarshipRow } from '../search.ports.js';

/** A Date a row would cost more than the rest of some rows. */
type Kept<Row> = Omit<Row, 'changedAt'> & { changedAt: number };

export type KeptInstitution = Kept<InstitutionRow>;
export type KeptProgram = Kept<ProgramRow>;
export type KeptScholarship = Kept<ScholarshipRow>;

export type IndexSource = {
  institutions: readonly KeptInstitution[];
  programs: ProgramColumns;
  scholarships: readonly KeptScholarship[];
};

export type IndexMoment = { asOf: Date; rates: Rates };
