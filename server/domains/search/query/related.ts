/** Related institutions and similar programs, by rules over their facts; no data about visitors is used. */
import { classAt, optionsAt, findAttribute } from '../build/attributeLookup.js';
import { forEachBit, intersect, type Bits } from '../build/bitset.js';
import type { AttributeName } from '../build/facetColumns.js';
import type { KindIndex } from '../build/searchIndex.js';
import { addPosting } from '../build/postings.js';
import { workspaceOf } from './workspace.js';

const WEIGHT = { sharedFields: 4, sameCity: 3, sameType: 2 };

/** Jaccard index of the fields of two institutions. */
const overlap = (one: readonly string[], other: readonly string[]): number => {
  const shared = one.filter(value => other.includes(value)).length;
  const either = one.length + other.length - shared;
  return either === 0 ? 0 : shared / either;
};

/** Documents that have an option of an attribute in common with a document. */
function sharing(index: KindIndex, target: Bits, { name, doc }: { name: AttributeName; doc: number }): Bits {
  const attribute = findAttribute(index, name)?.attribute;
  for (const option of optionsAt(index, name, doc)) {
    if (attribute) addPosting(target, attribute.docs, attribute.options.indexOf(option));
  }
  return target;
}

/** Institutions of the same country, most alike in fields, city and type first; equal ones in the order of BEST_MATCH. */
export function relatedInstitutions(index: KindIndex, doc: number, limit: number): number[] {
  const { bits } = workspaceOf(index);
  const candidates: { doc: number; score: number }[] = [];
  const isSame = (name: AttributeName, other: number) =>
    optionsAt(index, name, doc)[0] === optionsAt(index, name, other)[0];
  const fields = optionsAt(index, 'FIELD', doc);
  forEachBit(sharing(index, bits.takeEmpty(), { name: 'DESTINATION', doc }), other => {
    if (other === doc) return;
    const score =
      WEIGHT.sharedFields * overlap(fields, optionsAt(index, 'FIELD', other)) +
      (isSame('CITY', other) ? WEIGHT.sameCity : 0) +
      (isSame('INSTITUTION_TYPE', other) ? WEIGHT.sameType : 0);
    candidates.push({ doc: other, score });
  });
  candidates.sort((a, b) => b.score - a.score || a.doc - b.doc);
  return candidates.slice(0, limit).map(candidate => candidate.doc);
}

/**
 * Programs of the same field and level: of other institutions first, then by title (4), country (2) and award (1) in common;
 * equal ones in the order of BEST_MATCH.
 */
export function similarPrograms(index: KindIndex, doc: number, limit: number): number[] {
  const { bits } = workspaceOf(index);
  const candidates = sharing(index, bits.takeEmpty(), { name: 'FIELD', doc });
  intersect(candidates, sharing(index, bits.takeEmpty(), { name: 'LEVEL', doc }));
  const [country] = optionsAt(index, 'DESTINATION', doc);
  const destination = findAttribute(index, 'DESTINATION');
  const isSameCountry = Uint8Array.from(destination?.group.memberOf[destination.member] ?? [], member => {
    const option = destination?.attribute.classOptions[destination.attribute.classStarts[member] ?? 0] ?? 0;
    return destination?.attribute.options[option] === country ? 1 : 0;
  });
  const best: number[][] = Array.from({ length: 16 }, () => []);
  forEachBit(candidates, other => {
    if (other === doc) return;
    const score =
      (index.institutionOf[other] === index.institutionOf[doc] ? 0 : 8) +
      (index.labelOf[other] === index.labelOf[doc] ? 4 : 0) +
      (destination && isSameCountry[classAt(index, destination, other)] ? 2 : 0) +
      (index.awardOf[other] === index.awardOf[doc] ? 1 : 0);
    const equals = best[score];
    if (equals && equals.length < limit) equals.push(other);
  });
  return best.toReversed().flat().slice(0, limit);
}
