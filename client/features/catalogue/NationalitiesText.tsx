import { useRegionName } from '../../kernel/i18n/regionNames';
import { useText } from '../../kernel/i18n/useText';

type Eligible = {
  readonly isOpenToAll: boolean;
  readonly countries: readonly string[];
  readonly isListPartial: boolean;
};

export function NationalitiesText({
  eligible: { isOpenToAll, countries, isListPartial },
}: {
  readonly eligible: Eligible;
}) {
  const t = useText();
  const regionName = useRegionName();
  if (isOpenToAll) return t('cards.everyNationality');
  const names = countries.map(regionName).join(', ');
  return isListPartial ? t('catalogue.countriesAndOthers', { names }) : names;
}
