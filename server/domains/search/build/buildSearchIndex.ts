/** Builds the whole index. The result depends on the rows, the moment and the rates alone; the token cache only saves time. */
import { createTokenCache, type TokenCache } from './tokenCache.js';
import type { SearchIndex } from './searchIndex.js';
import { indexInstitutions, orderInstitutions } from './institutionIndex.js';
import { indexPrograms } from './programIndex.js';
import { indexScholarships } from './scholarshipIndex.js';
import type { IndexMoment, IndexSource } from './indexSource.js';

export function buildSearchIndex(
  source: IndexSource,
  moment: IndexMoment,
  tokens: TokenCache = createTokenCache(),
): SearchIndex {
  const institutions = orderInstitutions(source.institutions, source.programs, moment.rates);
  const programs = indexPrograms({ programs: source.programs, institutions: institutions.docs, moment, tokens });
  const scholarships = indexScholarships({
    scholarships: source.scholarships,
    institutions: institutions.docs,
    moment,
    tokens,
  });
  const index: SearchIndex = {
    institutions: indexInstitutions(
      institutions,
      { programs: programs.index, scholarships: source.scholarships },
      tokens,
    ),
    programs: programs.index,
    scholarships: scholarships.index,
    nextIntakeOf: programs.nextIntakeOf,
    rates: moment.rates,
    asOf: moment.asOf.getTime(),
    validUntil: Math.min(programs.validUntil, scholarships.validUntil),
  };
  tokens.endBuild();
  return index;
}
