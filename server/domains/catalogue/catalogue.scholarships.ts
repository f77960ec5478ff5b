/** Scholarships that somebody at an institution may think of: its own, and those of its country that are tied to none. */
import { DESTINATIONS } from '../../../schema/rules/catalogue.values.js';
import { daysLeftAt } from '../../../schema/rules/intake.rules.js';
import type { FollowedChanges } from '../../kernel/changeLog.js';
import { keyOfCountry, keyOfList } from './catalogue.changeKeys.js';
import { createDerived } from './catalogue.derived.js';
import { deadlinesInOrder, deadlinesAt } from './catalogue.facts.js';
import type { InstitutionRecord, ScholarshipCandidate, ScholarshipRecord } from './catalogue.records.js';
import type { CatalogueRepository } from './catalogue.repository.js';
import { closesAtOf } from './catalogue.zonedTime.js';

/**
 * The next closing day, or the last when all have passed: its days are then negative. Null where none is known, or where one comes back on a day that is
 * not known.
 */
export function closingAt(
  scholarship: Pick<ScholarshipRecord, 'deadlines' | 'yearlyDeadlines'>,
  now: Date,
): { daysLeft: number; source: string } | null {
  const [next] = deadlinesInOrder(deadlinesAt(scholarship, now), now);
  if (!next) return null;
  const daysLeft = daysLeftAt(closesAtOf(next), now, next.date);
  const comesBack = (scholarship.yearlyDeadlines ?? []).length > 0;
  return daysLeft < 0 && comesBack ? null : { daysLeft, source: next.source };
}

/** Every date on record has passed, and none comes back. */
const isOver = (scholarship: ScholarshipCandidate, now: Date): boolean =>
  (closingAt(scholarship, now)?.daysLeft ?? 0) < 0;

type Place = Pick<InstitutionRecord, '_id' | 'destination'>;
type Deps = {
  repository: Pick<CatalogueRepository, 'scholarshipCandidates'>;
  changes: FollowedChanges;
  clock: () => Date;
};

const MAX_KEPT = 2000;
/** Of an institution its own, of a country those that are tied to no institution. */
const KEY = { own: 'own ', country: 'country ' } as const;
const ownKey = ({ _id }: Place): string => KEY.own + _id;
const countryKey = ({ destination }: Place): string => KEY.country + destination;
const changeKeyOf = (key: string): string =>
  key.startsWith(KEY.own)
    ? keyOfList('scholarships', key.slice(KEY.own.length))
    : keyOfCountry(key.slice(KEY.country.length));
const isDestination = (text: string): text is Place['destination'] => DESTINATIONS.some(known => known === text);

export const createScholarshipCandidates = ({ repository, changes, clock }: Deps) => {
  const candidatesOf = createDerived<readonly ScholarshipCandidate[]>({
    changes,
    dependsOn: (key, candidates) => [changeKeyOf(key), ...candidates.map(({ _id }) => _id)],
    nothing: [],
    limit: MAX_KEPT,
    read: async keys => {
      const named = (prefix: string): string[] =>
        keys.filter(key => key.startsWith(prefix)).map(key => key.slice(prefix.length));
      const countries = named(KEY.country).filter(isDestination);
      const found = await repository.scholarshipCandidates(named(KEY.own), countries);
      const byKey = new Map<string, ScholarshipCandidate[]>();
      for (const candidate of found) {
        const { institutionId, destinations } = candidate;
        const keysOf =
          institutionId === undefined ? destinations.map(each => KEY.country + each) : [KEY.own + institutionId];
        for (const key of keysOf) byKey.set(key, [...(byKey.get(key) ?? []), candidate]);
      }
      return byKey;
    },
  });

  /** Of each institution its own, then those of its country, without those that are closed for good; in at most one read. */
  return async (institutions: readonly Place[]): Promise<ScholarshipCandidate[][]> => {
    const found = await candidatesOf(institutions.flatMap(place => [ownKey(place), countryKey(place)]));
    const now = clock();
    const stillOpen = new Map([...new Set(found)].map(list => [list, list.filter(each => !isOver(each, now))]));
    const openOf = (at: number): readonly ScholarshipCandidate[] => stillOpen.get(found[at] ?? []) ?? [];
    return institutions.map(({ destination }, at) => [
      ...openOf(2 * at).filter(({ destinations }) => destinations.includes(destination)),
      ...openOf(2 * at + 1),
    ]);
  };
};
