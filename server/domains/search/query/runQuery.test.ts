import fc from 'fast-check';
import { institutionQuery, programQuery, scholarshipQuery, type CriteriaContext } from './criteria.js';
import { SEARCH_SORTS } from '../../../../schema/rules/search.limits.js';
import type { KindIndex } from '../build/searchIndex.js';
import { anyCatalogue, anyCatalogueAtAnyMoment } from '../test/arbitraries.js';
import { anyInstitutionSearch, anyProgramSearch, anyScholarshipSearch } from '../test/arbitrarySearches.js';
import { forgetPassedStatuses } from '../build/passedStatuses.js';
import { programColumnsOf } from '../build/programTable.js';
import { buildSearchIndex } from '../build/buildSearchIndex.js';
import { countQuery, runQuery, type KindQuery } from './runQuery.js';
import { referenceInstitutions, referenceScholarships } from '../test/referenceKinds.js';
import type { ReferenceCatalogue } from '../test/referenceParts.js';
import { referencePrograms } from '../test/referencePrograms.js';
import type { ReferenceAnswer } from '../test/reference.js';
import { stringAt } from '../build/stringTable.js';

const RUNS = 120;
const QUERIES_A_RUN = 12;

const indexOf = (catalogue: ReferenceCatalogue) => {
  const index = buildSearchIndex({ ...catalogue, programs: programColumnsOf(catalogue.programs) }, catalogue);
  if (catalogue.now) forgetPassedStatuses(index, catalogue.now.getTime());
  const numbers = new Map(
    Array.from({ length: index.institutions.size }, (_, doc) => [stringAt(index.institutions.slugs, doc), doc]),
  );
  const context: CriteriaContext = { rates: catalogue.rates, institutionNumberOf: slug => numbers.get(slug) };
  return { index, context };
};

const unfiltered = <Search extends { filter: object }>(search: Search): Search => ({
  ...search,
  filter: Object.fromEntries(Object.keys(search.filter).map(key => [key, undefined])),
});

const answerOf = (index: KindIndex, query: KindQuery): ReferenceAnswer => {
  const { docs, otherTotals: _, ...rest } = runQuery(index, query);
  return { slugs: docs.map(doc => stringAt(index.slugs, doc)), ...rest };
};

describe('the index gives the same results as the reference implementation', () => {
  const queriesOf = <T>(search: fc.Arbitrary<T>) =>
    fc.array(search, { minLength: QUERIES_A_RUN, maxLength: QUERIES_A_RUN });

  it('over institutions', () => {
    fc.assert(
      fc.property(anyCatalogue, queriesOf(anyInstitutionSearch), (catalogue, searches) => {
        const { index, context } = indexOf(catalogue);
        const reference = referenceInstitutions(catalogue);
        for (const search of searches)
          expect(answerOf(index.institutions, institutionQuery(search, context))).toEqual(reference(search));
      }),
      { numRuns: RUNS },
    );
  });

  it('over programs', () => {
    fc.assert(
      fc.property(anyCatalogueAtAnyMoment, queriesOf(anyProgramSearch), (catalogue, searches) => {
        const { index, context } = indexOf(catalogue);
        const reference = referencePrograms(catalogue);
        for (const search of searches)
          expect(answerOf(index.programs, programQuery(search, context))).toEqual(reference(search));
      }),
      { numRuns: RUNS },
    );
  });

  it('over programs and institutions by a price that the text asks for', () => {
    fc.assert(
      fc.property(
        anyCatalogueAtAnyMoment,
        queriesOf(anyProgramSearch),
        queriesOf(anyInstitutionSearch),
        (catalogue, searches, ofInstitutions) => {
          const { index, context } = indexOf(catalogue);
          const said = { sort: 'TUITION_ASC', isSaidSort: true } as const;
          const [programs, institutions] = [referencePrograms(catalogue), referenceInstitutions(catalogue)];
          for (const search of searches) {
            const query = { ...programQuery({ ...search, ...said }, context), isSaidSort: true };
            expect(answerOf(index.programs, query)).toEqual(programs({ ...search, ...said }));
          }
          for (const search of ofInstitutions) {
            const query = { ...institutionQuery({ ...search, ...said }, context), isSaidSort: true };
            expect(answerOf(index.institutions, query)).toEqual(institutions({ ...search, ...said }));
          }
        },
      ),
      { numRuns: RUNS / 2 },
    );
  });

  it('over all kinds where a country is asked for', () => {
    fc.assert(
      fc.property(
        anyCatalogueAtAnyMoment,
        queriesOf(anyProgramSearch),
        queriesOf(anyInstitutionSearch),
        queriesOf(anyScholarshipSearch),
        (catalogue, searches, ofInstitutions, ofScholarships) => {
          const { index, context } = indexOf(catalogue);
          const asked = { isCountryAsked: true } as const;
          const [programs, institutions, scholarships] = [
            referencePrograms(catalogue),
            referenceInstitutions(catalogue),
            referenceScholarships(catalogue),
          ];
          // Few searches with filters find something of several countries.
          const ways = [{}, { text: '' }, { sort: 'TUITION_ASC', isSaidSort: true }] as const;
          const wayAt = (place: number) => ({ isSaidSort: false, ...ways[place % ways.length] });
          for (const [place, search] of searches.entries()) {
            const wanted = { ...unfiltered(search), ...wayAt(place) };
            const query = { ...programQuery(wanted, context), ...asked, isSaidSort: wanted.isSaidSort };
            expect(answerOf(index.programs, query)).toEqual(programs({ ...wanted, ...asked }));
          }
          for (const [place, search] of ofInstitutions.entries()) {
            const wanted = { ...unfiltered(search), ...wayAt(place) };
            const query = { ...institutionQuery(wanted, context), ...asked, isSaidSort: wanted.isSaidSort };
            expect(answerOf(index.institutions, query)).toEqual(institutions({ ...wanted, ...asked }));
          }
          for (const search of ofScholarships) {
            const wanted = unfiltered(search);
            const query = { ...scholarshipQuery(wanted, context), ...asked };
            expect(answerOf(index.scholarships, query)).toEqual(scholarships({ ...wanted, ...asked }));
          }
        },
      ),
      { numRuns: RUNS / 2 },
    );
  });

  it('over scholarships', () => {
    fc.assert(
      fc.property(anyCatalogueAtAnyMoment, queriesOf(anyScholarshipSearch), (catalogue, searches) => {
        const { index, context } = indexOf(catalogue);
        const reference = referenceScholarships(catalogue);
        for (const search of searches)
          expect(answerOf(index.scholarships, scholarshipQuery(search, context))).toEqual(reference(search));
      }),
      { numRuns: RUNS },
    );
  });

  it('counts the same words under other filters as a search with those does, and without a page what one with a page does', () => {
    fc.assert(
      fc.property(anyCatalogueAtAnyMoment, queriesOf(anyProgramSearch), (catalogue, searches) => {
        const { index, context } = indexOf(catalogue);
        const queries = searches.map(search => programQuery(search, context));
        for (const query of queries) {
          const others = queries.map(({ filters }) => filters);
          const whole = runQuery(index.programs, { ...query, others });
          const searched = queries.map(({ filters }) => runQuery(index.programs, { ...query, filters }));
          expect(whole.otherTotals).toEqual(searched.map(({ total }) => total));
          const { total, droppedWords } = whole;
          expect(countQuery(index.programs, query)).toEqual({ total, droppedWords });
        }
      }),
      { numRuns: RUNS / 4 },
    );
  });

  it('page by page, without repeating or losing an item, in every sort', () => {
    fc.assert(
      fc.property(anyCatalogue, anyProgramSearch, fc.constantFrom(...SEARCH_SORTS), (catalogue, search, sort) => {
        const { index, context } = indexOf(catalogue);
        const page = (number: number, size: number) =>
          runQuery(index.programs, programQuery({ ...search, sort, page: { number, size } }, context)).docs;
        const whole = page(1, 50);
        expect(Array.from({ length: 17 }, (_, place) => page(place + 1, 3)).flat()).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });
});
