/**
 * Which programs are recommended, and why. Replaceable as a whole: `recommend` is all that the service knows of it.
 * The search in the personal order (BEST_MATCH_2), filtered by what the profile wants, with less and less of it until there are enough; then programs like those saved.
 */
import type { RecommendationReason } from '../../generated/resolvers.js';
import type { StudyWishes } from '../../../schema/rules/personalSort.rules.js';
import type { DashboardPorts } from './dashboard.ports.js';
import { wantedDestinations, wantedLevels } from '../../../schema/rules/personalSort.rules.js';

export type Recommended = { id: string; reasons: RecommendationReason[] };
export type Recommend = (person: {
  wishes: StudyWishes;
  /** Latest saved first. */
  savedPrograms: readonly string[];
  /** Not to be recommended. */
  known: ReadonlySet<string>;
}) => Recommended[];

export const RECOMMENDED = 6;
/** Programs that are looked at, so that enough are left without the known ones. */
const LOOKED_AT = 50;
const SAVED_LOOKED_AT = 3;

type Ports = Pick<DashboardPorts, 'searchProgramsFor' | 'similarProgramIds'>;

export const createRecommend =
  ({ searchProgramsFor, similarProgramIds }: Ports): Recommend =>
  ({ wishes, savedPrograms, known }) => {
    const found = new Map<string, RecommendationReason[]>();
    const take = (ids: readonly string[], reasons: RecommendationReason[]): void => {
      for (const id of ids) if (found.size < RECOMMENDED && !known.has(id) && !found.has(id)) found.set(id, reasons);
    };

    const filters = {
      FIELD: wishes.fieldOfStudy ? { fields: [wishes.fieldOfStudy] } : null,
      COUNTRY: wantedDestinations(wishes).length > 0 ? { destinations: wantedDestinations(wishes) } : null,
      LEVEL: wantedLevels(wishes).length > 0 ? { levels: wantedLevels(wishes) } : null,
    };
    const search = (...reasons: ('FIELD' | 'COUNTRY' | 'LEVEL')[]): void => {
      const used = reasons.filter(reason => filters[reason] !== null);
      // The level alone says nothing about a person.
      if (found.size >= RECOMMENDED || used.every(reason => reason === 'LEVEL')) return;
      const filter = Object.assign({}, ...used.map(reason => filters[reason]));
      take(searchProgramsFor(wishes, { filter, page: { size: LOOKED_AT } }).ids, used);
    };

    search('FIELD', 'COUNTRY', 'LEVEL');
    search('FIELD', 'LEVEL');
    if (filters.FIELD === null) search('COUNTRY');
    for (const id of savedPrograms.slice(0, SAVED_LOOKED_AT))
      if (found.size < RECOMMENDED) take(similarProgramIds(id, { limit: RECOMMENDED }), ['LIKE_SAVED']);
    return [...found].map(([id, reasons]) => ({ id, reasons }));
  };
