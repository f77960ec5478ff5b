/** What a text says of a scholarship, where programs are looked for: it is left out as it was typed, not as the single words that programs do not have. */
import type { SearchIndex } from './build/searchIndex.js';
import { namesScholarship } from '../../../schema/rules/search.kinds.js';
import { vocabularyOf } from './understanding/institutionNames.js';
import { understand } from './understanding/understand.js';
import { lineOf } from './search.elsewhere.js';
import { toWords } from './text/tokenizer.js';

const foldedIn = (text: string): string[] => toWords(text).map(({ folded }) => folded);

/** How much a scholarship should pay, as typed (`at least 50% tuition`). */
function paymentsIn(index: SearchIndex, text: string): string[] {
  const { items } = understand(text, vocabularyOf(index), {});
  return items.flatMap(({ limit, from, to }) => (limit.kind === 'COVERAGE' ? [lineOf(text.slice(from, to))] : []));
}

/** Of words that are left out those of one payment as the payment, together with the word for a scholarship beside it. */
export function scholarshipsAsTyped(index: SearchIndex, typed: string, words: readonly string[]): string[] {
  if (words.length === 0 || !namesScholarship(typed)) return [...words];
  const text = lineOf(typed);
  return paymentsIn(index, typed).reduce(
    (left, payment) => {
      const own = new Set(foldedIn(payment));
      const isOfPayment = (word: string): boolean => foldedIn(word).every(one => own.has(one));
      const place = left.findIndex(isOfPayment);
      if (place < 0) return left;
      const others = left.filter(word => !isOfPayment(word));
      const beside = others.find(word =>
        [`${word} ${payment}`, `${payment} ${word}`].some(both => text.includes(both)),
      );
      const whole = [`${beside} ${payment}`, `${payment} ${beside}`].find(both => text.includes(both)) ?? payment;
      const behind = others.filter(word => word !== beside);
      return behind.toSpliced(Math.min(place, behind.length), 0, whole);
    },
    [...words],
  );
}
