import type { RankReason } from '../../generated/types';
import { useText } from '../../kernel/i18n/useText';

/** Says why a result stands where it does; empty where there is no reason to tell. */
export function useWhy(): (reasons: readonly RankReason[]) => string {
  const t = useText();
  return reasons =>
    reasons.length > 0
      ? `${t('search.whyHere')} ${reasons.map(reason => t(`search.reason.${reason}`)).join(', ')}`
      : '';
}
