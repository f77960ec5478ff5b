/** What an index is built from: the live rows of the feed, and the moment and exchange rates that decide statuses and bands. */
import type { Rates } from './bands.js';
import type { ProgramColumns } from './programTable.js';
import type { InstitutionRow, ProgramRow, ScholarshipRow } from '../search.ports.js';

/** Times as numbers: a Date object for each row would take more memory than the rest of some rows. */
type StoredRow<Row> = Omit<Row, 'changedAt'> & { changedAt: number };

export type StoredInstitution = StoredRow<InstitutionRow>;
export type StoredProgram = StoredRow<ProgramRow>;
export type StoredScholarship = StoredRow<ScholarshipRow>;

export type IndexSource = {
  institutions: readonly StoredInstitution[];
  programs: ProgramColumns;
  scholarships: readonly StoredScholarship[];
};

export type IndexMoment = { asOf: Date; rates: Rates };
