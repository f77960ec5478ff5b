/** Ids become records in one batch for each page; a record that has left the catalogue meanwhile is dropped with its reasons. */
import type { Resolvers, ResolversParentTypes } from '../../generated/resolvers.js';
import { askedDeadlineAmong } from './search.deadlines.js';
import { askedIntakeAmong } from './search.intakes.js';
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

const nearWithItems = async <T>({ relation, text, without, total, ...found }: NearFound, loader: Loader<T>) => ({
  relation,
  text,
  without,
  total,
  hits: await hitsOf(found, loader),
});

async function withItems<T, Answer extends SearchAnswer>(
  { ids, reasons, near, alsoNear, ...rest }: Answer,
  loader: Loader<T>,
) {
  // At once, so that they come in one batch.
  const [hits, nearHits, alsoNearHits] = await Promise.all([
    hitsOf({ ids, reasons }, loader),
    near && nearWithItems(near, loader),
    Promise.all(alsoNear.map(also => nearWithItems(also, loader))),
  ]);
  return {
    ...rest,
    near: nearHits,
    alsoNear: alsoNearHits,
    hits,
    items: hits.map(({ item }) => item),
    reasons: hits.map(hit => hit.reasons),
  };
}

const existing = async <T>(loader: Loader<T>, ids: readonly string[]): Promise<T[]> =>
  (await load(loader, ids)).filter(isRecord);

export type PersonOf = (viewer: { id: string } | null) => Promise<SearchPerson>;

type Deps = Pick<SearchPorts, 'earliestIntakeOf' | 'comingIntakesOf' | 'scholarshipDeadlinesOf'> & {
  personOf: PersonOf;
};

/** Each item of the page and of what is near, with what of it was asked for. */
async function withAsked<Answer extends SearchAnswer, Item, Asked extends object>(
  answer: Answer,
  loader: Loader<Item>,
  askedOf: (item: Item) => Asked,
) {
  const { hits, near, alsoNear, ...rest } = await withItems(answer, loader);
  const withOwn = <Hit extends { item: Item }>(hit: Hit) => ({ ...hit, ...askedOf(hit.item) });
  const withOwns = <Hit extends { item: Item }, Near extends { hits: Hit[] }>(one: Near) => ({
    ...one,
    hits: one.hits.map(withOwn),
  });
  return {
    ...rest,
    hits: hits.map(withOwn),
    near: near && withOwns(near),
    alsoNear: alsoNear.map(withOwns),
  };
}

type Programs = Loader<ResolversParentTypes['Program']>;
type Scholarships = Loader<ResolversParentTypes['Scholarship']>;

export const createSearchResolvers = (
  service: SearchService,
  { personOf, earliestIntakeOf, comingIntakesOf, scholarshipDeadlinesOf }: Deps,
): Pick<Resolvers, 'Query' | 'Institution' | 'Program'> => {
  const withPrograms = <Answer extends SearchAnswer>(answer: Answer, loader: Programs) =>
    withAsked(answer, loader, program => ({
      intake: answer.askedIntakes && askedIntakeAmong(comingIntakesOf(program), answer.askedIntakes),
    }));
  const withScholarships = <Answer extends SearchAnswer>(answer: Answer, loader: Scholarships) =>
    withAsked(answer, loader, scholarship => ({
      deadline:
        answer.askedDeadlineMonths &&
        askedDeadlineAmong(scholarshipDeadlinesOf(scholarship), answer.askedDeadlineMonths),
    }));
  return {
    Query: {
      searchInstitutions: (_query, args, { loaders }) =>
        withItems(service.searchInstitutions(args), loaders.institutionById),
      // The viewer is read for the personal order alone: every other answer is the same for everybody, and cached.
      searchPrograms: async (_query, args, context) => {
        const person = args.sort === 'BEST_MATCH_2' ? await personOf(context.viewer) : null;
        return withPrograms(service.searchPrograms(args, person), context.loaders.programById);
      },
      searchScholarships: (_query, args, { loaders }) =>
        withScholarships(service.searchScholarships(args), loaders.scholarshipById),
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
        return withPrograms(service.programsOf(slug, args), loaders.programById);
      },
      scholarships: ({ _id, slug }, args, { loaders }) => {
        loaders.usesListOf('scholarships', _id);
        return withScholarships(service.scholarshipsOf(slug, args), loaders.scholarshipById);
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
