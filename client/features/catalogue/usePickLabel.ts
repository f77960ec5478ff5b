import { tuitionShares } from '../../kernel/facts/tuitionShares';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import type { Fitting } from './scholarshipPick';

/** The line of the total with a scholarship: `Nếu được học bổng 20%`; without one share, its name. */
export function usePickLabel(): (pick: Fitting) => string {
  const t = useText();
  const format = useFormat();
  return pick => {
    const [least, most] = tuitionShares(pick.scholarship.amount) ?? [];
    return least !== undefined && least === most
      ? t('catalogue.ifAwardedShare', { share: format.percent(least) })
      : t('catalogue.ifAwarded', { name: pick.scholarship.name });
  };
}
