/** A city of one university beside a subject (`marketing Stanford`): who says no word for a place asks as much for its university. */
import type { SearchIndex } from './build/searchIndex.js';
import { toWords } from './text/tokenizer.js';
import { understandText } from './search.understanding.js';
import { isLevel, isPlace } from './understanding/limits.js';
import type { Understanding } from './understanding/understand.js';

/** Words before the name of a place: behind them it is no school. */
const WORDS_FOR_PLACES: ReadonlySet<string> = new Set('o tai in near around gan tp pho city'.split(' '));

/** The same with the university in the place of its city; as it was where there is none, or more than one there. */
export function withUniversity(index: SearchIndex, text: string, understanding: Understanding): Understanding {
  const { items } = understanding;
  const [city, ...others] = items.filter(({ limit }) => isPlace(limit));
  // Whoever says a level as well wants it elsewhere before another one there.
  if (items.some(({ limit }) => isLevel(limit))) return understanding;
  if (city?.limit.kind !== 'EITHER_PLACE' || !city.limit.isOne || others.length > 0) return understanding;
  const before = toWords(text.slice(0, city.from)).at(-1)?.folded;
  if (before === undefined || WORDS_FOR_PLACES.has(before)) return understanding;
  const { institutions } = city.limit;
  const [named] = understandText(index, { kind: 'programs', text: `university ${city.text}` }).items;
  if (named?.limit.kind !== 'INSTITUTION') return understanding;
  const [only, ...more] = named.limit.institutions;
  // A search for the city finds what the university has, and nothing else: it is the link of what is near.
  const isAlone = institutions.length === 1 && institutions[0] === only;
  if (more.length > 0 || !isAlone) return understanding;
  return { ...understanding, items: items.map(item => (item === city ? { ...item, limit: named.limit } : item)) };
}
