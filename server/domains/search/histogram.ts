/** How many documents of a set fall into each class of the attributes. */
import { placeOf } from './attributes.js';
import { countBits, listBits, setAll, subtract, type Bits } from './bitset.js';
import type { Attribute, AttributeGroup, AttributeName } from './columns.js';
import type { KindIndex } from './index.data.js';
import type { Workspace } from './workspace.js';

export type DocSet = { bits: Bits; count: number };
export type ClassCounts = { attribute: Attribute; byClass: Uint32Array };

export const docSet = (bits: Bits): DocSet => ({ bits, count: countBits(bits) });

/** A listed set; of a set larger than half the documents, its complement, which is the shorter one to walk. */
type Listed = { docs: Uint32Array; isComplement: boolean };

function list({ size }: KindIndex, { bits: pool, docs }: Workspace, set: DocSet): Listed {
  const isComplement = set.count * 2 > size;
  let bits = set.bits;
  if (isComplement) {
    bits = pool.take();
    setAll(bits, size);
    subtract(bits, set.bits);
  }
  return { docs: docs.subarray(0, listBits(bits, docs)), isComplement };
}

/** Counts by class of a group. */
function histogram({ classOf, sizes }: AttributeGroup, { docs, isComplement }: Listed): Uint32Array {
  const counts = isComplement ? sizes.slice() : new Uint32Array(sizes.length);
  const step = isComplement ? -1 : 1;
  for (let i = 0; i < docs.length; i++) {
    const number = classOf[docs[i] as number] as number;
    counts[number] = (counts[number] as number) + step;
  }
  return counts;
}

const noCounts = (attribute: Attribute): Uint32Array => new Uint32Array(attribute.classStarts.length - 1);

function spreadToMember(memberOf: Uint32Array, counts: Uint32Array, byClass: Uint32Array): void {
  for (let number = 0; number < counts.length; number++) {
    const member = memberOf[number] as number;
    byClass[member] = (byClass[member] as number) + (counts[number] as number);
  }
}

/** Straight to the classes of one attribute: for fewer documents than the group has classes. */
function countMember({ classOf }: AttributeGroup, memberOf: Uint32Array, docs: Uint32Array, byClass: Uint32Array): void {
  for (let i = 0; i < docs.length; i++) {
    const member = memberOf[classOf[docs[i] as number] as number] as number;
    byClass[member] = (byClass[member] as number) + 1;
  }
}

function countMembers(group: AttributeGroup, listed: Listed, members: readonly number[]): ClassCounts[] {
  const isShort = !listed.isComplement && listed.docs.length < group.sizes.length;
  const counts = isShort ? null : histogram(group, listed);
  return members.flatMap(member => {
    const [attribute, memberOf] = [group.attributes[member], group.memberOf[member]];
    if (!attribute || !memberOf) return [];
    const byClass = noCounts(attribute);
    if (counts) spreadToMember(memberOf, counts, byClass);
    else countMember(group, memberOf, listed.docs, byClass);
    return [{ attribute, byClass }];
  });
}

/** Counts of all attributes over one set. */
export function countGroups(index: KindIndex, workspace: Workspace, set: DocSet): Map<AttributeName, ClassCounts> {
  const listed = list(index, workspace, set);
  const counted = index.groups.flatMap(group => countMembers(group, listed, [...group.attributes.keys()]));
  return new Map(counted.map(counts => [counts.attribute.name, counts]));
}

/** Counts of one attribute over a set of its own. */
export function attributeCounts(index: KindIndex, workspace: Workspace, { name, docs }: { name: AttributeName; docs: DocSet }): ClassCounts | undefined {
  const place = placeOf(index, name);
  return place ? countMembers(place.group, list(index, workspace, docs), [place.member])[0] : undefined;
}
