/**
 * A state or a province that is the only place of a text, beside its country perhaps, is a limit: its cities, by what institutions say of their place. Beside a city (`Houston, Texas`), in a name
 * (`University of Texas`, `Ohio State`) and where a city is called so, too (`Victoria`), it stays a word to look for.
 */
import { wholePhrase } from '../text/phrases.js';
import { isPlaceName, type Segment } from './alternatives.js';
import type { CityNames } from './cityNames.js';
import { destinationsOf, type Destination, type Limit } from './limits.js';
import { countryOfRegion } from './regions.js';

const NAMING: ReadonlySet<string> = new Set(
  'state university universities uni college colleges tech institute a'.split(' '),
);

function countryOf(segment: Segment): Destination | null {
  const phrase = isPlaceName(segment) ? wholePhrase(segment.tokens) : undefined;
  return phrase ? countryOfRegion(`#${phrase.group}`) : null;
}

/** Whether words beside it make a name of it. */
function isInName(segments: readonly Segment[], place: number): boolean {
  const before = segments[place - 1]?.tokens.at(-1);
  const after = segments[place + 1]?.tokens[0];
  return before?.folded === 'of' || (after !== undefined && NAMING.has(after.folded));
}

export function withRegions(
  segments: readonly Segment[],
  names: CityNames,
  states: ReadonlySet<Segment>,
): readonly Segment[] {
  const isCity = ({ tokens, limit, isNeutral }: Segment): boolean =>
    limit === null && !isNeutral && tokens.length > 0 && names.cityOf(tokens) !== null;
  const isRegion = (segment: Segment): boolean =>
    countryOf(segment) !== null && (!isCity(segment) || states.has(segment));
  if (!segments.some(isRegion)) return segments;
  const isOtherPlace = (segment: Segment): boolean =>
    segment.limit === null
      ? !isRegion(segment) && (isCity(segment) || isPlaceName(segment))
      : segment.limit.kind === 'INSTITUTION' ||
        segment.limit.kind === 'GROUP' ||
        (segment.limit.kind === 'EITHER_PLACE' && segment.limit.destinations.length === 0);
  const countries = segments.flatMap(({ limit }) => (limit ? destinationsOf(limit) : []));
  if (segments.some(isOtherPlace)) return segments;
  return segments.map((segment, place) => {
    const country = isRegion(segment) ? countryOf(segment) : null;
    if (country === null || isInName(segments, place)) return segment;
    if (countries.length > 0 && !countries.includes(country)) return segment;
    const { keys, institutions } = names.citiesOfRegion(segment.tokens);
    if (keys.length === 0) return segment;
    const limit: Limit = { kind: 'EITHER_PLACE', destinations: [], cities: keys, institutions, isOne: true };
    return { ...segment, limit };
  });
}
