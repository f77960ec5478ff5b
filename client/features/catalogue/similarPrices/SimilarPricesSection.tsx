import { awardOf } from '../../../../schema/rules/award.rules';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { similarPricesMessages } from './messages';
import { priceBounds } from './priceBounds';
import { PriceRange } from './PriceRange';
import { PricesSection } from './PricesSection';
import { useSimilarPricesQuery } from './SimilarPrices.gql';
import type { SimilarPricesSection_ProgramFragment } from './SimilarPricesSection.gql';

export const texts = [similarPricesMessages];

type Props = { readonly program: SimilarPricesSection_ProgramFragment };

/** What others with the same degree in the same field and country ask, each with its source: shown as theirs, never as the price of this one. */
export function SimilarPricesSection(masked: MaskedProps<Props>) {
  const { program } = masked as Props;
  const t = useText();
  const { level, field, institution } = program;
  const award = awardOf(program);
  const { data, ...asked } = useSimilarPricesQuery({
    variables: {
      filter: {
        destinations: [institution.destination],
        fields: [field],
        levels: [level],
        awards: [award],
        // Any that is known.
        tuition: { min: 0 },
      },
    },
  });
  const country = t(`destination.${institution.destination}`);
  const bounds = data && priceBounds(data);
  return (
    <PricesSection
      title={t('similarPrices.title')}
      lead={t('similarPrices.lead', { count: data?.cheapest.pageInfo.total ?? 0, country })}
      none={t('similarPrices.none', { country })}
      asked={asked}
    >
      {bounds && <PriceRange bounds={bounds} search={{ destination: institution.destination, level, field, award }} />}
    </PricesSection>
  );
}
