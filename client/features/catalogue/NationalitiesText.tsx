import { useRegionName } from '../../kernel/i18n/regionNames';
import { useText } from '../../kernel/i18n/useText';

type Eligible = { readonly isOpenToAll: boolean; readonly countries: readonly string[] };

export function NationalitiesText({ eligible: { isOpenToAll, countries } }: { readonly eligible: Eligible }) {
  const t = useText();
  const regionName = useRegionName();
  return isOpenToAll ? t('cards.everyNationality') : countries.map(regionName).join(', ');
}
