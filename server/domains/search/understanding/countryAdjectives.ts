/**
 * `canadian nursing diploma`, `british scholarships`: what a country is called by before a subject, a level, a school or a scholarship is the country, unless another place or a school is named, or the subject is of
 * its culture (`american literature`). `german` before a subject is the language that it is taught in (givingWay.ts).
 */
import { isPlaceName, isSubject, type Segment } from './alternatives.js';
import { isPlace, type Destination } from './limits.js';

const COUNTRIES: ReadonlyMap<string, Destination> = new Map([
  ['australian', 'AU'],
  ['canadian', 'CA'],
  ['german', 'DE'],
  ['british', 'GB'],
  ['irish', 'IE'],
  ['american', 'US'],
]);
const LANGUAGES: ReadonlySet<string> = new Set(['german']);
/** What stands in a country, or is given there; one university alone is a name, and so is a government or a foundation that gives something. */
const THERE: ReadonlySet<string> = new Set(
  'universities unis colleges schools degree degrees diploma diplomas bachelor bachelors master masters phd mba program programs programme programmes course courses scholarship scholarships'.split(
    ' ',
  ),
);
const OF_CULTURE: ReadonlySet<string> = new Set(
  'history literature studies language languages politics culture cultures art arts music dance film films cinema sign indian english'.split(
    ' ',
  ),
);

const countryOf = ({ tokens: [only, ...others], limit }: Segment): Destination | undefined =>
  only && others.length === 0 && limit === null ? COUNTRIES.get(only.folded) : undefined;

function isOfCountry(segments: readonly Segment[], place: number): boolean {
  const next = segments[place + 1];
  if (!next || next.tokens.some(({ folded }) => OF_CULTURE.has(folded))) return false;
  const word = segments[place]?.tokens[0]?.folded ?? '';
  return next.tokens.some(({ folded }) => THERE.has(folded)) || (!LANGUAGES.has(word) && isSubject(next));
}

export function withCountryAdjectives(segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some(countryOf)) return segments;
  const isOtherPlace = (segment: Segment): boolean =>
    isPlace(segment.limit) ||
    segment.limit?.kind === 'INSTITUTION' ||
    (isPlaceName(segment) && countryOf(segment) === undefined);
  if (segments.some(isOtherPlace)) return segments;
  return segments.map((segment, place) => {
    const destination = countryOf(segment);
    return destination && isOfCountry(segments, place)
      ? { ...segment, limit: { kind: 'PLACE', destination } }
      : segment;
  });
}
