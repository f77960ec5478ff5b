/** In which fields a subject lies, as the programs of the catalogue tell that are about it, else those about a broader one. */
import { findAttribute, optionsAt } from '../build/attributeLookup.js';
import { prefixRange } from '../build/invertedIndex.js';
import { forEachBit, wordsFor } from '../build/bitset.js';
import { addPosting } from '../build/postings.js';
import type { AttributeName } from '../build/facetColumns.js';
import type { KindIndex, SearchIndex } from '../build/searchIndex.js';
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

const outsideOfIndex = new WeakMap<SearchIndex, Map<string, ReadonlySet<number>>>();

/** Numbers of the institutions that have programs, and neither one nor a scholarship in any of some fields; read once an index for each list of fields. */
export function schoolsOutside(index: SearchIndex, fields: readonly string[]): ReadonlySet<number> {
  const known = outsideOfIndex.get(index) ?? new Map<string, ReadonlySet<number>>();
  outsideOfIndex.set(index, known);
  const key = fields.join();
  const found = known.get(key) ?? readOutside(index, fields);
  known.set(key, found);
  return found;
}

function readOutside({ programs, scholarships }: SearchIndex, fields: readonly string[]): ReadonlySet<number> {
  const outside = new Set(programs.institutionOf);
  const leaveOut = (index: KindIndex, name: AttributeName): void => {
    const { options = [], docs } = findAttribute(index, name)?.attribute ?? {};
    const own = new Uint32Array(wordsFor(index.size));
    options.forEach((field, option) => {
      if (docs && fields.includes(field)) addPosting(own, docs, option);
    });
    forEachBit(own, doc => outside.delete(index.institutionOf[doc] as number));
  };
  leaveOut(programs, 'FIELD');
  leaveOut(scholarships, 'ELIGIBLE_FIELD');
  return outside;
}
