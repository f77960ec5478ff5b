/** How many documents of a set fall into each class of the attributes. */
import { placeOf } from './attributes.js';
import { countBits, listBits, setAll, subtract, type Bits } from './bitset.js';
import type { Attribute, AttributeGroup, AttributeName } from './columns.js';
import type { KindIndex } from './index.data.js';
import { countCommon } from './postings.js';
import type { DocSet, Workspace } from './workspace.js';

/** `byClass` holds until the attribute is counted again. */
export type ClassCounts = { attribute: Attribute; byClass: Uint32Array };

export const docSet = (bits: Bits): DocSet => ({ bits, count: countBits(bits) });

/** A listed set; of a set larger than half the documents, its complement, which is the shorter one to walk. */
type Listed = { docs: Uint32Array; isComplement: boolean };

const isLong = ({ size }: KindIndex, { count }: DocSet): boolean => count * 2 > size;

function list(index: KindIndex, { bits: pool, docs }: Workspace, set: DocSet): Listed {
  const isComplement = isLong(index, set);
  let bits = set.bits;
  if (isComplement) {
    bits = pool.take();
    setAll(bits, index.size);
    subtract(bits, set.bits);
  }
  return { docs: docs.subarray(0, listBits(bits, docs)), isComplement };
}

/** Counts documents by class; answers the classes that hold any, in `classes`. */
function countClasses({ classOf, sizes }: AttributeGroup, { docs, isComplement }: Listed, { counts, classes }: { counts: Uint32Array; classes: Uint32Array }): number {
  let touched = 0;
  if (!isComplement && docs.length < sizes.length) {
    for (let i = 0; i < docs.length; i++) {
      const number = classOf[docs[i] as number] as number;
      const before = counts[number] as number;
      if (before === 0) classes[touched++] = number;
      counts[number] = before + 1;
    }
    return touched;
  }
  if (isComplement) counts.set(sizes);
  const step = isComplement ? -1 : 1;
  for (let i = 0; i < docs.length; i++) {
    const number = classOf[docs[i] as number] as number;
    counts[number] = (counts[number] as number) + step;
  }
  for (let number = 0; number < counts.length; number++) if (counts[number] !== 0) classes[touched++] = number;
  return touched;
}

/** From counts of a group's classes to counts of an attribute's. */
function spreadToMember(memberOf: Uint32Array, { counts, classes, touched }: { counts: Uint32Array; classes: Uint32Array; touched: number }, byClass: Uint32Array): void {
  byClass.fill(0);
  for (let i = 0; i < touched; i++) {
    const number = classes[i] as number;
    const own = memberOf[number] as number;
    byClass[own] = (byClass[own] as number) + (counts[number] as number);
  }
}

/** Counts of some attributes of a group. */
function countMembers({ index, workspace }: Counted, group: AttributeGroup, listed: Listed, members: readonly number[]): ClassCounts[] {
  const { classes, attributeCounts: kept } = workspace;
  const counts = workspace.groupCounts[index.groups.indexOf(group)] as Uint32Array;
  const touched = countClasses(group, listed, { counts, classes });
  const counted: ClassCounts[] = [];
  for (const member of members) {
    const [attribute, memberOf] = [group.attributes[member], group.memberOf[member]];
    const byClass = attribute && kept.get(attribute)?.byClass;
    if (!attribute || !memberOf || !byClass) continue;
    spreadToMember(memberOf, { counts, classes, touched }, byClass);
    counted.push({ attribute, byClass });
  }
  for (let i = 0; i < touched; i++) counts[classes[i] as number] = 0;
  return counted;
}

type Counted = { index: KindIndex; workspace: Workspace };

/** Counts of the attributes wanted over one set. */
export function countGroups({ index, workspace }: Counted, set: DocSet, isWanted: (name: AttributeName) => boolean): Map<AttributeName, ClassCounts> {
  const listed = list(index, workspace, set);
  const counted = new Map<AttributeName, ClassCounts>();
  for (const group of index.groups) {
    const members = [...group.attributes.keys()].filter(member => isWanted(group.attributes[member]?.name ?? 'CITY'));
    if (members.length === 0) continue;
    for (const counts of countMembers({ index, workspace }, group, listed, members)) counted.set(counts.attribute.name, counts);
  }
  return counted;
}

/** Counts of one attribute over a set of its own, by class. */
export function attributeCounts({ index, workspace }: Counted, name: AttributeName, docs: DocSet): ClassCounts | undefined {
  const place = placeOf(index, name);
  return place && countMembers({ index, workspace }, place.group, list(index, workspace, docs), [place.member])[0] || undefined;
}

/** Counts of the options of one attribute by their sets of bits, where that reads less than walking the documents; else null. */
export function optionCounts({ index, workspace }: Counted, attribute: Attribute, docs: DocSet): Uint32Array | null {
  const walked = isLong(index, docs) ? index.size - docs.count : docs.count;
  const byOption = workspace.attributeCounts.get(attribute)?.byOption;
  if (!byOption || attribute.options.length * docs.bits.length > walked * 2) return null;
  for (let option = 0; option < byOption.length; option++) byOption[option] = countCommon(attribute.docs, option, docs.bits);
  return byOption;
}
