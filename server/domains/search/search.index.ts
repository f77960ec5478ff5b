/** Builds the whole index from live rows. Pure: the same rows, moment and rates give the same buffers. */
import type { SearchIndex } from './index.data.js';
import { indexInstitutions, orderInstitutions } from './index.institutions.js';
import { indexPrograms } from './index.programs.js';
import { indexScholarships } from './index.scholarships.js';
import type { IndexMoment, IndexSource } from './index.source.js';

export function buildSearchIndex(source: IndexSource, moment: IndexMoment): SearchIndex {
  const institutions = orderInstitutions(source.institutions, source.programs);
  const programs = indexPrograms({ programs: source.programs, institutions: institutions.docs, moment });
  const scholarships = indexScholarships({ scholarships: source.scholarships, institutions: institutions.docs, asOf: moment.asOf });
  return {
    institutions: indexInstitutions(institutions),
    programs: programs.index,
    scholarships: scholarships.index,
    asOf: moment.asOf.getTime(),
    validUntil: Math.min(programs.validUntil, scholarships.validUntil),
  };
}
