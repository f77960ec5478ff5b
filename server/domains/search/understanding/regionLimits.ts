/**
 * A state or a province that is the only place of a text, beside its country perhaps, is a limit: its cities, by what institutions say of their place. Beside a city (`Houston, Texas`), in a name
 * (`University of Texas`, `Ohio State`) and where a city is called so, too (`Victoria`), it stays a word to look for. With an `or` between it and another place it is a limit, too, though nothing
 * is there: either place is asked for (`New Brunswick or Toronto`).
 */
import { wholePhrase } from '../text/phrases.js';
import { isPlaceName, isThereAt, jointAt, type Segment } from './alternatives.js';
import type { CityNames } from './cityNames.js';
import { destinationsOf, type Destination, type Limit } from './limits.js';
import { countryOfRegion } from './regions.js';

const NAMING: ReadonlySet<string> = new Set('state university uni college tech institute a'.split(' '));

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

type IsPlace = (segment: Segment | undefined) => boolean;

/** Places of a list with an `or` in it, by their numbers: `Texas or Boston`, `Vancouver, Toronto or Alberta`. */
function listedWithOr(segments: readonly Segment[], isPlace: IsPlace): ReadonlySet<number> {
  const listed = new Set<number>();
  for (let from = 0; from < segments.length; from++) {
    const row = [from];
    let hasOr = false;
    for (let place = from; isPlace(segments[place]);) {
      const joint = jointAt(segments, place + 1);
      const next = place + 1 + joint.length;
      if (joint.length === 0 || !isPlace(segments[next])) break;
      hasOr ||= joint.isOr;
      row.push((place = next));
    }
    if (hasOr) for (const place of row) listed.add(place);
    from = row.at(-1) ?? from;
  }
  return listed;
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
  const isCountry = ({ limit }: Segment): boolean => limit?.kind === 'PLACE' || limit?.kind === 'EITHER_PLACE';
  const listed = listedWithOr(segments, one => one !== undefined && (isRegion(one) || isCity(one) || isCountry(one)));
  // `Houston, Texas or Boston`
  const isOfCityBefore = (place: number, keys: readonly string[]): boolean => {
    const before = jointAt(segments, place - 1).isOr ? undefined : segments[place - 2];
    const city = before && isCity(before) ? names.cityOf(before.tokens) : null;
    return city !== null && city.keys.some(key => keys.includes(key));
  };
  const isAlone = !segments.some(isOtherPlace);
  if (!isAlone && listed.size === 0) return segments;
  return segments.map((segment, place) => {
    const country = isRegion(segment) ? countryOf(segment) : null;
    if (country === null || isInName(segments, place)) return segment;
    const { keys, institutions } = names.citiesOfRegion(segment.tokens);
    const limit: Limit = {
      kind: 'EITHER_PLACE',
      destinations: [],
      cities: keys,
      institutions,
      isOne: true,
      ...isThereAt(segments, place),
    };
    if (listed.has(place) && !isOfCityBefore(place, keys)) {
      const absent = keys.length === 0 && { absent: { destination: country, region: null } };
      return { ...segment, limit: { ...limit, ...absent } };
    }
    const isElsewhere = countries.length > 0 && !countries.includes(country);
    return !isAlone || isElsewhere || keys.length === 0 ? segment : { ...segment, limit };
  });
}
