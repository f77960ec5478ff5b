import { useParams, useSearchParams } from 'react-router';
import { brand } from '../../../schema/site/brand';
import { ItemActions } from '../../kernel/cards/ItemActions';
import { useFormat } from '../../kernel/format/useFormat';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Breadcrumbs } from '../../kernel/seo/Breadcrumbs';
import { JsonLd } from '../../kernel/seo/JsonLd';
import { PageHead } from '../../kernel/seo/PageHead';
import { useSiteAddress } from '../../kernel/seo/useSiteAddress';
import { ChipList } from '../../kernel/ui/Chip';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { Tabs } from '../../kernel/ui/Tabs';
import { DetailHeader } from './DetailHeader';
import { InstitutionDetails } from './InstitutionDetails';
import { useInstitutionDetailQuery } from './InstitutionDetail.gql';
import { InstitutionPrograms } from './InstitutionPrograms';
import { InstitutionScholarships } from './InstitutionScholarships';
import {
  institutionAddress,
  institutionDetailVariables,
  institutionQuery,
  readInstitutionView,
  TABS,
} from './institutionTabs';
import { RelatedInstitutions } from './RelatedInstitutions';
import { institutionData } from './structuredData';
import { SummaryCard, SummaryFact, SummaryValue } from './SummaryCard';
import styles from './catalogue.module.css';

/** /schools/{slug}: School Details, Programs, Scholarships, each with an address of its own. */
export function InstitutionDetail() {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const addressOf = useSiteAddress();
  const [query] = useSearchParams();
  const { data, error, refetch } = useInstitutionDetailQuery({
    variables: institutionDetailVariables(useParams().slug, query),
  });
  const institution = data?.institution;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!institution) return <Skeleton shape="card" count={3} />;

  const view = readInstitutionView(query);
  const place = [institution.city, institution.region, t(`destination.${institution.destination}`)]
    .filter(Boolean)
    .join(', ');

  return (
    <div className={styles.page}>
      <PageHead
        title={institution.name}
        description={t('catalogue.institutionDescription', { name: institution.name, place })}
        isIndexable={!institution.isRetired}
        canonicalQuery={institutionQuery({ tab: view.tab, page: view.page })}
        image="school"
      />
      <JsonLd node={institutionData(institution, { addressOf, localized })} />
      <Breadcrumbs
        steps={[{ label: t('kind.INSTITUTION'), to: '/search-institution' }]}
        current={{ label: institution.name, to: institutionAddress(institution.slug, {}) }}
      />
      <DetailHeader title={institution.name} place={place} isRetired={institution.isRetired}>
        <ChipList
          chips={[
            t(`institutionType.${institution.type}`),
            ...(institution.ownership ? [t(`ownership.${institution.ownership}`)] : []),
          ].map(label => ({ label }))}
        />
        <ItemActions
          kind="INSTITUTION"
          id={institution.id}
          slug={institution.slug}
          name={institution.name}
          canApply={!institution.isRetired}
        />
      </DetailHeader>
      <div className={styles.columns}>
        <SummaryCard website={institution.website} subject={`institution=${institution.slug}`}>
          <SummaryValue label={t('catalogue.founded')} value={institution.foundedYear}>
            {String}
          </SummaryValue>
          <SummaryValue
            label={t('catalogue.programsInCatalogue', { brand: localized(brand) })}
            value={institution.programCount}
          >
            {format.number}
          </SummaryValue>
          <SummaryFact
            label={t('cards.costOfLivingIn', { destination: institution.destination })}
            fact={institution.costOfLiving}
          >
            {format.money}
          </SummaryFact>
        </SummaryCard>
        <div className={styles.main}>
          <Tabs
            label={t('catalogue.institutionParts')}
            items={TABS.map(tab => ({
              id: tab,
              label: t(`catalogue.institutionTab.${tab}`),
              to: institutionAddress(institution.slug, { tab }),
              isCurrent: tab === view.tab,
              count: tab === 'programs' ? institution.programCount : undefined,
            }))}
          />
          {view.tab === 'details' ? <InstitutionDetails institution={institution} section={view.section} /> : null}
          {view.tab === 'programs' && institution.programs ? (
            <InstitutionPrograms slug={institution.slug} result={institution.programs} sort={view.sort} />
          ) : null}
          {view.tab === 'scholarships' && institution.scholarships ? (
            <InstitutionScholarships slug={institution.slug} result={institution.scholarships} />
          ) : null}
        </div>
      </div>
      <RelatedInstitutions institutions={institution.related} />
    </div>
  );
}
