/** What is near a trade: the same trade elsewhere before degrees of engineering in the place, and nothing that follows a first degree. */
import { CRAFT_MEANINGS, NAMED_TRADE_KEYS, NAMED_TRADE_MEANINGS, TRADES_NEARBY, widerThan } from '../text/concepts.js';
import type { Term } from '../text/terms.js';
import { isLevel, type Limit } from '../understanding/limits.js';
import { AWARDS_OF_LEVEL } from '../understanding/saidLimits.js';
import type { Understanding } from '../understanding/understand.js';
import { optionsOf } from './filters.js';
import type { Change, Items } from './nearRelations.js';

/** Nobody who wants a trade begins with what follows a first degree. */
export const BEHIND_SCHOOL = optionsOf('AWARD', ...AWARDS_OF_LEVEL.FROM_SCHOOL);

/** What stands where it was asked for and is akin to the subject, or another trade of its field. */
export const AKIN_THERE = { relation: 'SAME_PLACE', isKinAlone: true } as const;

/** Whether trades of the same field are near all subjects: within a city those are no answer (search.unwanted.ts). */
export const haveTradesNearby = (subjects: readonly Term[]): boolean =>
  subjects.length > 0 && subjects.every(({ meaning }) => TRADES_NEARBY.has(meaning));

/** Levels at which trades are learned. */
const OF_TRADES: readonly string[] = ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'GRADUATE_CERTIFICATE'];
const isOfTrades = (limit: Limit): boolean =>
  limit.kind === 'AWARD' && limit.awards.every(award => OF_TRADES.includes(award));

/** Whether a text is about a trade: by its name, or a subject that is one at the said level (`diploma automotive`); of those who say a level above, none is. */
export function isTrade({ meaning, own }: Term, items: Items): boolean {
  const levels = items.map(({ limit }) => limit).filter(isLevel);
  if (!levels.every(isOfTrades)) return false;
  if (CRAFT_MEANINGS.has(meaning) || own.some(key => NAMED_TRADE_KEYS.has(key))) return true;
  return levels.length > 0 && NAMED_TRADE_MEANINGS.has(meaning);
}

/** Whether nothing of it is near that follows a first degree: of several levels that are called by one name one may. */
export const isFromSchool = (term: Term, items: Items): boolean =>
  isTrade(term, items) &&
  items.every(({ limit }) => limit.kind !== 'AWARD' || !limit.awards.includes('GRADUATE_CERTIFICATE'));

/** The trade elsewhere, and what is akin to it there. `kept`: the level with combinations of the other limits, the largest first, then these without it. */
export function tradeElsewhere({
  kept,
  decoded,
  subject,
  rest,
}: {
  kept: readonly Items[];
  decoded: string | null;
  subject: Term;
  rest: string;
}): { same: Change[]; akin: Change[] } {
  const within = (items: Items): Understanding => ({ items, rest, decoded });
  const same = kept.map(items => ({ relation: 'SAME_SUBJECT', changed: within(items), replaced: null }) as const);
  // A kitchen is near a bakery; what a mechanic learns has a broader subject.
  const isKinNear = widerThan(subject.meaning).length === 0;
  return { same, akin: isKinNear ? same.map(one => ({ ...one, isAtLevel: true, isRelated: true }) as const) : [] };
}
