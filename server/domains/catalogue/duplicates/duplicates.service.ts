/** The list of institutions that probably are one, for people to decide; and that two of them are two. */
import type { DuplicateReason } from '../../../generated/resolvers.js';
import { AppError } from '../../../kernel/errors/AppError.js';
import { pageInfoOf, readPage } from '../../../kernel/graphql/paging.js';
import { nextUpdatedAt } from '../../../kernel/transitions/changeDocument.repository.js';
import { withinTime } from '../../../kernel/withinTime.js';
import { type CatalogueError, orRefused, refusal, userError } from '../catalogue.errors.js';
import type { CataloguePorts, DuplicatesPorts } from '../catalogue.ports.js';
import type { InstitutionRecord } from '../catalogue.records.js';
import type { CatalogueRepository } from '../catalogue.repository.js';
import { createDuplicateIndex } from './duplicateIndex.js';
import type { Pair } from './sameInstitution.js';

export type DuplicateSide = {
  institution: InstitutionRecord;
  programs: number;
  wishes: number;
  /** Of an imported one; null for those that people wrote about. */
  register: string | null;
};
export type InstitutionPair = { sides: DuplicateSide[]; reasons: DuplicateReason[] };
export type DistinctResult = { errors: CatalogueError[] };

/** What is kept of an institution; nobody says so of more. */
const MAX_DISTINCT = 200;
const MAX_ATTEMPTS = 3;

type Deps = Pick<DuplicatesPorts, 'programCountOf' | 'wishCountsOf'> & {
  auditEntryOf: CataloguePorts['auditEntryOf'];
  repository: CatalogueRepository;
  ensureSources: (ids: readonly string[]) => Promise<void>;
  runSoon: () => void;
  clock: () => Date;
  /** So long a request waits while the institutions are read for the first time; the reading goes on without it. */
  maxWaitMs?: number;
};

const registerOf = ({ origin, registerKey }: InstitutionRecord): string | null =>
  origin === 'IMPORT' && registerKey !== undefined ? (registerKey.split(':', 1)[0] ?? null) : null;

export function createDuplicatesService(deps: Deps) {
  const {
    repository,
    programCountOf,
    wishCountsOf,
    auditEntryOf,
    ensureSources,
    runSoon,
    clock,
    maxWaitMs = 4000,
  } = deps;
  const index = createDuplicateIndex({ repository, clock });

  const readPairs = async (): Promise<readonly Pair[]> => {
    const reading = index.pairs();
    // Whoever waits longer is told to come back; a failure is then told to the next one.
    reading.catch(() => undefined);
    return withinTime(maxWaitMs, reading, () => {
      throw new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 5 });
    });
  };

  /** Pairs on which most programs and wishes rest come first, in an order that is the same in every process. */
  const inOrder = async (pairs: readonly Pair[]) => {
    const ids = [...new Set(pairs.flatMap(pair => pair.ids))];
    const [wishes, programs] = [await wishCountsOf(ids), new Map(ids.map(id => [id, programCountOf(id)] as const))];
    const weightOf = ({ ids: both }: Pair): number =>
      both.reduce((sum, id) => sum + (programs.get(id) ?? 0) + (wishes.get(id) ?? 0), 0);
    const ordered = pairs
      .map(pair => ({ pair, weight: weightOf(pair) }))
      .toSorted((one, other) => other.weight - one.weight || (one.pair.ids.join() < other.pair.ids.join() ? -1 : 1))
      .map(({ pair }) => pair);
    return { ordered, wishes, programs };
  };

  const say = async (actorId: string, one: string, other: string): Promise<InstitutionRecord | 'CONFLICT'> => {
    const [stored, also] = await repository.institutions
      .byIds([one, other])
      .then(found => [one, other].map(id => found.find(({ _id }) => _id === id)));
    if (!stored || !also) throw new AppError('NOT_FOUND');
    const known = stored.distinctFrom ?? [];
    if (known.includes(other) || (also.distinctFrom ?? []).includes(one)) return stored;
    if (known.length >= MAX_DISTINCT) throw refusal(userError('TOO_MANY'));
    return repository.institutions.change(one, {
      seenChangedAt: stored.changedAt,
      set: { distinctFrom: [...known, other], changedAt: nextUpdatedAt(stored.changedAt, clock()) },
      unset: [],
      followUps: [auditEntryOf({ kind: 'CATALOGUE_INSTITUTIONS_DISTINCT', actorId, detail: `${one} ${other}` })],
    });
  };

  return {
    page: async (asked: unknown) => {
      const page = readPage(asked);
      const { ordered, wishes, programs } = await inOrder(await readPairs());
      const shown = ordered.slice((page.number - 1) * page.size, page.number * page.size);
      const records = await repository.institutions.byIds([...new Set(shown.flatMap(({ ids }) => ids))]);
      await ensureSources(records.flatMap(({ sourceIds }) => sourceIds));
      const byId = new Map(records.map(record => [record._id, record]));
      const items = shown.map(({ ids, reasons }): InstitutionPair => ({
        reasons,
        sides: ids.flatMap(id => {
          const institution = byId.get(id);
          return institution
            ? {
                institution,
                programs: programs.get(id) ?? 0,
                wishes: wishes.get(id) ?? 0,
                register: registerOf(institution),
              }
            : [];
        }),
      }));
      return { items, pageInfo: pageInfoOf(page, ordered.length) };
    },

    /** Said again, it changes nothing. */
    areTwo: (actorId: string, { institutionIds }: { institutionIds: readonly string[] }): Promise<DistinctResult> =>
      orRefused<DistinctResult>(
        async () => {
          const [one = '', other = '', ...more] = [...new Set(institutionIds)].toSorted();
          if (other === '' || more.length > 0) throw refusal(userError('NOT_TWO', 'institutionIds'));
          for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            if ((await say(actorId, one, other)) === 'CONFLICT') continue;
            runSoon();
            return { errors: [] };
          }
          throw refusal(userError('CONFLICT'));
        },
        errors => ({ errors }),
      ),
  };
}

export type DuplicatesService = ReturnType<typeof createDuplicatesService>;
