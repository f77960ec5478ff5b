/** Programs by their titles, word for word: `Law (LLM)` is no other degree in law, and who types a title wants what is called so. */
import type { KindIndex } from '../build/searchIndex.js';
import { stringAt } from '../build/stringTable.js';
import { toWords } from '../text/tokenizer.js';
import { nameKey } from './cityNames.js';
import { isPlace } from './limits.js';
import type { Understanding } from './understand.js';

type Titles = { byKey: ReadonlyMap<string, readonly number[]>; read: Map<string, readonly number[]> };
const titlesOfIndex = new WeakMap<KindIndex, Titles>();

/** So many texts are remembered: what is near asks for the same one again and again. */
const MOST_READ = 16;

function titlesOf(programs: KindIndex): Titles {
  const known = titlesOfIndex.get(programs);
  if (known) return known;
  const { size, labels, labelOf } = programs;
  const keys = new Map<number, string>();
  const titles = new Map<string, number[]>();
  for (let doc = 0; doc < size; doc++) {
    const label = labelOf[doc] ?? 0;
    const key = keys.get(label) ?? nameKey(toWords(stringAt(labels, label)));
    keys.set(label, key);
    const docs = titles.get(key);
    if (docs) docs.push(doc);
    else titles.set(key, [doc]);
  }
  const made: Titles = { byKey: titles, read: new Map() };
  titlesOfIndex.set(programs, made);
  return made;
}

/** Those that a text calls by their title, beside the school and the place that it says; none for a single word. */
export function programsTitled(programs: KindIndex, typed: string, items: Understanding['items']): readonly number[] {
  const places = items.filter(({ limit }) => isPlace(limit) || limit.kind === 'INSTITUTION');
  const title = places.reduce((text, place) => text.replace(place.text, ' '), typed);
  const { byKey, read } = titlesOf(programs);
  const known = read.get(title);
  if (known) return known;
  const key = nameKey(toWords(title));
  const docs = key.includes(' ') ? (byKey.get(key) ?? []) : [];
  if (read.size >= MOST_READ) read.clear();
  read.set(title, docs);
  return docs;
}
