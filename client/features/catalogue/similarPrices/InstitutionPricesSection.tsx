import { Fragment } from 'react';
import { PROGRAM_LEVELS } from '../../../../schema/rules/catalogue.values';
import type { ProgramFilter, ProgramLevel } from '../../../generated/types';
import { UnknownFacts } from '../../../kernel/facts/FactEntries';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { type InstitutionPricesQuery, useInstitutionPricesQuery } from './InstitutionPrices.gql';
import type { InstitutionPricesSection_InstitutionFragment } from './InstitutionPricesSection.gql';
import { priceBounds } from './priceBounds';
import { PriceRange } from './PriceRange';
import { PricesSection } from './PricesSection';

type Props = { readonly institution: InstitutionPricesSection_InstitutionFragment };

/** What institutions of the same kind in the same country ask, level by level, each price with its source: shown as theirs. */
export function InstitutionPricesSection(masked: MaskedProps<Props>) {
  const { institution } = masked as Props;
  const t = useText();
  const { destination, type } = institution;
  const filterOf = (level: ProgramLevel): ProgramFilter => ({
    destinations: [destination],
    institutionTypes: [type],
    levels: [level],
    // Any that is known.
    tuition: { min: 0 },
  });
  const { data, ...asked } = useInstitutionPricesQuery({
    variables: {
      undergraduate: filterOf('UNDERGRADUATE'),
      graduate: filterOf('GRADUATE'),
      postgraduate: filterOf('POSTGRADUATE'),
    },
  });
  const names = { country: t(`destination.${destination}`), type: t(`institutionType.${type}`) };
  return (
    <PricesSection
      title={t('similarPrices.institutions.title')}
      lead={t('similarPrices.institutions.lead', names)}
      none={t('similarPrices.institutions.none', names)}
      asked={asked}
    >
      {data && pricesByLevel(data)}
    </PricesSection>
  );

  function pricesByLevel(answer: InstitutionPricesQuery) {
    const found = foundIn(answer);
    const levels = PROGRAM_LEVELS.map(level => ({ level, bounds: priceBounds(found[level]) }));
    if (levels.every(({ bounds }) => bounds === null)) return null;
    return (
      <>
        {levels.map(({ level, bounds }) =>
          bounds ? (
            <Fragment key={level}>
              <h3>
                {t('similarPrices.institutions.level', {
                  level: t(`level.${level}`),
                  count: found[level].cheapest.pageInfo.total,
                })}
              </h3>
              <PriceRange bounds={bounds} search={{ destination, level, institutionType: type }} />
            </Fragment>
          ) : null,
        )}
        <UnknownFacts labels={levels.flatMap(({ level, bounds }) => (bounds ? [] : t(`level.${level}`)))} />
      </>
    );
  }
}

const foundIn = (data: InstitutionPricesQuery) => ({
  UNDERGRADUATE: { cheapest: data.undergraduateCheapest, dearest: data.undergraduateDearest },
  GRADUATE: { cheapest: data.graduateCheapest, dearest: data.graduateDearest },
  POSTGRADUATE: { cheapest: data.postgraduateCheapest, dearest: data.postgraduateDearest },
});
