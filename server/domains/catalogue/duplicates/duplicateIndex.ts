/** Which institutions probably are one, in memory: read whole once, when somebody first asks; after that only what changed is. */
import { changesFrom } from '../catalogue.changes.js';
import type { InstitutionRecord, ItemMeta } from '../catalogue.records.js';
import type { CatalogueRepository } from '../catalogue.repository.js';
import { type Compared, type Pair, pairsOf } from './sameInstitution.js';

type Held = Pick<ItemMeta, 'merged' | 'distinctFrom' | 'isRetired'> & { changedAt: number; compared: Compared };
type Deps = {
  repository: { institutions: Pick<CatalogueRepository['institutions'], 'changedSince'> };
  clock: () => Date;
};

const comparedOf = (record: InstitutionRecord): Compared => {
  const { _id: id, destination, name, aliases, city, region, website, schoolId, dliNumber } = record;
  return {
    id,
    destination,
    name,
    aliases,
    city,
    ...(region === undefined ? {} : { region }),
    ...(website === undefined ? {} : { website }),
    ...(schoolId === undefined ? {} : { schoolId }),
    ...(dliNumber === undefined ? {} : { dliNumber }),
  };
};

const nameOfPair = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

export function createDuplicateIndex({ repository, clock }: Deps) {
  const institutions = new Map<string, Held>();
  let last: number | null = null;
  let pairs: Pair[] | null = null;

  const readChanges = async (): Promise<void> => {
    let latest = last;
    for await (const record of repository.institutions.changedSince(changesFrom(last, clock()))) {
      const { _id, merged, distinctFrom, isRetired, origin } = record;
      const changedAt = record.changedAt.getTime();
      latest = Math.max(latest ?? -Infinity, changedAt);
      if (origin === 'SYNTHETIC' || institutions.get(_id)?.changedAt === changedAt) continue;
      institutions.set(_id, {
        ...(merged ? { merged } : {}),
        ...(distinctFrom ? { distinctFrom } : {}),
        isRetired,
        changedAt,
        compared: comparedOf(record),
      });
      pairs = null;
    }
    last = latest;
  };

  const lastOf = (id: string): string => {
    const into = institutions.get(id)?.merged?.into;
    return into === undefined ? id : lastOf(into);
  };

  /** What was said of an institution that was merged since holds for the one that stays. */
  const distinctPairs = (): Set<string> =>
    new Set(
      [...institutions].flatMap(([id, { distinctFrom = [] }]) =>
        distinctFrom.map(other => nameOfPair(lastOf(id), lastOf(other))),
      ),
    );

  const find = (): Pair[] => {
    const live = [...institutions.values()].flatMap(({ isRetired, compared }) => (isRetired ? [] : compared));
    const distinct = distinctPairs();
    return pairsOf(live).filter(({ ids }) => !distinct.has(ids.join(' ')));
  };

  let underWay: Promise<void> | null = null;
  return {
    /** Several who ask at once wait for one reading. */
    pairs: async (): Promise<readonly Pair[]> => {
      underWay ??= readChanges().finally(() => (underWay = null));
      await underWay;
      return (pairs ??= find());
    },
  };
}
