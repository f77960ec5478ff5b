/** Related institutions and similar programs, by rules over their facts; no data about visitors is used. */
import { classAt, optionsAt, findAttribute } from '../build/attributeLookup.js';
import { forEachBit, intersect, type Bits } from '../build/bitset.js';
import type { AttributeName } from '../build/facetColumns.js';
import { NO_INSTITUTION, type KindIndex } from '../build/searchIndex.js';
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

const OF_ANOTHER_INSTITUTION = 8;

/**
 * Programs of the same field and level: of other institutions first, then by title (4), country (2) and award (1) in common;
 * equal ones in the order of BEST_MATCH. One of each other institution while there are more of them: a register lists a course under each of its codes.
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
  const ranks = Array.from({ length: 2 * OF_ANOTHER_INSTITUTION }, () => ({
    ofInstitution: new Map<number, number>(),
    others: [] as number[],
  }));
  forEachBit(candidates, other => {
    if (other === doc) return;
    const institution = index.institutionOf[other] ?? NO_INSTITUTION;
    const rank =
      ranks[
        (institution === index.institutionOf[doc] ? 0 : OF_ANOTHER_INSTITUTION) +
          (index.labelOf[other] === index.labelOf[doc] ? 4 : 0) +
          (destination && isSameCountry[classAt(index, destination, other)] ? 2 : 0) +
          (index.awardOf[other] === index.awardOf[doc] ? 1 : 0)
      ];
    if (!rank) return;
    if (!rank.ofInstitution.has(institution)) {
      if (rank.ofInstitution.size < limit) rank.ofInstitution.set(institution, other);
    } else if (rank.others.length < limit) rank.others.push(other);
  });
  const firsts = new Map<number, number>();
  const again: number[] = [];
  for (const { ofInstitution, others } of ranks.toReversed()) {
    for (const [institution, first] of ofInstitution)
      if (firsts.has(institution)) again.push(first);
      else firsts.set(institution, first);
    again.push(...others);
  }
  const { institutionOf } = index;
  const isOwn = (other: number): boolean => institutionOf[other] === institutionOf[doc];
  const own = [...firsts.values(), ...again].filter(isOwn);
  return [...[...firsts.values(), ...again].filter(other => !isOwn(other)), ...own].slice(0, limit);
}
