import type { MaskedProps } from '../../kernel/graphql/masked';
import { useRegionName } from '../../kernel/i18n/regionNames';
import { useText } from '../../kernel/i18n/useText';
import type { NationalitiesText_EligibleFragment } from './NationalitiesText.gql';

type Props = { readonly eligible: NationalitiesText_EligibleFragment };

export function NationalitiesText(masked: MaskedProps<Props>) {
  const {
    eligible: { isOpenToAll, countries, isListPartial },
  } = masked as Props;
  const t = useText();
  const regionName = useRegionName();
  if (isOpenToAll) return t('cards.everyNationality');
  const names = countries.map(regionName).join(', ');
  return isListPartial ? t('catalogue.countriesAndOthers', { names }) : names;
}
