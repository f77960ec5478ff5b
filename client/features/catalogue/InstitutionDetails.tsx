/** The tab School Details with its three sections. */
import { useText } from '../../kernel/i18n/useText';
import { Tabs } from '../../kernel/ui/Tabs';
import type { InstitutionDetailQuery } from './InstitutionDetail.gql';
import { InstitutionAdmission } from './InstitutionAdmission';
import { InstitutionFacilities } from './InstitutionFacilities';
import { InstitutionOverview } from './InstitutionOverview';
import { institutionAddress, SECTIONS, type TabSection } from './institutionTabs';
import styles from './catalogue.module.css';

export type InstitutionOfPage = NonNullable<InstitutionDetailQuery['institution']>;
export type InstitutionPartProps = { readonly institution: InstitutionOfPage };
type Props = InstitutionPartProps & { readonly section: TabSection };

const PARTS = {
  overview: InstitutionOverview,
  admission: InstitutionAdmission,
  facilities: InstitutionFacilities,
} as const;

export function InstitutionDetails({ institution, section }: Props) {
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
