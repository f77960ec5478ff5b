/** What a limit means that its words do not say: in which currency, whose dollars, the score of which test. */
import { phraseOfClass } from './classPhrases.js';
import { namesCurrency } from './fees.js';
import type { ClassName } from './said.js';
import { tokensOf, type Token } from './tokens.js';

const TESTS: readonly ClassName[] = ['test', 'cambridgeTest'];
const SUM_WORDS: readonly ClassName[] = ['sumWord'];
const DONG_SCALES: readonly ClassName[] = ['dongScale'];

const hasPhrase = (tokens: readonly Token[], classes: readonly ClassName[]): boolean =>
  tokens.some((_, from) => classes.some(name => phraseOfClass(tokens, from, name) !== null));

const saysSum = (tokens: readonly Token[]): boolean =>
  tokens.some(({ number }) => (number ?? 0) > 0) || hasPhrase(tokens, SUM_WORDS);

/** Whoever says `triệu` and no currency speaks of dong, and whoever says dollars of those of some country. */
const saysCurrency = (text: string, tokens: readonly Token[], currency: string): boolean =>
  namesCurrency(text) || (currency === 'VND' && hasPhrase(tokens, DONG_SCALES));

/** A currency code or a test; null where the words say it: `em có 6.5` means IELTS, `ielts 6.5` says so. What costs nothing does so in every currency. */
export function unsaidOf(
  text: string,
  { currency, test }: { currency: string | null; test: string | null },
): string | null {
  const tokens = tokensOf(text);
  if (currency !== null && saysSum(tokens) && !saysCurrency(text, tokens, currency)) return currency;
  return test !== null && !hasPhrase(tokens, TESTS) ? test : null;
}
