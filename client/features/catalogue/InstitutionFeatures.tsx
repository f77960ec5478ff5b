import { INSTITUTION_FEATURES } from '../../../schema/rules/catalogue.values';
import { FactList, FactRow, FlagText } from '../../kernel/facts/FactList';
import { useText } from '../../kernel/i18n/useText';
import type { InstitutionOfPage } from './InstitutionDetails';

type Props = { readonly features: InstitutionOfPage['features'] };

/** The five features of an institution, each with an explanation; an unknown one says so. */
export function InstitutionFeatures({ features }: Props) {
  const t = useText();
  return (
    <>
      <h3>{t('catalogue.features')}</h3>
      <FactList>
        {INSTITUTION_FEATURES.map(name => (
          <FactRow
            key={name}
            label={t(`feature.${name}`)}
            fact={features.find(({ feature }) => feature === name)}
            explanation={t(`catalogue.feature.${name}`)}
          >
            {fact => <FlagText value={fact.value} />}
          </FactRow>
        ))}
      </FactList>
    </>
  );
}
