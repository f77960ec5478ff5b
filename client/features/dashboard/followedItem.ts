/** Where an application to an item that is followed is begun, and the place that a time is told for. Pure. */
import type { NamedItem } from '../../kernel/cards/namedItem';

/** Where an application to it is begun; null for scholarships, whose applications go elsewhere. */
export const applyPath = (item: NamedItem): string | null =>
  item.__typename === 'Scholarship'
    ? null
    : `/profile/applications/new?${new URLSearchParams({ type: item.__typename.toLowerCase(), item: item.id })}`;

/** `Europe/London` -> `London`. */
export const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
