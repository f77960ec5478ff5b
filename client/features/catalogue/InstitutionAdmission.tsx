import { UnknownFacts } from '../../kernel/facts/FactEntries';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import { EnglishMinimums } from './EnglishMinimums';
import type { InstitutionAdmission_InstitutionFragment } from './InstitutionAdmission.gql';
import { AskLinks } from './OfficialLink';
import { AdmissionRequirements } from './Requirements';

type Props = { readonly institution: InstitutionAdmission_InstitutionFragment };

export function InstitutionAdmission(masked: MaskedProps<Props>) {
  const { institution } = masked as Props;
  const t = useText();
  const { englishMinimums, minimumGpas, admissionRequirements } = institution;
  const hasRequirements = minimumGpas.length + admissionRequirements.length > 0;
  const unknown = [
    ...(englishMinimums.length > 0 ? [] : [t('catalogue.english')]),
    ...(hasRequirements ? [] : [t('catalogue.requirements')]),
  ];
  return (
    <>
      {englishMinimums.length > 0 ? (
        <Section title={t('catalogue.english')} lead={t('catalogue.englishLead')}>
          <EnglishMinimums minimums={englishMinimums} />
        </Section>
      ) : null}
      {hasRequirements ? (
        <Section title={t('catalogue.requirements')}>
          <AdmissionRequirements averages={minimumGpas} requirements={admissionRequirements} />
        </Section>
      ) : null}
      <UnknownFacts labels={unknown}>
        {t('catalogue.askBeforeApplying')}{' '}
        <AskLinks website={institution.website} subject={`institution=${institution.slug}`} />
      </UnknownFacts>
    </>
  );
}
