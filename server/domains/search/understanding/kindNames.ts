/** Kinds of institution that tell one of a city or a state from another: `bách khoa munich`, `đại học bang washington`. */
import { groupOf, phraseAt, PHRASES } from '../text/phrases.js';
import type { SearchIndex } from '../build/searchIndex.js';
import { cityNamed } from './cityNames.js';
import { withAllWords, type Docs } from './nameDocs.js';
import type { Token } from './tokens.js';

const TECHNICAL = groupOf('bách khoa');
const STATE = groupOf('đại học bang');

const TECHNICAL_PHRASES = PHRASES.filter(({ group }) => group === TECHNICAL);
/** Words of the names for a technical university, and those names of which each word tells something. */
export const TECHNICAL_WORDS: ReadonlySet<string> = new Set(TECHNICAL_PHRASES.flatMap(({ forms }) => forms.flat()));
const TECHNICAL_NAMES: readonly (readonly string[])[] = TECHNICAL_PHRASES.map(({ words }) =>
  words.map(({ folded }) => folded).filter(word => word !== 'of'),
);

/** What follows a name for a technical university; null where none begins. */
function afterTechnical(tokens: readonly Token[]): readonly Token[] | null {
  if (!TECHNICAL_WORDS.has(tokens[0]?.folded ?? '')) return null;
  const phrase = phraseAt(tokens, 0);
  return phrase?.group === TECHNICAL && phrase.words.length < tokens.length ? tokens.slice(phrase.words.length) : null;
}

/** `bách khoa munich`: the technical university of a city. */
export function technicalNames(index: SearchIndex): (tokens: readonly Token[]) => Docs {
  let technical: Set<number> | null = null;
  return tokens => {
    const place = afterTechnical(tokens);
    const city = place && cityNamed(index, place);
    if (!city) return [];
    technical ??= new Set(TECHNICAL_NAMES.flatMap(name => withAllWords(index.institutions, name)));
    return [...new Set(city.institutions)].filter(doc => technical?.has(doc));
  };
}

const STATE_WORDS: ReadonlySet<string> = new Set(['bang', 'state']);

/** The group of phrases for a state university where one of them is said. */
export const stateSaid = (tokens: readonly Token[]): number | null =>
  tokens.some(({ folded }) => STATE_WORDS.has(folded)) &&
  tokens.some((_, from) => phraseAt(tokens, from)?.group === STATE)
    ? STATE
    : null;
