import { useParams, useSearchParams } from 'react-router';
import { DeadlineText } from '../../kernel/cards/DeadlineText';
import { ItemActions } from '../../kernel/cards/ItemActions';
import { useFormat } from '../../kernel/format/useFormat';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Breadcrumbs } from '../../kernel/seo/Breadcrumbs';
import { JsonLd } from '../../kernel/seo/JsonLd';
import { PageHead } from '../../kernel/seo/PageHead';
import { useSiteAddress } from '../../kernel/seo/useSiteAddress';
import { AppLink } from '../../kernel/ui/AppLink';
import { ChipList } from '../../kernel/ui/Chip';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { Tabs } from '../../kernel/ui/Tabs';
import { CostSumText } from './CostSumText';
import { DetailHeader } from './DetailHeader';
import { ProgramAbout } from './ProgramAbout';
import { useProgramDetailQuery } from './ProgramDetail.gql';
import { SimilarPrograms } from './SimilarPrograms';
import { slugVariables } from './slugVariables';
import { programData } from './structuredData';
import { SummaryCard, SummaryFact, SummaryValue } from './SummaryCard';
import styles from './catalogue.module.css';

const TABS = ['about', 'similar'] as const;

/** /programs/{slug}: About and Similar Programs, each with an address of its own. */
export function ProgramDetail() {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const addressOf = useSiteAddress();
  const [query] = useSearchParams();
  const { data, error, refetch } = useProgramDetailQuery({ variables: slugVariables(useParams().slug) });
  const program = data?.program;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!program) return <Skeleton shape="card" count={3} />;

  const { institution } = program;
  const current = TABS.find(tab => tab === query.get('tab')) ?? 'about';
  const total = program.totalCost?.firstYear;
  const place = `${[program.campusCity, ...program.otherCampusCities].join(', ')}, ${t(`destination.${institution.destination}`)}`;
  const addressOfTab = (tab: (typeof TABS)[number]) =>
    `/programs/${program.slug}${tab === 'about' ? '' : `?tab=${tab}`}`;

  return (
    <div className={styles.page}>
      <PageHead
        title={t('catalogue.programTitle', { title: program.title, institution: institution.name })}
        description={t('catalogue.programDescription', { title: program.title, institution: institution.name, place })}
        isIndexable={!program.isRetired}
        type="article"
        image="program"
      />
      <JsonLd node={programData(program, t(`award.${program.award}`), { addressOf, localized })} />
      <Breadcrumbs
        steps={[
          { label: t('kind.PROGRAM'), to: '/search-program' },
          { label: institution.name, to: `/schools/${institution.slug}` },
        ]}
        current={{ label: program.title, to: addressOfTab('about') }}
      />
      <DetailHeader
        title={program.title}
        isRetired={program.isRetired}
        place={
          <>
            <AppLink to={`/schools/${institution.slug}`}>{institution.name}</AppLink>
            <span>{place}</span>
          </>
        }
      >
        <ChipList chips={[{ label: t(`award.${program.award}`) }, { label: t(`field.${program.field}`) }]} />
        {program.summary ? <p className={styles.summary}>{localized(program.summary)}</p> : null}
        <ItemActions
          kind="PROGRAM"
          id={program.id}
          slug={program.slug}
          name={program.title}
          institution={program.institution.name}
          canApply={!program.isRetired}
        />
      </DetailHeader>
      <div className={styles.columns}>
        <SummaryCard
          website={program.website}
          institutionWebsite={institution.website}
          subject={`program=${program.slug}`}
        >
          <SummaryFact label={t('cards.earliestIntake')} fact={program.intakes[0]}>
            {format.monthYear}
          </SummaryFact>
          <SummaryFact label={t('cards.deadline')} fact={program.deadline}>
            {deadline => <DeadlineText deadline={deadline} />}
          </SummaryFact>
          <SummaryFact label={t('cards.firstYearTuition')} fact={program.firstYearTuition}>
            {format.money}
          </SummaryFact>
          {total ? (
            <SummaryValue label={t('catalogue.firstYearTotal')} value={total}>
              {sum => <CostSumText sum={sum} />}
            </SummaryValue>
          ) : null}
          <SummaryFact label={t('cards.duration')} fact={program.duration}>
            {duration => format.duration(duration.value)}
          </SummaryFact>
        </SummaryCard>
        <div className={styles.main}>
          <Tabs
            label={t('catalogue.programParts')}
            items={TABS.map(tab => ({
              id: tab,
              label: t(`catalogue.programTab.${tab}`),
              to: addressOfTab(tab),
              isCurrent: tab === current,
            }))}
          />
          {current === 'about' ? <ProgramAbout program={program} /> : <SimilarPrograms programs={program.similar} />}
        </div>
      </div>
    </div>
  );
}
