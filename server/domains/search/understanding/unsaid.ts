/** What a limit means that its words do not say: whose dollars, the score of which test. */
import { phraseOfClass } from './classPhrases.js';
import { tokensOf } from './tokens.js';

/** There are dollars of several countries. */
const DOLLAR = /đô|\bdo\b|dollar|\$/i;
const TESTS = ['test', 'cambridgeTest'] as const;

const namesTest = (text: string): boolean => {
  const tokens = tokensOf(text);
  return tokens.some((_, from) => TESTS.some(name => phraseOfClass(tokens, from, name) !== null));
};

/** A currency code or a test; null where the words say it: `em có 6.5` means IELTS, `ielts 6.5` says so. */
export function unsaidOf(
  text: string,
  { currency, test }: { currency: string | null; test: string | null },
): string | null {
  if (currency !== null && DOLLAR.test(text)) return currency;
  return test !== null && !namesTest(text) ? test : null;
}
