/** In which ways something is near to a text, and what a text becomes for each. */
import { GENERIC_MEANINGS } from '../text/concepts.js';
import { isSyllable } from '../text/syllables.js';
import type { Term } from '../text/terms.js';
import { isOthers, isSingleCity, type Limit } from '../understanding/limits.js';
import type { Understanding } from '../understanding/understand.js';

export type NearRelation = 'WITHOUT_LIMITS' | 'BROADER_SUBJECT' | 'SAME_SUBJECT' | 'SAME_PLACE' | 'SIMILAR_NAME';

export type Items = Understanding['items'];

const PLACES: readonly Limit['kind'][] = ['PLACE', 'EITHER_PLACE', 'INSTITUTION', 'GROUP'];
export const isPlaceOrSchool = (limit: Limit): boolean => PLACES.includes(limit.kind) && !isOthers(limit);

/** Whether a city, or a part of a country, is said by itself. */
export const saysCity = (items: Items): boolean => items.some(({ limit }) => isSingleCity(limit));

/** Whether a text says when something should begin. */
export const saysBeginning = (items: Items): boolean =>
  items.some(({ limit }) => limit.kind === 'INTAKE' || limit.kind === 'SEASON');

const isSyllableAlone = ({ role, words: [only], own }: Term): boolean =>
  own.length === 0 && (role === 'WORD' || role === 'UNKNOWN') && (only === undefined || isSyllable(only.folded));

/** A syllable of a word that nobody knows is near to nothing, nor is `management`. */
export const saysLittle = (term: Term): boolean => isSyllableAlone(term) || GENERIC_MEANINGS.has(term.meaning);

/** A subject and the broader one that a relation looks for instead. */
export type Replaced = { term: Term; by: string };
export type Change = {
  relation: NearRelation;
  changed: Understanding;
  replaced: Replaced | null;
  /** What is nearer than the rest of it: the same in the state of a city. */
  nearer?: Understanding;
  /** Whether the rest of it is not near at all. */
  isNearerAlone?: true;
  /** Whether it tells of what is there at a price within reach, where nothing else that is near is there. */
  isDearer?: true;
  /** Whether it is looked for only where little is near of the subject itself. */
  isForLittle?: true;
  /** Whether it is looked for only where nothing of its relation is near. */
  isForNone?: true;
  /** Whether it is looked for only where nothing that is near tells a price within reach. */
  isForNothing?: true;
  /** Whether it is looked for only where fewer are near at the said level than stand beside an answer; of a broader subject nothing but what is akin. */
  isAtLevel?: true;
  /** Whether what is only related to the subject is near as well, also behind the same search. */
  isRelated?: true;
  /** Whether what costs more than twice as much as was said is not near. */
  isPayable?: true;
  /** Whether something of it has to tell a price, of hardly more than was said. */
  isAboutPrice?: true;
  /** The subject itself, where that has the price: of what is akin to it only what costs less is near beside it. */
  cheaperThan?: Understanding;
  /** Whether it is also the rest of an answer of which a part is near already, where nothing else is. */
  isRest?: true;
  /** What is near where it is within reach; only where that is not, what tells a price within reach is near instead. */
  insteadOf?: Understanding;
  /** Whether nothing but what is akin to the subject is near. */
  isKinAlone?: true;
  /** Whether something of it has to tell no minimum in the said test. */
  hasUnknownMinimum?: true;
  /** Whether it is at the level that is next to the said one. */
  isNextLevel?: true;
  /** Whether that is all that it lets go of. */
  isButForLevel?: true;
};
