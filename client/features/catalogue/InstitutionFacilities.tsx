import { FactEntries, factEntry, plainEntry, UnknownFacts, unknownLabels } from '../../kernel/facts/FactEntries';
import { FlagText } from '../../kernel/facts/FactList';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import type { InstitutionFacilities_InstitutionFragment } from './InstitutionFacilities.gql';
import { AskLinks } from './OfficialLink';

type Props = { readonly institution: InstitutionFacilities_InstitutionFragment };

/** Housing and campuses. */
export function InstitutionFacilities(masked: MaskedProps<Props>) {
  const { institution } = masked as Props;
  const t = useText();
  const housing = [
    factEntry(
      t('feature.ACCOMMODATION'),
      institution.features.find(({ feature }) => feature === 'ACCOMMODATION'),
      ({ value }) => <FlagText value={value} />,
      t('catalogue.feature.ACCOMMODATION'),
    ),
  ];
  const campuses = institution.campuses.map(({ name, city, region }) =>
    plainEntry(name, [city, region].filter(Boolean).join(', ')),
  );
  const unknown = [...unknownLabels(housing), ...(campuses.length > 0 ? [] : [t('catalogue.campuses')])];
  return (
    <Section title={t('catalogue.section.facilities')} isTitleHidden>
      <FactEntries entries={housing} />
      {campuses.length > 0 ? <h3>{t('catalogue.campuses')}</h3> : null}
      <FactEntries entries={campuses} />
      <UnknownFacts labels={unknown}>
        {t('catalogue.askBeforeApplying')}{' '}
        <AskLinks website={institution.website} subject={`institution=${institution.slug}`} />
      </UnknownFacts>
    </Section>
  );
}
