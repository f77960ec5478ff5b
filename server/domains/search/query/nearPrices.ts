/** What is near a price that is said together with a level and a place. */
import { groupOf } from '../text/phrases.js';
import type { Term } from '../text/terms.js';
import { isLevel, isSingleCity } from '../understanding/limits.js';
import { isPlaceOrSchool, type Change, type Items, type NearRelation } from './nearRelations.js';

/** A degree that is a level and a subject. */
export const MASTER_SUBJECT = `#${groupOf('mba')}`;

const isFee = ({ limit }: Items[number]): boolean => limit.kind === 'FEE';

/** Whether a text says a price, a level, and where, which is no school. */
export const isPriced = (items: Items, terms: readonly Term[]): boolean =>
  items.some(isFee) &&
  items.some(({ limit }) => isPlaceOrSchool(limit)) &&
  items.every(({ limit }) => limit.kind !== 'INSTITUTION') &&
  (items.some(({ limit }) => isLevel(limit)) || terms.some(({ meaning }) => meaning === MASTER_SUBJECT));

/** Whether all the places that are said with it are countries. */
export const isPricedInCountry = (items: Items, terms: readonly Term[]): boolean =>
  isPriced(items, terms) && items.every(({ limit }) => !isPlaceOrSchool(limit) || !isSingleCity(limit));

/** Relations that may tell of what costs far more than was said: another subject, or another country. */
const OF_OTHERS: ReadonlySet<NearRelation> = new Set(['BROADER_SUBJECT', 'SAME_SUBJECT']);
const isDear = ({ relation, changed }: Change): boolean => OF_OTHERS.has(relation) && !changed.items.some(isFee);

/** What has nothing to do with the subject. */
const isOfPlaceAlone = ({ relation }: Change): boolean => relation === 'SAME_PLACE' || relation === 'SIMILAR_NAME';

/** Where another subject, or another country, lets go of the price, what costs far more is near only where nothing else of the subject is. */
export function withinMeans(changes: readonly Change[]): Change[] {
  const first = changes.findIndex(isOfPlaceAlone);
  const last = first < 0 ? changes.length : first;
  const payable = changes.map((change): Change => (isDear(change) ? { ...change, isPayable: true } : change));
  const dear = changes.filter(isDear).map((change): Change => ({ ...change, isForNothing: true }));
  return payable.toSpliced(last, 0, ...dear);
}
