/** Programs by their titles, word for word: `Law (LLM)` is no other degree in law, and who types a title wants what is called so. */
import type { KindIndex } from '../build/searchIndex.js';
import { stringAt } from '../build/stringTable.js';
import { titlesLike } from '../build/titleKeys.js';
import { nameKey } from '../text/nameKey.js';
import { isPlace } from './limits.js';
import type { Understanding } from './understand.js';

/** Those that a text calls by their title, beside the school and the place that it says; none for a single word. */
export function programsTitled(programs: KindIndex, typed: string, items: Understanding['items']): readonly number[] {
  const places = items.filter(({ limit }) => isPlace(limit) || limit.kind === 'INSTITUTION');
  const title = places.reduce((text, place) => text.replace(place.text, ' '), typed);
  const key = nameKey(title);
  if (!key.includes(' ')) return [];
  const { titles, labels, labelOf } = programs;
  const called = titlesLike(titles, title).filter(label => nameKey(stringAt(labels, label)) === key);
  const docs: number[] = [];
  if (called.length > 0) labelOf.forEach((label, doc) => called.includes(label) && docs.push(doc));
  return docs;
}
