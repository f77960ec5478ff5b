/** Finding attributes of an index, and reading single facts of a document back from the columns. */
import type { Attribute, AttributeGroup, AttributeName } from './facetColumns.js';
import type { KindIndex } from './searchIndex.js';

/** `column`: which of the classes of a document is the group's; `member`: which of the group's attributes this is. */
export type Place = { group: AttributeGroup; column: number; member: number; attribute: Attribute };

const placesOfIndex = new WeakMap<KindIndex, ReadonlyMap<AttributeName, Place>>();

export function placeOf(index: KindIndex, name: AttributeName): Place | null {
  const known = placesOfIndex.get(index);
  if (known) return known.get(name) ?? null;
  const places = index.groups.flatMap((group, column) =>
    group.attributes.map((attribute, member): Place => ({ group, column, member, attribute })),
  );
  placesOfIndex.set(index, new Map(places.map(place => [place.attribute.name, place])));
  return placeOf(index, name);
}

/** Class of a document in the attribute's group, among the classes of that group. */
export const classAt = ({ classes: { rows, stride } }: KindIndex, { group, column }: Place, doc: number): number =>
  (rows[doc * stride + column] ?? group.firstClass) - group.firstClass;

/** Options of one document in an attribute. */
export function optionsAt(index: KindIndex, name: AttributeName, doc: number): string[] {
  const place = placeOf(index, name);
  if (!place) return [];
  const { attribute, group, member } = place;
  const number = group.memberOf[member]?.[classAt(index, place, doc)] ?? 0;
  return Array.from(
    attribute.classOptions.subarray(attribute.classStarts[number], attribute.classStarts[number + 1]),
    option => attribute.options[option] ?? '',
  );
}
