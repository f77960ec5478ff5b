/** A city of one university beside a subject (`marketing Stanford`): who says no word for a place asks as much for its university. */
import type { SearchIndex } from './build/searchIndex.js';
import { readQueryText } from './query/textMatch.js';
import { CALLED_BY_CITY } from './text/vocabulary/institutions.js';
import { toWords } from './text/tokenizer.js';
import { understandText } from './search.understanding.js';
import { isLevel, isPlace, isSingleCity, type EitherPlace } from './understanding/limits.js';
import type { SearchKind } from './understanding/limitFilters.js';
import type { Understanding, Understood } from './understanding/understand.js';
import { hasSubject } from './text/subjects.js';

/** Words before the name of a place: behind them it is no school. */
export const WORDS_FOR_PLACES: ReadonlySet<string> = new Set('o in tai near around gan tp pho city'.split(' '));

type City = Omit<Understood, 'limit'> & { limit: EitherPlace };

/** The only place of a text, if it is a city, and the word before it. */
function onlyCity(text: string, { items }: Understanding): { city: City; before: string | undefined } | null {
  const [city, ...others] = items.filter(({ limit }) => isPlace(limit));
  if (!city || !isSingleCity(city.limit) || others.length > 0) return null;
  const before = toWords(text.slice(0, city.from)).at(-1)?.folded;
  return before !== undefined && WORDS_FOR_PLACES.has(before) ? null : { city: city as City, before };
}

/** The one university that is called by a city. */
function universityOf(index: SearchIndex, city: City): number | null {
  const [named] = understandText(index, { kind: 'programs', text: `university ${city.text}` }).items;
  if (named?.limit.kind !== 'INSTITUTION') return null;
  const [only, ...more] = named.limit.institutions;
  return only !== undefined && more.length === 0 ? only : null;
}

const withInstitution = (understanding: Understanding, city: City, only: number): Understanding => ({
  ...understanding,
  // Among institutions a city is looked for, too.
  rest: understanding.rest.replace(city.text, '').trim(),
  items: understanding.items.map(item =>
    item.id === city.id ? { ...item, limit: { kind: 'INSTITUTION', institutions: [only] } } : item,
  ),
});

/** The same with the university in the place of its city; as it was where there is none, or more than one there. */
export function withUniversity(index: SearchIndex, text: string, understanding: Understanding): Understanding {
  // Whoever says a level as well wants it elsewhere before another one there, and a month without a subject asks for no university.
  if (understanding.items.some(({ limit }) => isLevel(limit)) || understanding.rest.trim() === '') return understanding;
  const said = onlyCity(text, understanding);
  if (said === null || said.before === undefined) return understanding;
  const only = universityOf(index, said.city);
  // A search for the city finds what the university has, and nothing else: it is the link of what is near.
  const { institutions } = said.city.limit;
  const isAlone = only !== null && institutions.length === 1 && institutions[0] === only;
  return isAlone ? withInstitution(understanding, said.city, only) : understanding;
}

/** A city by whose name everybody means its university, whatever else is there: beside a subject `Cambridge` is no MIT. */
export function withCalledUniversity(
  index: SearchIndex,
  { text, kind, isNameLimit = kind === 'programs' }: { text: string; kind: SearchKind; isNameLimit?: boolean },
  understanding: Understanding,
): Understanding {
  const said = isNameLimit ? onlyCity(text, understanding) : null;
  if (said === null || !CALLED_BY_CITY.has(said.city.text.toLowerCase())) return understanding;
  const only = universityOf(index, said.city);
  if (only === null || !said.city.limit.institutions.includes(only)) return understanding;
  const called = withInstitution(understanding, said.city, only);
  const { terms } = readQueryText(index.programs, called.rest);
  const isBesideSubject = hasSubject(terms) && terms.every(({ role }) => role !== 'PLACE');
  return isBesideSubject ? called : understanding;
}
