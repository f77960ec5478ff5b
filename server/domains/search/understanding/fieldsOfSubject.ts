/** In which fields a subject lies: the one that it is the name of, else those of the programs in the catalogue that are about it, or about a broader one. */
import { docsWith, optionsAt } from '../build/attributeLookup.js';
import { prefixRange } from '../build/invertedIndex.js';
import { forEachBit } from '../build/bitset.js';
import { onceAnIndex } from '../build/onceAnIndex.js';
import type { AttributeName } from '../build/facetColumns.js';
import type { KindIndex, SearchIndex } from '../build/searchIndex.js';
import { subjectPrefix } from '../text/indexedWords.js';
import { groupOf } from '../text/phrases.js';
import { FIELD_WORDS } from '../text/vocabulary.js';
import { widerThan } from '../text/concepts.js';
import { docsIn } from './nameDocs.js';

/** A field with fewer of the programs is not that of the subject. */
const LEAST_SHARE = 0.25;

/** What a whole field is called: titles have `arts` of degrees in any subject. */
const FIELD_CALLED: ReadonlyMap<string, string> = new Map(
  Object.entries(FIELD_WORDS).flatMap(([field, words]) =>
    words.split(' | ').flatMap(name => {
      const group = groupOf(name);
      return group === null ? [] : [[`#${group}`, field] as const];
    }),
  ),
);

const fieldsOnce = onceAnIndex<SearchIndex, string, readonly string[]>();

/** Empty where no program tells. `meaning`: of a term (text/terms.ts). */
export const fieldsOfSubject = (index: SearchIndex, meaning: string): readonly string[] =>
  fieldsOnce(index, meaning, () => readFields(index, meaning));

function readFields(index: SearchIndex, meaning: string): readonly string[] {
  const called = FIELD_CALLED.get(meaning);
  if (called !== undefined) return [called];
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

const outsideOnce = onceAnIndex<SearchIndex, string, ReadonlySet<number>>();

/** Numbers of the institutions that have programs, and neither one nor a scholarship in any of some fields; read once an index for each list of fields. */
export const schoolsOutside = (index: SearchIndex, fields: readonly string[]): ReadonlySet<number> =>
  outsideOnce(index, fields.join(), () => readOutside(index, fields));

function readOutside({ programs, scholarships }: SearchIndex, fields: readonly string[]): ReadonlySet<number> {
  const outside = new Set(programs.institutionOf);
  const leaveOut = (index: KindIndex, name: AttributeName): void => {
    forEachBit(docsWith(index, name, fields), doc => outside.delete(index.institutionOf[doc] as number));
  };
  leaveOut(programs, 'FIELD');
  leaveOut(scholarships, 'ELIGIBLE_FIELD');
  return outside;
}
