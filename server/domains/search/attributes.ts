/** Reading single facts of a document back from the columns. */
import type { Attribute, AttributeGroup, AttributeName } from './columns.js';
import type { KindIndex } from './index.data.js';

type Place = { group: AttributeGroup; member: number; attribute: Attribute };

export function placeOf(index: KindIndex, name: AttributeName): Place | null {
  for (const group of index.groups) {
    const member = group.attributes.findIndex(attribute => attribute.name === name);
    const attribute = group.attributes[member];
    if (attribute) return { group, member, attribute };
  }
  return null;
}

/** Options of one document in an attribute. */
export function optionsAt(index: KindIndex, name: AttributeName, doc: number): string[] {
  const place = placeOf(index, name);
  if (!place) return [];
  const { attribute, group, member } = place;
  const number = group.memberOf[member]?.[group.classOf[doc] ?? 0] ?? 0;
  return Array.from(attribute.classOptions.subarray(attribute.classStarts[number], attribute.classStarts[number + 1]), option => attribute.options[option] ?? '');
}
