/** Which of the awards that somebody may look for the name of a scholarship says: one for a master's is for no doctorate, though both may be for research. */
import { keyOfWords, phrasesIn, PHRASE_OF_KEY } from '../text/phrases.js';
import { toWords } from '../text/tokenizer.js';

export const NAMED_AWARDS = ['MASTER', 'DOCTORATE'] as const;
/** Option of a name that says none of them. */
export const NO_NAMED_AWARD = 'UNSTATED';

const groupOf = (phrase: string): number | null => PHRASE_OF_KEY.get(keyOfWords(toWords(phrase)))?.group ?? null;
const GROUPS: Record<(typeof NAMED_AWARDS)[number], number | null> = {
  MASTER: groupOf('master'),
  DOCTORATE: groupOf('PhD'),
};

export function namedAwardsOf(name: string): string[] {
  const groups = new Set(phrasesIn(toWords(name)).map(key => PHRASE_OF_KEY.get(key)?.group ?? null));
  const named = NAMED_AWARDS.filter(award => groups.has(GROUPS[award]));
  return named.length > 0 ? named : [NO_NAMED_AWARD];
}
