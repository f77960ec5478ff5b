import { useParams } from 'react-router';
import { DeadlineText } from '../../kernel/cards/DeadlineText';
import { FullDeadline } from '../../kernel/cards/FullDeadline';
import { AmountText } from '../../kernel/facts/AmountText';
import { FactList, FactRow, FlagText, PlainRow } from '../../kernel/facts/FactList';
import { FactSource } from '../../kernel/facts/FactSource';
import { ItemActions } from '../../kernel/cards/ItemActions';
import { useFormat } from '../../kernel/format/useFormat';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Breadcrumbs } from '../../kernel/seo/Breadcrumbs';
import { JsonLd } from '../../kernel/seo/JsonLd';
import { PageHead } from '../../kernel/seo/PageHead';
import { useSiteAddress } from '../../kernel/seo/useSiteAddress';
import { AppLink } from '../../kernel/ui/AppLink';
import { Section } from '../../kernel/ui/Section';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { DetailHeader } from './DetailHeader';
import { NationalitiesText } from './NationalitiesText';
import { useScholarshipDetailQuery } from './ScholarshipDetail.gql';
import { slugVariables } from './slugVariables';
import { scholarshipData } from './structuredData';
import { SummaryCard, SummaryFact } from './SummaryCard';
import { NothingPublished } from './NothingPublished';
import styles from './catalogue.module.css';

/** /scholarships/{slug} */
export function ScholarshipDetail() {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const addressOf = useSiteAddress();
  const { data, error, refetch } = useScholarshipDetailQuery({ variables: slugVariables(useParams().slug) });
  const scholarship = data?.scholarship;
  if (error) return <ErrorState title={t('catalogue.scholarshipFailed')} onRetry={() => void refetch()} />;
  if (!scholarship) return <Skeleton shape="card" count={3} />;

  const { amount, institution, source } = scholarship;
  const monthly = scholarship.yearlyDeadlines.filter(({ day }) => day === null);
  const destinations = scholarship.destinations.map(code => t(`destination.${code}`)).join(', ');

  return (
    <div className={styles.page}>
      <PageHead
        title={scholarship.name}
        description={t('catalogue.scholarshipDescription', {
          name: scholarship.name,
          provider: scholarship.provider,
          destinations,
        })}
        isIndexable={!scholarship.isRetired}
        type="article"
        image="scholarship"
      />
      <JsonLd node={scholarshipData(scholarship, { addressOf, localized })} />
      <Breadcrumbs
        steps={[{ label: t('kind.SCHOLARSHIP'), to: '/search-scholarship' }]}
        current={{ label: scholarship.name, to: `/scholarships/${scholarship.slug}` }}
      />
      <DetailHeader
        title={scholarship.name}
        isRetired={scholarship.isRetired}
        place={
          <>
            <span>{scholarship.provider}</span>
            {institution ? <AppLink to={`/schools/${institution.slug}`}>{institution.name}</AppLink> : null}
            <span>{destinations}</span>
          </>
        }
      >
        {scholarship.summary ? <p className={styles.summary}>{localized(scholarship.summary)}</p> : null}
        <ItemActions kind="SCHOLARSHIP" id={scholarship.id} slug={scholarship.slug} name={scholarship.name} />
      </DetailHeader>
      <div className={styles.columns}>
        <SummaryCard website={scholarship.website} subject={`scholarship=${scholarship.slug}`}>
          <SummaryFact label={t('cards.amount')} fact={amount}>
            {known => <AmountText amount={known} />}
          </SummaryFact>
          <SummaryFact label={t('cards.deadline')} fact={scholarship.deadlines[0]}>
            {deadline => <DeadlineText deadline={deadline} />}
          </SummaryFact>
          <SummaryFact label={t('cards.autoAppliedLabel')} fact={scholarship.autoApplied}>
            {flag => <FlagText value={flag.value} />}
          </SummaryFact>
        </SummaryCard>
        <div className={styles.main}>
          <Section title={t('catalogue.keyFacts')}>
            <FactList>
              <FactRow label={t('cards.amount')} fact={amount && { ...amount, note: null }}>
                {known => (
                  <>
                    <AmountText amount={known} />
                    {amount?.note ? <span className={styles.clock}>{localized(amount.note)}</span> : null}
                  </>
                )}
              </FactRow>
              <FactRow label={t('cards.autoAppliedLabel')} fact={scholarship.autoApplied}>
                {flag => t(flag.value ? 'catalogue.autoAppliedYes' : 'catalogue.autoAppliedNo')}
              </FactRow>
              <FactRow label={t('cards.nationalities')} fact={scholarship.eligibleNationalities}>
                {eligible => <NationalitiesText eligible={eligible} />}
              </FactRow>
              <PlainRow label={t('catalogue.eligibleLevels')}>
                {scholarship.eligibleLevels?.map(level => t(`level.${level}`)).join(', ')}
              </PlainRow>
              <PlainRow label={t('catalogue.eligibleFields')}>
                {scholarship.eligibleFields?.map(field => t(`field.${field}`)).join(', ')}
              </PlainRow>
              <PlainRow label={t('cards.lastUpdated')}>{format.day(scholarship.lastUpdated)}</PlainRow>
              <PlainRow label={t('facts.source')}>
                {source.url ? (
                  <a href={source.url} rel="noreferrer">
                    {source.name}
                  </a>
                ) : (
                  source.name
                )}
              </PlainRow>
            </FactList>
          </Section>
          <Section title={t('catalogue.deadlines')}>
            {scholarship.deadlines.length + monthly.length === 0 ? <NothingPublished /> : null}
            <ul className={styles.plainList}>
              {scholarship.deadlines.map(deadline => (
                <li key={deadline.closesAt} className={styles.item}>
                  <p>
                    <FullDeadline deadline={deadline} />
                  </p>
                  <FactSource fact={deadline} label={t('cards.deadline')} />
                </li>
              ))}
              {monthly.map(rule => (
                <li key={rule.month} className={styles.item}>
                  <p>{t('catalogue.deadlineMonth', { month: format.month(rule.month) })}</p>
                  <FactSource fact={rule} label={t('cards.deadline')} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
    </div>
  );
}
