import { tuitionShares } from '../../kernel/facts/tuitionShares';
import { useFormat } from '../../kernel/format/useFormat';
import type { Masked } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import type { PickLabel_PickFragment } from './PickLabel.gql';

/** The line of the total with a scholarship: `Nếu được học bổng 20%`; without one share, its name. */
export function usePickLabel(): (pick: Masked<PickLabel_PickFragment>) => string {
  const t = useText();
  const format = useFormat();
  return masked => {
    const { scholarship } = masked as PickLabel_PickFragment;
    const [least, most] = tuitionShares(scholarship.amount) ?? [];
    return least !== undefined && least === most
      ? t('catalogue.ifAwardedShare', { share: format.percent(least) })
      : t('catalogue.ifAwarded', { name: scholarship.name });
  };
}
