/** In which country a state or a province lies, by the meaning of its name. */
import { phrasesOfLine } from '../text/aims.js';
import { groupOf } from '../text/phrases.js';
import { REGIONS_OF } from '../text/vocabulary/places.js';
import type { Destination } from './limits.js';

const meaningOf = (line: string): string => `#${groupOf(phrasesOfLine(line)[0] ?? '')}`;

const COUNTRIES: ReadonlyMap<string, Destination> = new Map(
  (Object.entries(REGIONS_OF) as [Destination, readonly string[]][]).flatMap(([country, lines]) =>
    lines.map(line => [meaningOf(line), country] as const),
  ),
);

export const countryOfRegion = (meaning: string): Destination | null => COUNTRIES.get(meaning) ?? null;
