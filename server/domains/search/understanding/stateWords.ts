/**
 * `bang New York`, `state of Texas`, `in New York state`: a part of a country, though a city may be called so, too. The word for it is none to look for: no university is called by it. `đại học
 * bang Washington` and `Washington State University` are names.
 */
import { isPlaceName, type Segment } from './alternatives.js';
import type { CityNames } from './cityNames.js';
import { destinationsOf } from './limits.js';
import { wholePhrase } from '../text/phrases.js';
import { countryOfRegion } from './regions.js';

const wordsOf = (segment: Segment | undefined): string =>
  segment && segment.limit === null ? segment.tokens.map(({ folded }) => folded).join(' ') : '';

const BEFORE: ReadonlySet<string> = new Set(['bang', 'tieu bang', 'tinh bang', 'upstate']);
const STATE: ReadonlySet<string> = new Set(['state', 'province']);
const NAMING: ReadonlySet<string> = new Set('university universities uni college colleges'.split(' '));

/** Places of the words for a state around the name of one; none where it is not meant as one. */
function stateWordsAround(segments: readonly Segment[], place: number, { cityOf }: CityNames): number[] {
  const word = (at: number): string => wordsOf(segments[at]);
  if (BEFORE.has(word(place - 1))) return [place - 1];
  if (word(place - 1) === 'of' && STATE.has(word(place - 2))) return [place - 1, place - 2];
  const isIn = word(place - 1) === 'in' || (word(place - 1) === 'the' && word(place - 2) === 'in');
  // `ohio state` is a university, and no other one is called by a state that is a city, too.
  const isCity = cityOf(segments[place]?.tokens ?? []) !== null;
  const isName = NAMING.has(word(place + 2).split(' ')[0] ?? '');
  return STATE.has(word(place + 1)) && (isIn || isCity) && !isName ? [place + 1] : [];
}

const countryOf = (segment: Segment): string | null => {
  const phrase = isPlaceName(segment) ? wholePhrase(segment.tokens) : undefined;
  return phrase ? countryOfRegion(`#${phrase.group}`) : null;
};

/** `NSW or Victoria`, `Victoria, Australia`: the city that is called so lies in no country that is said, the state does. */
function isStateOfSaid(segments: readonly Segment[], segment: Segment, { cityOf }: CityNames): boolean {
  const country = countryOf(segment);
  const city = country === null ? null : cityOf(segment.tokens);
  if (country === null || city === null) return false;
  const said = segments.flatMap(one =>
    one.limit
      ? destinationsOf(one.limit)
      : one !== segment && cityOf(one.tokens) === null
        ? (countryOf(one) ?? [])
        : [],
  );
  return said.includes(country) && !city.keys.some(key => key.startsWith(`${country.toLowerCase()}-`));
}

/** `states`: names of parts of a country that are said to be ones. */
export function withStates(
  segments: readonly Segment[],
  names: CityNames,
): {
  segments: readonly Segment[];
  states: ReadonlySet<Segment>;
} {
  const states = new Set<Segment>();
  const words = new Set<number>();
  for (const [place, segment] of segments.entries()) {
    const around = isPlaceName(segment) ? stateWordsAround(segments, place, names) : [];
    if (around.length > 0 || isStateOfSaid(segments, segment, names)) states.add(segment);
    for (const one of around) words.add(one);
  }
  if (states.size === 0) return { segments, states };
  return {
    segments: segments.map((segment, place) =>
      words.has(place) ? { ...segment, tokens: [], isNeutral: true } : segment,
    ),
    states,
  };
}
