/** The minimum in a test that programs ask for as a rule: what tells none is taken to ask for it. */
import { ENGLISH_TESTS, type EnglishTest } from '../../../../schema/rules/catalogue.values.js';
import { onceAnIndex } from '../build/onceAnIndex.js';
import type { KindIndex } from '../build/searchIndex.js';

/** The one in the middle of those that are known; NaN where none is. */
function middleOf({ englishMinimums, englishSetOf, size }: KindIndex, test: EnglishTest): number {
  const place = ENGLISH_TESTS.indexOf(test);
  const known = Array.from(
    { length: size },
    (_, doc) => englishMinimums[(englishSetOf[doc] as number) * ENGLISH_TESTS.length + place] ?? NaN,
  ).filter(minimum => !Number.isNaN(minimum));
  return known.toSorted((a, b) => a - b)[Math.floor(known.length / 2)] ?? NaN;
}

const usualOnce = onceAnIndex<KindIndex, EnglishTest, number>();

export const usualMinimum = (index: KindIndex, test: EnglishTest): number =>
  usualOnce(index, test, () => middleOf(index, test));
