import { useParams } from 'react-router';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Breadcrumbs } from '../../kernel/seo/Breadcrumbs';
import { JsonLd } from '../../kernel/seo/JsonLd';
import { PageHead } from '../../kernel/seo/PageHead';
import { useSiteAddress } from '../../kernel/seo/useSiteAddress';
import { AppLink } from '../../kernel/ui/AppLink';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { DetailBand } from './DetailBand';
import { DetailSkeleton } from './DetailSkeleton';
import { ScholarshipAbout } from './ScholarshipAbout';
import { useScholarshipDetailQuery } from './ScholarshipDetail.gql';
import { ScholarshipRail } from './ScholarshipRail';
import { slugVariables } from './slugVariables';
import { scholarshipData } from './scholarshipData';
import { useProgramPick } from './useProgramPick';
import styles from './catalogue.module.css';

/** /scholarships/{slug} */
export function ScholarshipDetail() {
  const t = useText();
  const localized = useLocalized();
  const addressOf = useSiteAddress();
  const { data, ...asked } = useScholarshipDetailQuery({ variables: slugVariables(useParams().slug) });
  const { error, ...again } = useRetry(asked);
  const scholarship = data?.scholarship;
  const { pick, setPick } = useProgramPick(scholarship);
  if (error) return <ErrorState title={t('catalogue.scholarshipFailed')} {...again} />;
  if (!scholarship) return <DetailSkeleton />;

  const { amount, institution, provider } = scholarship;
  const destinations = scholarship.destinations.map(code => t(`destination.${code}`)).join(', ');
  const destination = institution?.destination ?? scholarship.destinations[0];
  const owner = institution?.name ?? provider;

  return (
    <div className={styles.page}>
      <PageHead
        title={scholarship.name}
        description={t('catalogue.scholarshipDescription', { name: scholarship.name, provider, destinations })}
        isIndexable={!scholarship.isRetired}
        type="article"
        image="scholarship"
      />
      <JsonLd node={scholarshipData(scholarship, { addressOf, localized })} />
      <Breadcrumbs
        steps={[{ label: t('kind.SCHOLARSHIP'), to: '/search-scholarship' }]}
        current={{ label: scholarship.name, to: `/scholarships/${scholarship.slug}` }}
      />
      <DetailBand
        destination={destination ?? 'AU'}
        owner={owner}
        title={scholarship.name}
        isRetired={scholarship.isRetired}
        chips={[t('kind.SCHOLARSHIP'), ...(amount ? [t(`amountKind.${amount.kind}`)] : [])]}
        place={
          <>
            {provider === institution?.name ? null : <span>{provider}</span>}
            {institution ? <AppLink to={`/schools/${institution.slug}`}>{institution.name}</AppLink> : null}
            <span>{destinations}</span>
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ScholarshipAbout scholarship={scholarship} pick={pick} onPick={setPick} />
        </div>
        <ScholarshipRail scholarship={scholarship} pick={pick} />
      </div>
    </div>
  );
}
