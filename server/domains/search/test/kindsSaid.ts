/** What a text is understood to say, by kind, where no institution is known; what would be welcome as a wish of a kind. */
import { understand } from '../understanding/understand.js';
import { NO_NAMES } from './noNames.js';

export function kindsSaid(text: string): { kinds: string[]; rest: string } {
  const { items, rest } = understand(text, NO_NAMES);
  return { kinds: items.map(({ limit }) => (limit.kind === 'WISH' ? `WISH ${limit.of.kind}` : limit.kind)), rest };
}
