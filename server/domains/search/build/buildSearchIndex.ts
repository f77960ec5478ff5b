/** Builds the whole index from live rows: the same rows, moment and rates give the same answers, whatever the memory holds. */
import { createBuildMemory, type BuildMemory } from './tokenCache.js';
import type { SearchIndex } from './searchIndex.js';
import { indexInstitutions, orderInstitutions } from './institutionIndex.js';
import { indexPrograms } from './programIndex.js';
import { indexScholarships } from './scholarshipIndex.js';
import type { IndexMoment, IndexSource } from './indexSource.js';

export function buildSearchIndex(
  source: IndexSource,
  moment: IndexMoment,
  memory: BuildMemory = createBuildMemory(),
): SearchIndex {
  const institutions = orderInstitutions(source.institutions, source.programs);
  const programs = indexPrograms({ programs: source.programs, institutions: institutions.docs, moment, memory });
  const scholarships = indexScholarships({
    scholarships: source.scholarships,
    institutions: institutions.docs,
    asOf: moment.asOf,
    memory,
  });
  const index: SearchIndex = {
    institutions: indexInstitutions(institutions, memory),
    programs: programs.index,
    scholarships: scholarships.index,
    asOf: moment.asOf.getTime(),
    validUntil: Math.min(programs.validUntil, scholarships.validUntil),
  };
  memory.endBuild();
  return index;
}
