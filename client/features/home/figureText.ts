import type { Translate } from '../../kernel/i18n/useText';
import type { useFormat } from '../../kernel/format/useFormat';
import type { OperatorFigures_FigureFragment } from './OperatorFigures.gql';

const MILLION = 1_000_000;

/** `140,000+`, `95%`, `1.3M+`. */
export function figureText(
  { id, value, isAtLeast }: OperatorFigures_FigureFragment,
  format: ReturnType<typeof useFormat>,
  t: Translate,
): string {
  const plus = isAtLeast ? '+' : '';
  if (id === 'SUCCESS_RATE') return format.percent(value) + plus;
  if (value >= MILLION) return t('home.million', { formatted: format.number(value / MILLION) }) + plus;
  return format.number(value) + plus;
}
