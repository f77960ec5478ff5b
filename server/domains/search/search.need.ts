/** What somebody has to live on is told by few scholarships: where none that has the rest of a text tells it, it is left out, and said to be (`học oxford mà nhà nghèo`). */
import type { Understanding } from './understanding/understand.js';

type Item = Understanding['items'][number];
const isOfNeed = ({ limit }: Item): boolean => limit.kind === 'AUDIENCE' && limit.audiences.includes('IN_NEED');

/** A text without it, and the words of it; null where it does not say it, or nothing else. */
export function withoutNeed(understanding: Understanding): { understanding: Understanding; words: string[] } | null {
  const { items, rest } = understanding;
  const said = items.filter(isOfNeed);
  if (said.length === 0 || (said.length === items.length && rest === '')) return null;
  return {
    understanding: { ...understanding, items: items.filter(item => !isOfNeed(item)) },
    words: said.map(({ text }) => text),
  };
}
