import { useParams, useSearchParams } from 'react-router';
import { InstitutionReviews } from '../../kernel/cards/InstitutionReviews';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { NearPart } from '../../kernel/parts/NearPart';
import { partOfModule } from '../../kernel/parts/useLazyPart';
import { Breadcrumbs } from '../../kernel/seo/Breadcrumbs';
import { JsonLd } from '../../kernel/seo/JsonLd';
import { PageHead } from '../../kernel/seo/PageHead';
import { useSiteAddress } from '../../kernel/seo/useSiteAddress';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { Tabs } from '../../kernel/ui/Tabs';
import { DetailBand } from './DetailBand';
import { DetailSkeleton } from './DetailSkeleton';
import { InstitutionDetails } from './InstitutionDetails';
import { useInstitutionDetailQuery } from './InstitutionDetail.gql';
import { InstitutionPrograms } from './InstitutionPrograms';
import { InstitutionRail } from './InstitutionRail';
import { InstitutionScholarships } from './InstitutionScholarships';
import {
  institutionAddress,
  institutionDetailVariables,
  institutionQuery,
  readInstitutionView,
  TABS,
} from './institutionTabs';
import { RelatedInstitutions } from './RelatedInstitutions';
import { institutionData } from './institutionData';
import styles from './catalogue.module.css';

const end = partOfModule(lazyModule(() => import('./similarPrices/InstitutionEnd')));

/** /schools/{slug}: School Details, Programs, Scholarships, each with an address of its own. */
export function InstitutionDetail() {
  const t = useText();
  const localized = useLocalized();
  const addressOf = useSiteAddress();
  const [query] = useSearchParams();
  const { data, ...asked } = useInstitutionDetailQuery({
    variables: institutionDetailVariables(useParams().slug, query),
  });
  const { error, ...again } = useRetry(asked);
  const institution = data?.institution;
  if (error) return <ErrorState {...again} />;
  if (!institution) return <DetailSkeleton />;

  const view = readInstitutionView(query);
  const isPriced = institution.cheapest.items.some(({ firstYearTuition }) => firstYearTuition);
  const place = [institution.city, institution.region, t(`destination.${institution.destination}`)]
    .filter(Boolean)
    .join(', ');

  const countOf = {
    details: undefined,
    programs: institution.programCount,
    scholarships: institution.firstScholarships.pageInfo.total,
  };

  return (
    <div className={styles.page}>
      <PageHead
        title={institution.name}
        description={t('catalogue.institutionDescription', { name: institution.name, place })}
        isIndexable={!(institution.isRetired || institution.isThin)}
        canonicalQuery={institutionQuery({ tab: view.tab, page: view.page })}
        image="school"
      />
      <JsonLd node={institutionData(institution, { addressOf, localized })} />
      <Breadcrumbs
        steps={[{ label: t('kind.INSTITUTION'), to: '/search-institution' }]}
        current={{ label: institution.name, to: institutionAddress(institution.slug, {}) }}
      />
      <DetailBand
        destination={institution.destination}
        owner={institution.name}
        title={institution.name}
        place={place}
        isRetired={institution.isRetired}
        chips={[
          t(`institutionType.${institution.type}`),
          ...(institution.ownership ? [t(`ownership.${institution.ownership}`)] : []),
          ...(institution.foundedYear ? [t('cards.foundedIn', { year: String(institution.foundedYear) })] : []),
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Tabs
            label={t('catalogue.institutionParts')}
            items={TABS.map(tab => ({
              id: tab,
              label: t(`catalogue.institutionTab.${tab}`),
              to: institutionAddress(institution.slug, { tab }),
              isCurrent: tab === view.tab,
              count: countOf[tab],
            }))}
          />
          {view.tab === 'details' ? <InstitutionDetails institution={institution} section={view.section} /> : null}
          {view.tab === 'programs' && institution.programs ? (
            <InstitutionPrograms slug={institution.slug} result={institution.programs} sort={view.sort} />
          ) : null}
          {view.tab === 'scholarships' && institution.scholarships ? (
            <InstitutionScholarships slug={institution.slug} result={institution.scholarships} />
          ) : null}
          <RelatedInstitutions institutions={institution.related} />
          {/* At the end: they come when the reader does, and then move nothing that has the focus. */}
          {view.tab === 'details' ? (
            <>
              {isPriced && institution.outcomes.length === 0 ? null : (
                <NearPart key={institution.id} load={end}>
                  {({ InstitutionEnd }) => (
                    <InstitutionEnd institution={institution} isPriced={isPriced} outcomes={institution.outcomes} />
                  )}
                </NearPart>
              )}
              <InstitutionReviews id={institution.id} slug={institution.slug} name={institution.name} />
            </>
          ) : null}
        </div>
        <InstitutionRail institution={institution} />
      </div>
    </div>
  );
}
