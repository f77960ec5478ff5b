/** In which fields a subject lies, as the programs of the catalogue tell that are about it, else those about a broader one. */
import { optionsAt } from '../build/attributeLookup.js';
import { prefixRange } from '../build/invertedIndex.js';
import type { SearchIndex } from '../build/searchIndex.js';
import { subjectPrefix } from '../text/indexedWords.js';
import { groupOf } from '../text/phrases.js';
import { widerThan } from '../text/concepts.js';
import { docsIn } from './nameDocs.js';

/** A field with fewer of the programs is not that of the subject. */
const LEAST_SHARE = 0.25;

const fieldsOfIndex = new WeakMap<SearchIndex, Map<string, readonly string[]>>();

/** Empty where no program tells. `meaning`: of a term (text/terms.ts). */
export function fieldsOfSubject(index: SearchIndex, meaning: string): readonly string[] {
  const known = fieldsOfIndex.get(index) ?? new Map<string, readonly string[]>();
  fieldsOfIndex.set(index, known);
  const found = known.get(meaning) ?? readFields(index, meaning);
  known.set(meaning, found);
  return found;
}

function readFields(index: SearchIndex, meaning: string): readonly string[] {
  const { programs } = index;
  const docs = docsIn(programs, prefixRange(programs.plain, subjectPrefix(meaning)));
  const [broader] = docs.length === 0 ? widerThan(meaning) : [];
  if (broader !== undefined) {
    return fieldsOfSubject(index, `#${groupOf(broader)}`);
  }
  const counts = new Map<string, number>();
  for (const doc of docs)
    for (const field of optionsAt(programs, 'FIELD', doc)) counts.set(field, (counts.get(field) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= docs.length * LEAST_SHARE).map(([field]) => field);
}
