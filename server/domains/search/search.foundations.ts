/** Foundation years that a text asks for where only the degrees behind them are found. */
import { PROFILE_LEVELS } from '../../../schema/rules/catalogue.values.js';
import { optionsAt } from './build/attributeLookup.js';
import { NAMED_FOUNDATION } from './build/entryRoutes.js';
import type { KindIndex } from './build/searchIndex.js';
import { facetsOf } from './query/filters.js';
import { countQuery, type KindQuery } from './query/runQuery.js';
import { FOUNDATIONS } from './search.precedence.js';
import { toWords } from './text/tokenizer.js';
import { isPreparing } from './understanding/limits.js';
import type { Understanding } from './understanding/understand.js';

/** A year that is behind somebody, that a university has, or that leads to a degree asks for the degree. */
const OF_A_DEGREE: ReadonlySet<string> = new Set(
  'co with can qua nhan after sau xong finished completed da'.split(' '),
);
const WORDS_BEFORE = 3;

type Asked = { text: string; understanding: Understanding };

function foundationsIn({ text, understanding: { items } }: Asked): string[] {
  return items.flatMap(item => {
    if (!isPreparing(item.limit)) return [];
    const before = toWords(text.slice(0, item.from)).slice(-WORDS_BEFORE);
    const words = [...before, ...toWords(item.text).slice(0, 1)].map(({ folded }) => folded);
    return words.some(word => OF_A_DEGREE.has(word)) ? [] : [item.text];
  });
}

const isAsked = ({ filters }: KindQuery): boolean =>
  filters.some(filter => facetsOf(filter).some(facet => facet === 'ENTRY'));

/** Foundation years that a text asks for, as typed, where what is found follows one, and nothing of it is such a year itself. */
export function unheldFoundations(index: KindIndex, query: KindQuery, asked: Asked): string[] {
  const isHeld = (): boolean => countQuery(index, { ...query, filters: [...query.filters, FOUNDATIONS] }).total > 0;
  return isAsked(query) && !isHeld() ? foundationsIn(asked) : [];
}

const OF_DIPLOMAS = PROFILE_LEVELS.indexOf('DIPLOMA');
/** Such a year by its title, or a diploma that leads into a degree. */
const leadsToDegree = (index: KindIndex, doc: number): boolean =>
  index.awardOf[doc] === OF_DIPLOMAS || optionsAt(index, 'NAMED_ENTRY', doc).includes(NAMED_FOUNDATION);

/** The same of what is near: a degree that follows such a year lets go of it, too. */
export const foundationsBeyond = (
  index: KindIndex,
  { query, docs, ...asked }: Asked & { query: KindQuery; docs: readonly number[] },
): string[] => (isAsked(query) && docs.every(doc => !leadsToDegree(index, doc)) ? foundationsIn(asked) : []);
