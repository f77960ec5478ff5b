/** Among programs of a broader subject: which are about what is nearest to the one that was asked for. */
import { PROFILE_LEVELS } from '../../../../schema/rules/catalogue.values.js';
import { docsWith, optionsAt } from '../build/attributeLookup.js';
import { hasBit, type Bits } from '../build/bitset.js';
import { onceAnIndex } from '../build/onceAnIndex.js';
import type { KindIndex } from '../build/searchIndex.js';
import { prefixRange } from '../build/invertedIndex.js';
import { subjectPrefix, subjectToken } from '../text/indexedWords.js';
import type { SubjectGrade } from '../text/titleSubjects.js';
import {
  akinTo,
  CALLED_OF_OTHERS,
  FIELD_MEANINGS,
  GENERIC_MEANINGS,
  isClinical,
  PARTS_OF_FIELDS_MEANT,
  TRADES_NEARBY,
  WIDE_FIELDS,
  wideFieldOf,
} from '../text/concepts.js';
import { groupOf } from '../text/phrases.js';
import { docsIn } from '../understanding/nameDocs.js';
import type { Replaced } from './nearRelations.js';
import type { RankReason } from './ranking.js';

/** Of what any title may say beside its subject, as `engineering` in `Hydro Science and Engineering`. */
const WHOLLY: readonly SubjectGrade[] = ['WHOLE', 'PART'];

const BACHELOR = PROFILE_LEVELS.indexOf('BACHELOR');

/** How near the programs are whose titles are about what is akin to a subject, from 0 on; all others have `ranks`. */
type Akin = { readonly rankOf: ReadonlyMap<number, number>; readonly ranks: number };

const akinOnce = onceAnIndex<KindIndex, string, Akin>();

const programsAkin = (index: KindIndex, meaning: string): Akin =>
  akinOnce(index, meaning, () => readAkin(index, meaning));

/** About a whole field is nothing of another one that only names it. */
function readAkin(index: KindIndex, meaning: string): Akin {
  const gradedAs = (other: string, grade: SubjectGrade): number[] =>
    docsIn(index, prefixRange(index.plain, subjectToken(other, grade)));
  const aboutOf = (other: string): number[] => {
    const field = WIDE_FIELDS.get(other);
    const ofField = field === undefined ? null : docsWith(index, 'FIELD', [field]);
    return titledFor(other).filter(doc => ofField === null || hasBit(ofField, doc));
  };
  const titledFor = (other: string): number[] => {
    if (CALLED_OF_OTHERS.has(other)) return gradedAs(other, 'WHOLE');
    if (GENERIC_MEANINGS.has(other)) return WHOLLY.flatMap(grade => gradedAs(other, grade));
    return docsIn(index, prefixRange(index.plain, subjectPrefix(other)));
  };
  const rankOf = new Map<number, number>();
  // The subject itself is there where the broader one lets go of more than it did.
  const akin = [[meaning], ...akinTo(meaning)];
  for (const [rank, meanings] of akin.entries())
    for (const doc of meanings.flatMap(aboutOf)) if (!rankOf.has(doc)) rankOf.set(doc, rank);
  return { rankOf, ranks: akin.length };
}

/** Near in a whole field, what is neither of it nor about anything akin to the subject: tourism may name health. */
export const STRANGER = Infinity;

/**
 * How near a document is to a subject, from 0 on: what is about the nearest first, other trades of its field behind that, and what is of other fields behind all; of a clinical profession what follows
 * a first degree is behind what school leads to, whatever it is about.
 */
export function kinshipOf(index: KindIndex, { term: { meaning }, by }: Replaced): (doc: number) => number {
  const { rankOf, ranks } = programsAkin(index, meaning);
  const trades = tradesBeside(index, meaning);
  const isOfWholeField = index.awardOf.length > 0 && WIDE_FIELDS.has(`#${groupOf(by)}`);
  const field = wideFieldOf(meaning);
  const ofField = field === undefined ? null : docsWith(index, 'FIELD', [field]);
  const isAfterSchool = isClinical(meaning);
  const isLate = (doc: number): boolean => isAfterSchool && (index.awardOf[doc] as number) > BACHELOR;
  return doc => {
    const rank = rankOf.get(doc) ?? (trades.has(doc) ? ranks : ranks + 1);
    const isStrange = ofField !== null && !hasBit(ofField, doc);
    if (rank > ranks && isStrange && isOfWholeField) return STRANGER;
    const behind = (isLate(doc) ? 1 : 0) + (isStrange ? 2 : 0);
    return rank + (ranks + 2) * behind;
  };
}

const fieldsOnce = onceAnIndex<KindIndex, string, Bits>();

/** All that is of the field in which most of what is about a subject itself is. */
function ownField(index: KindIndex, meaning: string): Bits {
  const { rankOf } = programsAkin(index, meaning);
  const counts = new Map<string, number>();
  for (const [doc, rank] of rankOf)
    if (rank === 0) for (const field of optionsAt(index, 'FIELD', doc)) counts.set(field, (counts.get(field) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return docsWith(index, 'FIELD', most ? [most[0]] : []);
}

const tradesOnce = onceAnIndex<KindIndex, string, ReadonlySet<number>>();

/** What is about other trades of the field of a subject: a kitchen, to hotels. */
const tradesBeside = (index: KindIndex, meaning: string): ReadonlySet<number> =>
  tradesOnce(
    index,
    meaning,
    () =>
      new Set(
        (TRADES_NEARBY.get(meaning) ?? []).flatMap(trade =>
          docsIn(index, prefixRange(index.plain, subjectPrefix(trade))),
        ),
      ),
  );

/** Whether something is about what is akin to a subject, or another trade, and of its field. */
export function isAkin(index: KindIndex, { term: { meaning } }: Replaced): (doc: number) => boolean {
  const { rankOf } = programsAkin(index, meaning);
  const ofField = fieldsOnce(index, meaning, () => ownField(index, meaning));
  const trades = tradesBeside(index, meaning);
  return doc => (rankOf.has(doc) || trades.has(doc)) && hasBit(ofField, doc);
}

/** Whether none of what a broader subject finds that says as little as `engineering`, or stands for a clinical profession, is akin to the subject: computers are not to the environment, nor is public health to pharmacy. */
export function isOfNoKind(index: KindIndex, { term: { meaning }, by }: Replaced, docs: readonly number[]): boolean {
  const isFar = GENERIC_MEANINGS.has(`#${groupOf(by)}`) || isClinical(meaning);
  const akin = isFar ? programsAkin(index, meaning) : null;
  return akin !== null && docs.every(doc => !akin.rankOf.has(doc));
}

/** The subject itself, what is nearest to it, and its neighbours. */
const NEIGHBOUR = 2;

/** Whether all that a broader subject finds shares a field with it and nothing more: music is no design, so that fashion elsewhere is nearer to fashion. */
export function isOfFieldAlone(
  index: KindIndex,
  replaced: Replaced,
  near: readonly { doc: number; reasons: readonly RankReason[] }[],
): boolean {
  if (FIELD_MEANINGS.has(`#${groupOf(replaced.by)}`)) return false;
  const kinOf = kinshipOf(index, replaced);
  // What shares its field with another subject says so of that as of what is related.
  const ofField: RankReason = PARTS_OF_FIELDS_MEANT.has(`#${groupOf(replaced.by)}`) ? 'RELATED_SUBJECT' : 'FIELD';
  return near.every(({ doc, reasons }) => reasons.includes(ofField) && kinOf(doc) > NEIGHBOUR);
}
