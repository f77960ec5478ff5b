/** Parses search arguments, runs them on the index and returns ids. Knows no GraphQL and no database. */
import type { z } from 'zod';
import { CATALOGUE_KINDS, DESTINATIONS } from '../../../schema/rules/catalogue.values.js';
import {
  institutionSearchRule,
  programSearchRule,
  relatedRule,
  scholarshipSearchRule,
  suggestRule,
  understoodPartsRule,
  type InstitutionCriteria,
  type ProgramCriteria,
  type ScholarshipCriteria,
} from '../../../schema/rules/search.rules.js';
import type { Rates as MoneyRates } from '../../../schema/rules/money.rules.js';
import { missingFactors, type StudyWishes } from '../../../schema/rules/personalSort.rules.js';
import type { FilterCurrency } from '../../../schema/rules/search.limits.js';
import type { FacetName } from '../../generated/resolvers.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { Clock } from '../../kernel/clock.js';
import { findAttribute } from './build/attributeLookup.js';
import { forgetPassedStatuses } from './build/passedStatuses.js';
import {
  bandCurrencyOf,
  filterCurrenciesAt,
  institutionQuery,
  programQuery,
  scholarshipQuery,
  unappliedFilters,
  type CriteriaContext,
} from './query/criteria.js';
import { NO_PROGRAM, THIN_FLAG, type KindIndex, type SearchIndex } from './build/searchIndex.js';
import type { IndexHolder } from './indexHolder.js';
import { lengthOf } from './build/postings.js';
import { runQuery, type KindResult } from './query/runQuery.js';
import { buffersOfWorkspace } from './query/workspace.js';
import { answer, countFound, idsOf, keptParts, type SearchAnswer } from './search.answers.js';
import type { Answering, KindCounts, Searched } from './search.asked.js';
import { personalSortOf } from './query/personalSort.js';
import { relatedInstitutions, similarPrograms } from './query/related.js';
import type { Suggestion } from './suggest/suggest.js';
import { suggestionsFor } from './search.suggestions.js';
import { findString, stringAt } from './build/stringTable.js';
import { describePart, type UnderstoodPart } from './search.understanding.js';

export type { SearchAnswer } from './search.answers.js';
export type { KindCounts } from './search.asked.js';

/** Of somebody with an account; null for a visitor. */
export type SearchPerson = { wishes: StudyWishes; rates: MoneyRates } | null;

export type ProgramSearchAnswer = SearchAnswer & {
  bandCurrency: FilterCurrency;
  /** Those with a rate. */
  filterCurrencies: FilterCurrency[];
  /** Left out because their currency has no rate. */
  unappliedFilters: FacetName[];
};

/** What a scholarship for a level is for, as far as nothing else is known: a certificate may be left out of it. */
const DEGREES = ['BACHELOR', 'MASTER', 'DOCTORATE'];

/** One of each of what is named. */
export type ProgramLimits = {
  destinations: readonly string[];
  institution?: string;
  levels?: readonly string[];
  fields?: readonly string[];
};
export type DestinationCounts = KindCounts & { destination: (typeof DESTINATIONS)[number] };
export type CatalogueItemRef = { kind: (typeof CATALOGUE_KINDS)[number]; slug: string; changedAt: Date };

/** Arguments as they come from outside; parsed before use. */
type Untrusted = Record<string, unknown>;
type Kind = (typeof CATALOGUE_KINDS)[number];

export type SearchService = ReturnType<typeof createSearchService>;

type Deps = {
  holder: Pick<IndexHolder, 'current' | 'state'>;
  /** In force now; those of the index come first, so that amounts and bounds are compared alike. */
  rates?: () => MoneyRates;
  /** Left out, statuses are those of the moment at which the index was built. */
  clock?: Clock;
};

export function createSearchService({ holder, rates = () => ({}), clock }: Deps) {
  const current = (): SearchIndex => {
    const index = holder.current();
    if (!index) throw new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 2 });
    // What was found by statuses that are forgotten now is not found again.
    if (clock) for (const kind of forgetPassedStatuses(index, clock().getTime())) buffersOfWorkspace(kind);
    return index;
  };
  const contextOf = ({ institutions, rates: ofIndex }: SearchIndex): CriteriaContext => ({
    rates: { ...rates(), ...ofIndex },
    institutionNumberOf: slug => institutionNumbers(institutions).get(slug),
  });

  const countsOf = (text: string, known: Partial<KindCounts> = {}): KindCounts => ({
    institutions: known.institutions ?? countFound(institutionsAsked({ text })),
    programs: known.programs ?? countFound(programsAsked({ text })),
    scholarships: known.scholarships ?? countFound(scholarshipsAsked({ text })),
  });
  const institutionsAsked = (args: Untrusted) => {
    const criteria = parse(institutionSearchRule, args);
    const index = current();
    const context = contextOf(index);
    const queryOf = (own: InstitutionCriteria) => institutionQuery(own, context);
    return { index, kind: 'institutions' as const, criteria, ...context, queryOf, countsOf };
  };
  const programsAsked = (args: Untrusted) => {
    const criteria = parse(programSearchRule, args);
    const index = current();
    const context = contextOf(index);
    const queryOf = (own: ProgramCriteria) => programQuery(own, context);
    return { index, kind: 'programs' as const, criteria, ...context, queryOf, countsOf };
  };
  const scholarshipsAsked = (args: Untrusted) => {
    const criteria = parse(scholarshipSearchRule, args);
    const index = current();
    const context = contextOf(index);
    const queryOf = (own: ScholarshipCriteria) => scholarshipQuery(own, context);
    return { index, kind: 'scholarships' as const, criteria, ...context, queryOf, countsOf };
  };

  const searchInstitutions = (args: Untrusted): SearchAnswer => answer(institutionsAsked(args));
  /** `person` counts for the personal order alone. */
  const searchPrograms = (args: Untrusted, person: SearchPerson = null): ProgramSearchAnswer => {
    const { rates: inForce, ...asked } = programsAsked(args);
    const { index, criteria } = asked;
    const money = {
      bandCurrency: bandCurrencyOf(criteria, inForce),
      filterCurrencies: filterCurrenciesAt(inForce),
      unappliedFilters: unappliedFilters(criteria, inForce),
    };
    // Copied, it would look for what is near at once.
    if (criteria.sort !== 'BEST_MATCH_2') return Object.assign(answer(asked), money);
    const personal = person && personalSortOf(index.programs, person.wishes, person.rates);
    const missing = missingFactors(person?.wishes ?? { preferredCountries: [] });
    return Object.assign(answer(asked, { personal }), money, {
      personalSort: { isApplied: personal !== null, missing },
    });
  };
  const searchScholarships = (args: Untrusted): SearchAnswer => answer(scholarshipsAsked(args));

  function ofKind<Result>(kind: Kind, args: Untrusted, find: <C extends Searched>(asked: Answering<C>) => Result) {
    if (kind === 'INSTITUTION') return find(institutionsAsked(args));
    return kind === 'PROGRAM' ? find(programsAsked(args)) : find(scholarshipsAsked(args));
  }
  return {
    searchInstitutions,
    searchPrograms,
    searchScholarships,
    /** Ids in the order of a search, of degrees with a tuition where there are any, else of programs with one, and how many there are in all; without facets, which nobody sees. */
    programsWithin({ institution, ...limits }: ProgramLimits, count: number): { ids: string[]; total: number } {
      const filter = { ...limits, ...(institution === undefined ? {} : { institutions: [institution] }) };
      const index = current();
      const found = (more: object) => {
        const criteria = parse(programSearchRule, {
          filter: { ...filter, ...more },
          page: { number: 1, size: count },
        });
        return runQuery(index.programs, { ...programQuery(criteria, contextOf(index)), facets: [] });
      };
      const tuition = { min: 0, currency: 'USD' };
      const all = found({});
      const orElse = (some: KindResult, others: () => KindResult): KindResult => (some.total > 0 ? some : others());
      const { docs } = orElse(found({ tuition, awards: DEGREES }), () => orElse(found({ tuition }), () => all));
      return { ids: idsOf(index.programs, docs), total: all.total };
    },
    /** Programs of one institution: its slug replaces any other choice of institutions. */
    programsOf: (slug: string, { filter, ...args }: Untrusted): ProgramSearchAnswer =>
      searchPrograms({ ...args, filter: { ...asFilter(filter), institutions: [slug] } }),
    scholarshipsOf: (slug: string, { page }: Untrusted): SearchAnswer =>
      searchScholarships({ page, filter: { institutions: [slug] } }),

    suggest(args: Untrusted): Suggestion[] {
      const request = parse(suggestRule, args);
      const index = current();
      return suggestionsFor(index, request, ofKind);
    },
    /** What a search of the text would keep of it, in its order. */
    understoodParts(args: Untrusted): UnderstoodPart[] {
      const { text, kind } = parse(understoodPartsRule, args);
      const parts = ofKind(kind, { text }, keptParts).map(describePart);
      // A length stands inside the price for all its years.
      return parts.filter(({ from }, place) => from >= (parts[place - 1]?.to ?? 0));
    },
    /** Empty for an institution that is not in the index. */
    relatedInstitutionIds: (id: string, args: Untrusted): string[] =>
      neighbourIds(current().institutions, id, { args, find: relatedInstitutions }),
    similarProgramIds: (id: string, args: Untrusted): string[] =>
      neighbourIds(current().programs, id, { args, find: similarPrograms }),
    programCountOf(institutionId: string): number {
      const { institutions } = current();
      return institutions.programCountOf[findString(institutions.ids, institutions.idOrder, institutionId)] ?? 0;
    },

    /** The program of an institution whose intake comes first; null where none has one that is open or likely to open. */
    nextIntakeProgramId(institutionId: string): string | null {
      const { institutions, programs, nextIntakeOf } = current();
      const doc = nextIntakeOf[findString(institutions.ids, institutions.idOrder, institutionId)] ?? NO_PROGRAM;
      return doc === NO_PROGRAM ? null : stringAt(programs.ids, doc);
    },

    /** Zeros until the first index is built: the home page must not fail for its figures. */
    counts(): { total: KindCounts; destinations: DestinationCounts[] } {
      const index = holder.current();
      const count = (kind: KindIndex | undefined, destination: string): number => {
        const attribute = kind && findAttribute(kind, 'DESTINATION')?.attribute;
        return attribute ? lengthOf(attribute.docs, attribute.options.indexOf(destination)) : 0;
      };
      const total = {
        institutions: index?.institutions.size ?? 0,
        programs: index?.programs.size ?? 0,
        scholarships: index?.scholarships.size ?? 0,
      };
      const destinations = DESTINATIONS.map(destination => ({
        destination,
        institutions: count(index?.institutions, destination),
        programs: count(index?.programs, destination),
        scholarships: count(index?.scholarships, destination),
      }));
      return { total, destinations };
    },

    /** Whether neither a price nor a requirement is known; false for what is not in the index: nothing is claimed of it. */
    isThin(kind: 'institutions' | 'programs', id: string): boolean {
      const index = holder.current()?.[kind];
      return index ? ((index.flags[findString(index.ids, index.idOrder, id)] ?? 0) & THIN_FLAG) > 0 : false;
    },

    /** All items of the index whose pages are listed to search engines, for the sitemap. */
    *listedItems(): Generator<CatalogueItemRef> {
      const index = current();
      const { institutions, programs, scholarships } = index;
      const kinds = { INSTITUTION: institutions, PROGRAM: programs, SCHOLARSHIP: scholarships };
      for (const kind of CATALOGUE_KINDS) {
        const { size, slugs, changedAt, flags } = kinds[kind];
        for (let doc = 0; doc < size; doc++) {
          // A caller that continues later may find the index replaced and its buffers transferred.
          if (holder.current() !== index) throw new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 2 });
          if ((flags[doc] ?? 0) & THIN_FLAG) continue;
          yield { kind, slug: stringAt(slugs, doc), changedAt: new Date(changedAt[doc] ?? 0) };
        }
      }
    },
    state: () => holder.state(),
  };
}

/** A missing filter is an empty one. */
const asFilter = (filter: unknown): object => (typeof filter === 'object' && filter !== null ? filter : {});

function parse<T extends z.ZodType>(rule: T, args: Untrusted): z.output<T> {
  const parsed = rule.safeParse(args);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError('BAD_USER_INPUT', issue?.message, { field: issue?.path.join('.') ?? '' });
}

type Neighbours = { args: Untrusted; find: (index: KindIndex, doc: number, limit: number) => number[] };

function neighbourIds(index: KindIndex, id: string, { args, find }: Neighbours): string[] {
  const { limit } = parse(relatedRule, args);
  const doc = findString(index.ids, index.idOrder, id);
  return doc < 0 ? [] : idsOf(index, find(index, doc, limit));
}

const numbersOfIndex = new WeakMap<KindIndex, Map<string, number>>();

/** Document numbers of institutions by slug, read from the index on first use. */
function institutionNumbers(institutions: KindIndex): Map<string, number> {
  const known = numbersOfIndex.get(institutions);
  if (known) return known;
  const numbers = new Map(
    Array.from({ length: institutions.size }, (_, doc) => [stringAt(institutions.slugs, doc), doc]),
  );
  numbersOfIndex.set(institutions, numbers);
  return numbers;
}
