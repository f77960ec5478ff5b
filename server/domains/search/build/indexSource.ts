/** What an index is built from: the live rows of the feed, and the moment and exchange rates that decide statuses and bands. */
import type { Rates } from './bands.js';
import type { ProgramColumns } from './programTable.js';
import type { StoredInstitution, StoredScholarship } from './storedRows.js';

export type IndexSource = {
  institutions: readonly StoredInstitution[];
  programs: ProgramColumns;
  scholarships: readonly StoredScholarship[];
};

export type IndexMoment = { asOf: Date; rates: Rates };
