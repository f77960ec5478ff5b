import fc from 'fast-check';
import { type InstitutionStatements, isThinInstitution, isThinProgram } from '../../../schema/rules/thinEntry.rules.js';
import { buildSearchIndex } from './build/buildSearchIndex.js';
import { programColumnsOf } from './build/programTable.js';
import type { SearchIndex } from './build/searchIndex.js';
import { createInProcessIndex } from './inProcessIndex.js';
import { createSearchService } from './search.service.js';
import { anyCatalogue } from './test/arbitraries.js';
import { fakeFeed, institutionRow, NOW, programRow, RATES, scholarshipRow } from './test/fixtures.js';
import type { ReferenceCatalogue } from './test/referenceParts.js';

const SILENT: InstitutionStatements = { hasPrice: false, englishLevels: [], levels: [] };

const serviceOf = (index: SearchIndex | null) =>
  createSearchService({
    holder: {
      current: () => index,
      state: () => ({
        isReady: index !== null,
        lastBuiltAt: null,
        lastRefreshedAt: null,
        lastFailure: null,
      }),
    },
  });
const listed = (service: ReturnType<typeof serviceOf>): string[] =>
  [...service.listedItems()].map(({ kind, slug }) => `${kind} ${slug}`).toSorted();

/** What the sitemap holds, entry by entry from the rule. */
function expectedListed({ institutions, programs, scholarships }: ReferenceCatalogue): string[] {
  const institutionOf = new Map(institutions.map(institution => [institution.id, institution]));
  const isThin = (program: ReferenceCatalogue['programs'][number]): boolean =>
    isThinProgram(
      { ...program, hasOwn: program.hasPriceOrRequirement },
      institutionOf.get(program.institutionId)?.states ?? SILENT,
    );
  return [
    ...institutions.filter(({ id, states }) => {
      const own = programs.filter(({ institutionId }) => institutionId === id);
      return !isThinInstitution(
        states,
        own.some(({ hasPriceOrRequirement }) => hasPriceOrRequirement),
      );
    }),
    ...programs.filter(program => institutionOf.has(program.institutionId) && !isThin(program)),
    ...scholarships,
  ]
    .map(row => `${'name' in row ? ('provider' in row ? 'SCHOLARSHIP' : 'INSTITUTION') : 'PROGRAM'} ${row.slug}`)
    .toSorted();
}

describe('entries that are thin', () => {
  it('are left out of what the sitemap lists, everything else is in it once', () => {
    fc.assert(
      fc.property(anyCatalogue, catalogue => {
        const index = buildSearchIndex({ ...catalogue, programs: programColumnsOf(catalogue.programs) }, catalogue);
        expect(listed(serviceOf(index))).toEqual(expectedListed(catalogue));
      }),
    );
  });

  it('are searched for like others, and are said to be thin', async () => {
    const feed = fakeFeed({
      institutions: [institutionRow('silent', { states: SILENT }), institutionRow('telling')],
      programs: [
        programRow('unknown', 'silent', { hasPriceOrRequirement: false }),
        programRow('held', 'telling', { hasPriceOrRequirement: false }),
      ],
      scholarships: [scholarshipRow('prize')],
    });
    const holder = createInProcessIndex({ feed, rates: () => RATES, clock: () => NOW });
    await holder.refresh();
    const service = createSearchService({ holder });
    const thin = () => [
      service.isThin('institutions', 'id-silent'),
      service.isThin('institutions', 'id-telling'),
      service.isThin('programs', 'id-unknown'),
      service.isThin('programs', 'id-held'),
    ];
    expect(thin()).toEqual([true, false, true, false]);
    expect(listed(service)).toEqual(['INSTITUTION telling', 'PROGRAM held', 'SCHOLARSHIP prize']);
    expect(service.searchPrograms({}).ids.toSorted()).toEqual(['id-held', 'id-unknown']);

    // A price becomes known: the program is listed, and its institution with it.
    const changedAt = new Date(NOW.getTime() + 1);
    feed.rows.programs = [programRow('unknown', 'silent', { changedAt })];
    await holder.refresh();
    expect(thin()).toEqual([false, false, false, false]);
    expect(listed(service)).toContain('INSTITUTION silent');
    expect(listed(service)).toContain('PROGRAM unknown');
  });

  it('are not claimed of what the index does not have, nor before there is one', () => {
    const empty = { institutions: [], programs: [], scholarships: [] };
    const moment = { asOf: NOW, rates: RATES };
    const index = buildSearchIndex({ ...empty, programs: programColumnsOf([]) }, moment);
    for (const service of [serviceOf(null), serviceOf(index)])
      expect([service.isThin('programs', 'id-gone'), service.isThin('institutions', 'id-gone')]).toEqual([
        false,
        false,
      ]);
  });
});
