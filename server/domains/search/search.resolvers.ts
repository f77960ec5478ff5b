/**
 * Ids become records in one batch for each page; a record that has left the catalogue meanwhile is dropped with its reasons. What is near is looked for, and loaded, only for those who ask for it.
 */
import type { Resolvers, ResolversParentTypes } from '../../generated/resolvers.js';
import { askedDeadlineAmong } from './search.deadlines.js';
import { askedIntakeAmong, nearestIntakeAmong } from './search.intakes.js';
import type { SearchPorts } from './search.ports.js';
import type { NearFound } from './search.answers.js';
import type { SearchAnswer, SearchPerson, SearchService } from './search.service.js';

type Loader<T> = { loadMany(ids: readonly string[]): Promise<(T | null | Error)[]> };

const isRecord = <T>(loaded: T | null | Error): loaded is T => loaded !== null && !(loaded instanceof Error);

async function load<T>(loader: Loader<T>, ids: readonly string[]): Promise<(T | null)[]> {
  const loaded = await loader.loadMany(ids);
  const failure = loaded.find(record => record instanceof Error);
  if (failure) throw failure;
  return loaded.map(record => (isRecord(record) ? record : null));
}

type Found = Pick<SearchAnswer, 'ids' | 'reasons'>;

async function hitsOf<T>({ ids, reasons }: Found, loader: Loader<T>) {
  const records = await load(loader, ids);
  return records.flatMap((item, place) => (item === null ? [] : [{ item, reasons: reasons[place] ?? [] }]));
}

const existing = async <T>(loader: Loader<T>, ids: readonly string[]): Promise<T[]> =>
  (await load(loader, ids)).filter(isRecord);

export type PersonOf = (viewer: { id: string } | null) => Promise<SearchPerson>;

type Deps = Pick<SearchPorts, 'earliestIntakeOf' | 'comingIntakesOf' | 'scholarshipDeadlinesOf'> & {
  personOf: PersonOf;
};

type Loaders = {
  institutionById: Loader<ResolversParentTypes['Institution']>;
  programById: Loader<ResolversParentTypes['Program']>;
  scholarshipById: Loader<ResolversParentTypes['Scholarship']>;
};
type Asking = { loaders: Loaders };

/** The result of a search among one kind, and how something near it is read. `ownOf`: what of an item was asked for. */
const resultOf = <Item, Own extends object>(
  loaderOf: (loaders: Loaders) => Loader<Item>,
  ownOf: (answer: SearchAnswer, item: Item, isNear: boolean) => Own,
) => {
  const hitsIn = async (answer: SearchAnswer, found: Found, { loaders }: Asking) => {
    const hits = await hitsOf(found, loaderOf(loaders));
    return hits.map(hit => ({ ...hit, ...ownOf(answer, hit.item, found !== answer) }));
  };
  const nearIn = async (answer: SearchAnswer, found: NearFound, asking: Asking) => {
    const { relation, text, without, total } = found;
    return { relation, text, without, total, hits: await hitsIn(answer, found, asking) };
  };
  const result = {
    hits: (answer: SearchAnswer, _args: object, asking: Asking) => hitsIn(answer, answer, asking),
    items: (answer: SearchAnswer, _args: object, { loaders }: Asking) => existing(loaderOf(loaders), answer.ids),
    reasons: async (answer: SearchAnswer, _args: object, { loaders }: Asking) =>
      (await hitsOf(answer, loaderOf(loaders))).map(({ reasons }) => reasons),
    near: (answer: SearchAnswer, _args: object, asking: Asking) => answer.near && nearIn(answer, answer.near, asking),
  };
  return { result, nearIn };
};

export const createSearchResolvers = (
  service: SearchService,
  { personOf, earliestIntakeOf, comingIntakesOf, scholarshipDeadlinesOf }: Deps,
): Pick<
  Resolvers,
  'Query' | 'Institution' | 'Program' | 'InstitutionSearchResult' | 'ProgramSearchResult' | 'ScholarshipSearchResult'
> => {
  const institutions = resultOf(
    loaders => loaders.institutionById,
    () => ({}),
  );
  const programs = resultOf(
    loaders => loaders.programById,
    ({ askedIntakes }, program: ResolversParentTypes['Program'], isNear) => ({
      intake: askedIntakes && (isNear ? nearestIntakeAmong : askedIntakeAmong)(comingIntakesOf(program), askedIntakes),
    }),
  );
  const scholarships = resultOf(
    loaders => loaders.scholarshipById,
    ({ askedDeadlineMonths }, scholarship: ResolversParentTypes['Scholarship']) => ({
      deadline: askedDeadlineMonths && askedDeadlineAmong(scholarshipDeadlinesOf(scholarship), askedDeadlineMonths),
    }),
  );
  return {
    InstitutionSearchResult: institutions.result,
    ProgramSearchResult: {
      ...programs.result,
      alsoNear: (answer, _args, asking) =>
        Promise.all(answer.alsoNear.map(also => programs.nearIn(answer, also, asking))),
    },
    ScholarshipSearchResult: scholarships.result,
    Query: {
      searchInstitutions: (_query, args) => service.searchInstitutions(args),
      // The viewer is read for the personal order alone: every other answer is the same for everybody, and cached.
      searchPrograms: async (_query, args, context) => {
        const person = args.sort === 'BEST_MATCH_2' ? await personOf(context.viewer) : null;
        return service.searchPrograms(args, person);
      },
      searchScholarships: (_query, args) => service.searchScholarships(args),
      suggest: (_query, args) => service.suggest(args),
      understoodParts: (_query, args) => service.understoodParts(args),
    },
    Institution: {
      programCount: ({ _id }, _args, { loaders }) => {
        loaders.usesListOf('programs', _id);
        return service.programCountOf(_id);
      },
      nextIntake: async ({ _id }, _args, { loaders }) => {
        loaders.usesListOf('programs', _id);
        const id = service.nextIntakeProgramId(_id);
        const program = id === null ? null : await loaders.programById.load(id);
        return program && earliestIntakeOf(program);
      },
      isThin: ({ _id }, _args, { loaders }) => {
        loaders.usesListOf('programs', _id);
        return service.isThin('institutions', _id);
      },
      programs: ({ _id, slug }, args, { loaders }) => {
        loaders.usesListOf('programs', _id);
        return service.programsOf(slug, args);
      },
      scholarships: ({ _id, slug }, args, { loaders }) => {
        loaders.usesListOf('scholarships', _id);
        return service.scholarshipsOf(slug, args);
      },
      // What would come nearer is not known by its id: it is shown when the answer is made anew.
      related: ({ _id }, args, { loaders }) =>
        existing(loaders.institutionById, service.relatedInstitutionIds(_id, args)),
    },
    Program: {
      isThin: ({ _id }) => service.isThin('programs', _id),
      similar: ({ _id }, args, { loaders }) => existing(loaders.programById, service.similarProgramIds(_id, args)),
    },
  };
};
