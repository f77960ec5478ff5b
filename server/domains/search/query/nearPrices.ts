/** What is near a price that is said together with a level and a place. */
import { LICENSED_MEANINGS } from '../text/concepts.js';
import { groupOf } from '../text/phrases.js';
import type { Term } from '../text/terms.js';
import { isLevel, isSingleCity } from '../understanding/limits.js';
import { isPlaceOrSchool, type Change, type Items, type NearRelation } from './nearRelations.js';

/** A degree that is a level and a subject. */
export const MASTER_SUBJECT = `#${groupOf('mba')}`;

const isFee = ({ limit }: Items[number]): boolean => limit.kind === 'FEE';

/** Whether a text says a price, a level, and where, which is no school; not of a licensed profession, which somebody learns where they want to work in it. */
export const isPriced = (items: Items, terms: readonly Term[]): boolean =>
  items.some(isFee) &&
  terms.every(({ meaning }) => !LICENSED_MEANINGS.has(meaning)) &&
  items.some(({ limit }) => isPlaceOrSchool(limit)) &&
  items.every(({ limit }) => limit.kind !== 'INSTITUTION') &&
  (items.some(({ limit }) => isLevel(limit)) || terms.some(({ meaning }) => meaning === MASTER_SUBJECT));

/** Whether all the places that are said with it are countries. */
export const isPricedInCountry = (items: Items, terms: readonly Term[]): boolean =>
  isPriced(items, terms) && items.every(({ limit }) => !isPlaceOrSchool(limit) || !isSingleCity(limit));

/** Relations that may tell of what costs far more than was said: another subject, or another country. */
const OF_OTHERS: ReadonlySet<NearRelation> = new Set(['BROADER_SUBJECT', 'SAME_SUBJECT']);
const isDear = ({ relation, changed }: Change): boolean => OF_OTHERS.has(relation) && !changed.items.some(isFee);

/** Where another subject, or another country, lets go of the price, what costs far more is near only where nothing else tells a price within reach. */
export const withinMeans = (changes: readonly Change[]): Change[] => [
  ...changes.map((change): Change => (isDear(change) ? { ...change, isPayable: true } : change)),
  ...changes.filter(isDear).map((change): Change => ({ ...change, isForNothing: true })),
];
