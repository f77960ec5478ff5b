/** The tab School Details with its three sections. */
import { FactList, FactRow, PlainRow } from '../../kernel/facts/FactList';
import { FactSource } from '../../kernel/facts/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import { Tabs } from '../../kernel/ui/Tabs';
import { EnglishMinimums } from './EnglishMinimums';
import type { InstitutionDetailQuery } from './InstitutionDetail.gql';
import { InstitutionFeatures } from './InstitutionFeatures';
import { institutionAddress, SECTIONS, type TabSection } from './institutionTabs';
import { AdmissionRequirements } from './Requirements';
import { NothingPublished } from './NothingPublished';
import styles from './catalogue.module.css';

export type InstitutionOfPage = NonNullable<InstitutionDetailQuery['institution']>;
type Props = { readonly institution: InstitutionOfPage; readonly section: TabSection };

export function InstitutionDetails({ institution, section }: Props) {
  const t = useText();
  return (
    <div className={styles.panel}>
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
      {section === 'overview' ? <Overview institution={institution} /> : null}
      {section === 'admission' ? <Admission institution={institution} /> : null}
      {section === 'facilities' ? <Facilities institution={institution} /> : null}
    </div>
  );
}

type PartProps = { readonly institution: InstitutionOfPage };

function Overview({ institution }: PartProps) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  return (
    <Section title={t('catalogue.section.overview')} isTitleHidden>
      {institution.summary ? <p className={styles.summary}>{localized(institution.summary)}</p> : null}
      <FactList>
        <PlainRow label={t('catalogue.founded')}>{institution.foundedYear}</PlainRow>
        <PlainRow label={t('catalogue.institutionType')}>{t(`institutionType.${institution.type}`)}</PlainRow>
        <FactRow label={t('catalogue.schoolId')} fact={institution.schoolId}>
          {code => code.value}
        </FactRow>
        {institution.destination === 'CA' ? (
          <FactRow label={t('catalogue.dliNumber')} fact={institution.dliNumber}>
            {code => code.value}
          </FactRow>
        ) : null}
        <FactRow
          label={t('cards.costOfLivingIn', { destination: institution.destination })}
          fact={institution.costOfLiving}
        >
          {format.money}
        </FactRow>
        <PlainRow label={t('catalogue.otherNames')}>{institution.aliases.join(', ')}</PlainRow>
      </FactList>
      <InstitutionFeatures features={institution.features} />
    </Section>
  );
}

function Admission({ institution }: PartProps) {
  const t = useText();
  return (
    <>
      <Section
        title={t('catalogue.english')}
        lead={institution.englishMinimums.length > 0 ? t('catalogue.englishLead') : undefined}
      >
        <EnglishMinimums minimums={institution.englishMinimums} />
      </Section>
      <Section title={t('catalogue.requirements')}>
        <AdmissionRequirements requirements={institution.admissionRequirements} />
      </Section>
    </>
  );
}

function Facilities({ institution }: PartProps) {
  const t = useText();
  const accommodation = institution.features.find(({ feature }) => feature === 'ACCOMMODATION');
  return (
    <>
      <Section title={t('feature.ACCOMMODATION')}>
        {accommodation ? (
          <div className={styles.item}>
            <p className={styles.strong}>{t(accommodation.value ? 'common.yes' : 'common.no')}</p>
            <FactSource fact={accommodation} label={t('feature.ACCOMMODATION')} />
          </div>
        ) : (
          <NothingPublished />
        )}
      </Section>
      <Section title={t('catalogue.campuses')}>
        {institution.campuses.length === 0 ? (
          <NothingPublished />
        ) : (
          <FactList>
            {institution.campuses.map(campus => (
              <PlainRow key={`${campus.name}-${campus.city}`} label={campus.name}>
                {[campus.city, campus.region].filter(Boolean).join(', ')}
              </PlainRow>
            ))}
          </FactList>
        )}
      </Section>
    </>
  );
}
