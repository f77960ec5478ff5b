import { useParams } from 'react-router';
import { bandOfRange, GPA_BANDS, type GpaBand, SCHOLARSHIP_ESTIMATES } from '../../../schema/rules/leads.values';
import { ScholarshipCard } from '../../kernel/cards/ScholarshipCard';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { AppLink } from '../../kernel/ui/AppLink';
import { LinkButton } from '../../kernel/ui/Button';
import { Section } from '../../kernel/ui/Section';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { AcceptanceTimeline } from './AcceptanceTimeline';
import { bandLabel } from './bandLabel';
import styles from './leads.module.css';
import { useScholarshipGpaQuery } from './ScholarshipGpa.gql';
import { scholarshipGpaVariables } from './scholarshipGpaVariables';

const OPEN_FOR_VIETNAM = '/search-scholarship?nationality=VN&deadlineStatus=OPEN';

function Bands({ current }: { readonly current: GpaBand }) {
  const t = useText();
  const locale = useLocale();
  return (
    <nav aria-label={t('leads.bands')} className={styles.bands}>
      {GPA_BANDS.map(band => (
        <AppLink
          key={band}
          to={`/scholarship-gpa/${SCHOLARSHIP_ESTIMATES[band].range}`}
          aria-current={band === current ? 'page' : undefined}
        >
          {bandLabel(SCHOLARSHIP_ESTIMATES[band].averages, locale)}
        </AppLink>
      ))}
    </nav>
  );
}

export function ScholarshipGpa() {
  const t = useText();
  const locale = useLocale();
  const band = bandOfRange(useParams().range ?? '') ?? 'G7';
  const { data, ...asked } = useScholarshipGpaQuery({ variables: scholarshipGpaVariables(band) });
  const { error, ...again } = useRetry(asked);
  const label = bandLabel(SCHOLARSHIP_ESTIMATES[band].averages, locale);
  const found = data?.searchScholarships.items ?? [];
  return (
    <div className={styles.wide}>
      <PageHead
        title={t('leads.gpaTitle', { range: label })}
        description={t('leads.gpaDescription', { range: label })}
        image="scholarship"
        isIndexable={false}
      />
      <div className={styles.head}>
        <h1>{t('leads.gpaTitle', { range: label })}</h1>
        <Bands current={band} />
      </div>
      {data ? (
        <>
          <div className={styles.estimate}>
            <p className={styles.figure}>
              {t('leads.estimateFigure', {
                from: data.scholarshipBand.minimumPercent,
                to: data.scholarshipBand.maximumPercent,
              })}
            </p>
            <p>{t('leads.estimateNote', { range: label })}</p>
            <LinkButton to="/profile-strength">{t('leads.toStrength')}</LinkButton>
          </div>
          <Section title={t('leads.timeline')}>
            <AcceptanceTimeline days={data.scholarshipBand.acceptanceDays} />
          </Section>
          <Section
            title={t('leads.matching', { count: data.searchScholarships.pageInfo.total })}
            lead={t('leads.matchingLead')}
          >
            {found.length === 0 ? (
              <p>{t('leads.noScholarship')}</p>
            ) : (
              <ul className={styles.cards}>
                {found.map(scholarship => (
                  <li key={scholarship.id}>
                    <ScholarshipCard scholarship={scholarship} />
                  </li>
                ))}
              </ul>
            )}
            <AppLink to={OPEN_FOR_VIETNAM}>{t('leads.allScholarships')}</AppLink>
          </Section>
        </>
      ) : (
        <ErrorState title={t(error ? 'leads.notFetched' : 'leads.noData')} {...again} />
      )}
    </div>
  );
}
