/** Programs by their titles, word for word: `Law (LLM)` is no other degree in law, and who types a title wants what is called so. */
import { onceAnIndex } from '../build/onceAnIndex.js';
import type { KindIndex } from '../build/searchIndex.js';
import { stringAt } from '../build/stringTable.js';
import { titlesLike } from '../build/titleKeys.js';
import { lastFewOf } from '../text/lastFew.js';
import { nameKey } from '../text/nameKey.js';
import { isPlace } from './limits.js';
import type { Understanding } from './understand.js';

const titledOnce = onceAnIndex<KindIndex, number, readonly number[]>();

/** The programs of a title that was asked for are looked for once an index: an answer asks several times, and so do the next ones. */
const docsTitled = (programs: KindIndex, title: number): readonly number[] =>
  titledOnce(programs, title, () => [...programs.labelOf.keys()].filter(doc => programs.labelOf[doc] === title));

/** An answer asks for the same text under other limits, too. */
const MAX_CALLED = 4;
const calledRemembered = lastFewOf<KindIndex, readonly number[]>(MAX_CALLED);

/** Those that a text calls by their title, beside the school and the place that it says; none for a single word. */
export function programsTitled(programs: KindIndex, typed: string, items: Understanding['items']): readonly number[] {
  const places = items.filter(({ limit }) => isPlace(limit) || limit.kind === 'INSTITUTION');
  const title = places.reduce((text, place) => text.replace(place.text, ' '), typed);
  return calledRemembered(programs, title, () => {
    const key = nameKey(title);
    if (!key.includes(' ')) return [];
    const { titles, labels } = programs;
    const called = [...titlesLike(titles, title)].filter(label => nameKey(stringAt(labels, label)) === key);
    return called.flatMap(label => docsTitled(programs, label)).toSorted((a, b) => a - b);
  });
}
