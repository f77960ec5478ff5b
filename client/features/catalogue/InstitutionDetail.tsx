import { useParams, useSearchParams } from 'react-router';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { Chip } from '../../kernel/ui/Chip';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { Tabs } from '../../kernel/ui/Tabs';
import { DetailHeader } from './DetailHeader';
import { InstitutionDetails } from './InstitutionDetails';
import { useInstitutionDetailQuery } from './InstitutionDetail.gql';
import { InstitutionPrograms } from './InstitutionPrograms';
import { InstitutionScholarships } from './InstitutionScholarships';
import { institutionAddress, institutionDetailVariables, readInstitutionView, TABS } from './institutionTabs';
import { RelatedInstitutions } from './RelatedInstitutions';
import styles from './catalogue.module.css';

/** /schools/{slug}: School Details, Programs, Scholarships, each with an address of its own. */
export function InstitutionDetail() {
  const t = useText();
  const [query] = useSearchParams();
  const { data, error, refetch } = useInstitutionDetailQuery({ variables: institutionDetailVariables(useParams().slug, query) });
  const institution = data?.institution;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!institution) return <Skeleton shape="card" count={3} />;

  const view = readInstitutionView(query);
  const place = [institution.city, institution.region, t(`destination.${institution.destination}`)].filter(Boolean).join(', ');

  return (
    <div className={styles.page}>
      <PageHead
        title={institution.name}
        description={t('catalogue.institutionDescription', { name: institution.name, place })}
        isIndexable={!institution.isRetired}
        canonicalQuery={view.tab === 'details' ? '' : `tab=${view.tab}`}
      />
      <DetailHeader title={institution.name} place={place} website={institution.website} isRetired={institution.isRetired}>
        <ul className={styles.marks}>
          <li>
            <Chip>{t(`institutionType.${institution.type}`)}</Chip>
          </li>
          {institution.ownership ? (
            <li>
              <Chip>{t(`ownership.${institution.ownership}`)}</Chip>
            </li>
          ) : null}
        </ul>
      </DetailHeader>
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
      {view.tab === 'programs' && institution.programs ? <InstitutionPrograms slug={institution.slug} result={institution.programs} sort={view.sort} /> : null}
      {view.tab === 'scholarships' && institution.scholarships ? (
        <InstitutionScholarships slug={institution.slug} result={institution.scholarships} />
      ) : null}
      <RelatedInstitutions institutions={institution.related} />
    </div>
  );
}
