/** The tab School Details with its three sections. */
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { Tabs } from '../../kernel/ui/Tabs';
import { InstitutionAdmission } from './InstitutionAdmission';
import type { InstitutionDetails_InstitutionFragment } from './InstitutionDetails.gql';
import { InstitutionFacilities } from './InstitutionFacilities';
import { InstitutionOverview } from './InstitutionOverview';
import { institutionAddress, SECTIONS, type TabSection } from './institutionTabs';
import styles from './catalogue.module.css';

type Props = { readonly institution: InstitutionDetails_InstitutionFragment; readonly section: TabSection };

const PARTS = {
  overview: InstitutionOverview,
  admission: InstitutionAdmission,
  facilities: InstitutionFacilities,
} as const;

export function InstitutionDetails(masked: MaskedProps<Props>) {
  const { institution, section } = masked as Props;
  const t = useText();
  const Part = PARTS[section];
  return (
    <div className={styles.sections}>
      <Tabs
        look="pills"
        label={t('catalogue.institutionTab.details')}
        items={SECTIONS.map(id => ({
          id,
          label: t(`catalogue.section.${id}`),
          to: institutionAddress(institution.slug, { section: id }),
          isCurrent: id === section,
        }))}
      />
      <Part institution={institution} />
    </div>
  );
}
