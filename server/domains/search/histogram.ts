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

function spreadToMember(group: AttributeGroup, place: number, counts: Uint32Array): ClassCounts | null {
  const attribute = group.attributes[place];
  const classOf = group.memberOf[place];
  if (!attribute || !classOf) return null;
  const byClass = new Uint32Array(attribute.classStarts.length - 1);
  for (let number = 0; number < counts.length; number++) {
    const member = classOf[number] as number;
    byClass[member] = (byClass[member] as number) + (counts[number] as number);
  }
  return { attribute, byClass };
}

/** Counts of all attributes over one set. */
export function countGroups(index: KindIndex, workspace: Workspace, set: DocSet): Map<AttributeName, ClassCounts> {
  const listed = list(index, workspace, set);
  const counts = new Map<AttributeName, ClassCounts>();
  for (const group of index.groups) {
    const byGroupClass = histogram(group, listed);
    group.attributes.forEach((attribute, place) => {
      const spread = spreadToMember(group, place, byGroupClass);
      if (spread) counts.set(attribute.name, spread);
    });
  }
  return counts;
}

/** Counts of one attribute over a set of its own. */
export function attributeCounts(index: KindIndex, workspace: Workspace, { name, docs }: { name: AttributeName; docs: DocSet }): ClassCounts | undefined {
  const place = placeOf(index, name);
  return place ? (spreadToMember(place.group, place.member, histogram(place.group, list(index, workspace, docs))) ?? undefined) : undefined;
}
