/** Finds the attributes of an index and reads the options of single documents back from the columns. */
import { wordsFor, type Bits } from './bitset.js';
import { addPosting } from './postings.js';
import type { Attribute, AttributeGroup, AttributeName } from './facetColumns.js';
import type { KindIndex } from './searchIndex.js';

/** `column`: which of the classes of a document is the group's; `member`: which of the group's attributes this is. */
export type AttributeRef = { group: AttributeGroup; column: number; member: number; attribute: Attribute };

const attributesOfIndex = new WeakMap<KindIndex, ReadonlyMap<AttributeName, AttributeRef>>();

export function findAttribute(index: KindIndex, name: AttributeName): AttributeRef | null {
  const known = attributesOfIndex.get(index);
  if (known) return known.get(name) ?? null;
  const attributes = index.groups.flatMap((group, column) =>
    group.attributes.map((attribute, member): AttributeRef => ({ group, column, member, attribute })),
  );
  attributesOfIndex.set(index, new Map(attributes.map(ref => [ref.attribute.name, ref])));
  return findAttribute(index, name);
}

/** Class of a document in the attribute's group, among the classes of that group. */
export const classAt = (
  { classes: { rows, stride } }: KindIndex,
  { group, column }: AttributeRef,
  doc: number,
): number => (rows[doc * stride + column] ?? group.firstClass) - group.firstClass;

/** Options of one document in an attribute. */
export function optionsAt(index: KindIndex, name: AttributeName, doc: number): string[] {
  const ref = findAttribute(index, name);
  if (!ref) return [];
  const { attribute, group, member } = ref;
  const number = group.memberOf[member]?.[classAt(index, ref, doc)] ?? 0;
  return Array.from(
    attribute.classOptions.subarray(attribute.classStarts[number], attribute.classStarts[number + 1]),
    option => attribute.options[option] ?? '',
  );
}

/** The documents that have one of some options of an attribute. */
export function docsWith(index: KindIndex, name: AttributeName, wanted: readonly string[]): Bits {
  const docs = new Uint32Array(wordsFor(index.size));
  const { options = [], docs: postings } = findAttribute(index, name)?.attribute ?? {};
  options.forEach((option, number) => {
    if (postings && wanted.includes(option)) addPosting(docs, postings, number);
  });
  return docs;
}
