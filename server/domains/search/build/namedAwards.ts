/** Which of the awards that somebody may look for the name of a scholarship says: one for a master's is for no doctorate, though both may be for research. */
import type { PROGRAM_LEVELS } from '../../../../schema/rules/catalogue.values.js';
import { groupOf, PHRASE_OF_KEY } from '../text/phrases.js';
import { phrasesIn } from '../text/writtenPhrases.js';
import { toWords } from '../text/tokenizer.js';
import type { StoredScholarship } from './storedRows.js';

type ProgramLevel = (typeof PROGRAM_LEVELS)[number];
type Leveled = { name: string; levels: readonly ProgramLevel[] | null };

export const NAMED_AWARDS = ['MASTER', 'DOCTORATE'] as const;
/** Option of a name that says none of them. */
export const NO_NAMED_AWARD = 'UNSTATED';

const GROUPS: Record<(typeof NAMED_AWARDS)[number], number | null> = {
  MASTER: groupOf('master'),
  DOCTORATE: groupOf('PhD'),
};

const EXCHANGE = groupOf('exchange');

const groupsIn = (name: string): Set<number | null> =>
  new Set(phrasesIn(toWords(name)).map(key => PHRASE_OF_KEY.get(key)?.group ?? null));

type Named = { name: string; marks: StoredScholarship['marks'] };

/** Whether it pays a stay of some months or a year and no degree, as is known of it or as its name says. */
export const isExchange = ({ name, marks }: Named): boolean =>
  marks.includes('EXCHANGE') || groupsIn(name).has(EXCHANGE);

export function namedAwardsOf(name: string): string[] {
  const groups = groupsIn(name);
  const named = NAMED_AWARDS.filter(award => groups.has(GROUPS[award]));
  return named.length > 0 ? named : [NO_NAMED_AWARD];
}

/** Levels of which a text may ask: a research master's, which is beside doctorates among them, is a master's where the name says so. */
export function levelsSaid({ name, levels }: Leveled): ProgramLevel[] {
  const isMaster = levels?.includes('POSTGRADUATE') === true && namedAwardsOf(name).includes('MASTER');
  return [...new Set([...(levels ?? []), ...(isMaster ? (['GRADUATE'] as const) : [])])];
}

/** Whether a scholarship of the level of doctorates and research master's may be for the latter. */
export const maySupportResearchMaster = ({ name, levels }: Leveled): boolean =>
  levels?.includes('POSTGRADUATE') === true && !isForDoctorate(name);
const isForDoctorate = (name: string): boolean => namedAwardsOf(name).every(award => award === 'DOCTORATE');
