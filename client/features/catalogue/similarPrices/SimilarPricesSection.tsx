import { awardOf } from '../../../../schema/rules/award.rules';
import { useText } from '../../../kernel/i18n/useText';
import type { ProgramOfPage } from '../ProgramDetail';
import { similarPricesMessages } from './messages';
import { priceBounds } from './priceBounds';
import { PriceRange } from './PriceRange';
import { PricesSection } from './PricesSection';
import { useSimilarPricesQuery } from './SimilarPrices.gql';

export const texts = [similarPricesMessages];

export type ProgramWithoutPrice = Pick<ProgramOfPage, 'title' | 'award' | 'level' | 'field'> & {
  readonly institution: Pick<ProgramOfPage['institution'], 'destination'>;
};

/** What others with the same degree in the same field and country ask, each with its source: told as theirs, never as the price of this one. */
export function SimilarPricesSection({ program }: { readonly program: ProgramWithoutPrice }) {
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
