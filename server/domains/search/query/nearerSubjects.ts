/** Among programs of a broader subject: which are about what is nearest to the one that was asked for. */
import { PROFILE_LEVELS } from '../../../../schema/rules/catalogue.values.js';
import { optionsAt } from '../build/attributeLookup.js';
import type { KindIndex } from '../build/searchIndex.js';
import { prefixRange } from '../build/invertedIndex.js';
import { subjectPrefix, subjectToken } from '../text/indexedWords.js';
import type { SubjectGrade } from '../text/titleSubjects.js';
import { akinTo, GENERIC_MEANINGS, isClinical, wideFieldOf } from '../text/concepts.js';
import { groupOf } from '../text/phrases.js';
import { docsIn } from '../understanding/nameDocs.js';
import type { Filter } from './filters.js';
import type { Replaced } from './nearChanges.js';

/** Of what any title may say beside its subject, as `engineering` in `Hydro Science and Engineering`. */
const WHOLLY: readonly SubjectGrade[] = ['WHOLE', 'PART'];

const BACHELOR = PROFILE_LEVELS.indexOf('BACHELOR');

const nearerOfIndex = new WeakMap<KindIndex, Map<string, readonly ReadonlySet<number>[]>>();

/** The programs whose titles are about what is akin to a subject, by how near it is. */
function programsAkin(index: KindIndex, meaning: string): readonly ReadonlySet<number>[] {
  const known = nearerOfIndex.get(index) ?? new Map<string, readonly ReadonlySet<number>[]>();
  nearerOfIndex.set(index, known);
  const aboutOf = (other: string): number[] =>
    GENERIC_MEANINGS.has(other)
      ? WHOLLY.flatMap(grade => docsIn(index, prefixRange(index.plain, subjectToken(other, grade))))
      : docsIn(index, prefixRange(index.plain, subjectPrefix(other)));
  const found = known.get(meaning) ?? akinTo(meaning).map(meanings => new Set(meanings.flatMap(aboutOf)));
  known.set(meaning, found);
  return found;
}

/**
 * Places of documents: what leads any list, of that what is about the nearest first, and what is of other fields behind all: tourism may name health; of a clinical
 * profession what follows a first degree is behind what school leads to, whatever it is about. Equal ones stay in their order.
 */
export function nearerFirst(
  index: KindIndex,
  { meaning, leading }: { meaning: string; leading: Filter | undefined },
  docs: readonly number[],
): number[] {
  const akin = programsAkin(index, meaning);
  const field = wideFieldOf(meaning);
  const isStrange = (doc: number): boolean => field !== undefined && !optionsAt(index, 'FIELD', doc).includes(field);
  const isLate = (doc: number): boolean => isClinical(meaning) && (index.awardOf[doc] as number) > BACHELOR;
  const leads = (doc: number): boolean =>
    leading?.kind !== 'options' ||
    optionsAt(index, leading.attribute, doc).some(option => leading.options.includes(option));
  const rankOf = (doc: number): number => {
    const rank = akin.findIndex(some => some.has(doc));
    const behind = (isLate(doc) ? 1 : 0) + (isStrange(doc) ? 2 : 0) + (leads(doc) ? 0 : 4);
    return (rank < 0 ? akin.length : rank) + (akin.length + 1) * behind;
  };
  const ranks = docs.map(rankOf);
  return docs.map((_, place) => place).toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}

/** Whether none of what a broader subject finds that says as little as `engineering` is akin to the subject: computers are not to the environment. */
export function isOfNoKind(index: KindIndex, { term: { meaning }, by }: Replaced, docs: readonly number[]): boolean {
  const akin = GENERIC_MEANINGS.has(`#${groupOf(by)}`) ? programsAkin(index, meaning) : null;
  return akin !== null && docs.every(doc => akin.every(some => !some.has(doc)));
}
