/**
 * Which programs are recommended, and why. The service calls `recommend` and knows nothing else of it, so that it can be replaced as a whole.
 *
 * It searches in the personal order (BEST_MATCH_2) for the subject that the profile names, first in the wanted countries at the wanted level, then at that level anywhere; then in the
 * same two steps for the field of the profile; then takes programs like those that were saved. It ends once there are RECOMMENDED. Countries without a subject are searched only where no
 * field is known and nothing was found until then.
 */
import type { RankReason, RecommendationReason } from '../../generated/resolvers.js';
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
/** Reasons of a program that is about the subject in the profile. A subject that the search does not know (`something with people`) finds all programs without any of these reasons: then none is recommended for it. */
const ABOUT: readonly RankReason[] = ['EXACT_NAME', 'NAME', 'SYNONYM', 'TYPO_CORRECTED'];
/** Reasons of a program that only is near the subject: it shares its field, or is about a related subject. It is recommended by the country and the level alone, and not said to be about the subject. */
const NEAR: readonly RankReason[] = ['FIELD', 'RELATED_SUBJECT'];
/** How many results of a search are looked at for RECOMMENDED of them: those that the person saved or applied to are passed over. */
const LOOKED_AT = 50;
const SAVED_LOOKED_AT = 3;

type Wanted = 'SUBJECT' | 'FIELD' | 'COUNTRY' | 'LEVEL';
type Ports = Pick<DashboardPorts, 'searchProgramsFor' | 'similarProgramIds'>;

export const createRecommend =
  ({ searchProgramsFor, similarProgramIds }: Ports): Recommend =>
  ({ wishes, savedPrograms, known }) => {
    const found = new Map<string, RecommendationReason[]>();
    const take = (ids: readonly string[], reasons: RecommendationReason[]): void => {
      for (const id of ids) if (found.size < RECOMMENDED && !known.has(id) && !found.has(id)) found.set(id, reasons);
    };

    const text = wishes.majorAbroad?.trim();
    const wanted: Readonly<Record<Wanted, object | null>> = {
      SUBJECT: text ? { text } : null,
      FIELD: wishes.fieldOfStudy ? { fields: [wishes.fieldOfStudy] } : null,
      COUNTRY: wantedDestinations(wishes).length > 0 ? { destinations: wantedDestinations(wishes) } : null,
      LEVEL: wantedLevels(wishes).length > 0 ? { levels: wantedLevels(wishes) } : null,
    };
    const search = (...reasons: Wanted[]): void => {
      const used = reasons.filter(reason => wanted[reason] !== null);
      // The level alone says nothing about a person.
      if (found.size >= RECOMMENDED || used.every(reason => reason === 'LEVEL')) return;
      const isBySubject = used.includes('SUBJECT');
      const filters = used.filter(reason => reason !== 'SUBJECT');
      const filter = Object.assign({}, ...filters.map(reason => wanted[reason]));
      const asked = { ...(isBySubject ? wanted.SUBJECT : {}), filter, page: { size: LOOKED_AT } };
      const { ids, reasons: ranked } = searchProgramsFor(wishes, asked);
      const ofKind = (kinds: readonly RankReason[]): string[] =>
        ids.filter((_, place) => ranked[place]?.some(reason => kinds.includes(reason)));
      take(isBySubject ? ofKind(ABOUT) : ids, used);
      if (isBySubject && filters.length > 0) take(ofKind(NEAR), filters);
    };

    if (wanted.SUBJECT) {
      search('SUBJECT', 'COUNTRY', 'LEVEL');
      search('SUBJECT', 'LEVEL');
    }
    if (wanted.FIELD) {
      search('FIELD', 'COUNTRY', 'LEVEL');
      search('FIELD', 'LEVEL');
    }
    const isOfSubject = wanted.FIELD !== null || found.size > 0;
    for (const id of savedPrograms.slice(0, SAVED_LOOKED_AT))
      if (found.size < RECOMMENDED) take(similarProgramIds(id, { limit: RECOMMENDED }), ['LIKE_SAVED']);
    // Any subject is found in a country, so that it is searched only where nothing tells what somebody wants to study.
    if (!isOfSubject) {
      search('COUNTRY', 'LEVEL');
      search('COUNTRY');
    }
    return [...found].map(([id, reasons]) => ({ id, reasons }));
  };
