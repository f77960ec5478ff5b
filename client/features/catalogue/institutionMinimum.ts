/** What an institution asks for in English, said in one line. */
import type { Translate } from '../../kernel/i18n/useText';
import type { EnglishMinimums_MinimumFragment } from './EnglishMinimums.gql';

type Minimum = Pick<EnglishMinimums_MinimumFragment, 'test' | 'overall' | 'levels'>;

/** The lowest of IELTS, by which requirements are compared here; of another test where it has none. */
export function lowestMinimum<Known extends Minimum>(minimums: readonly Known[]): Known | undefined {
  const ielts = minimums.filter(({ test }) => test === 'IELTS');
  return ielts.length > 0 ? ielts.reduce((low, one) => (one.overall < low.overall ? one : low)) : minimums[0];
}

/** Null when it holds for every level. */
export const levelsText = (t: Translate, { levels }: Pick<Minimum, 'levels'>): string | null =>
  levels && levels.map(level => t(`level.${level}`)).join('; ');
