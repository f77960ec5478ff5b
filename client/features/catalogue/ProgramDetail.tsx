import { useParams, useSearchParams } from 'react-router';
import { useFormat } from '../../kernel/format/useFormat';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Breadcrumbs } from '../../kernel/seo/Breadcrumbs';
import { JsonLd } from '../../kernel/seo/JsonLd';
import { PageHead } from '../../kernel/seo/PageHead';
import { useSiteAddress } from '../../kernel/seo/useSiteAddress';
import { AppLink } from '../../kernel/ui/AppLink';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { Tabs } from '../../kernel/ui/Tabs';
import { DetailBand } from './DetailBand';
import { DetailSkeleton } from './DetailSkeleton';
import { ProgramAbout } from './ProgramAbout';
import { useProgramDetailQuery } from './ProgramDetail.gql';
import { ProgramRail } from './ProgramRail';
import { SimilarPrograms } from './SimilarPrograms';
import { slugVariables } from './slugVariables';
import { programData } from './programData';
import { useScholarshipPick } from './useScholarshipPick';
import styles from './catalogue.module.css';

const TABS = ['about', 'similar'] as const;

/** /programs/{slug}: About and Similar Programs, each with an address of its own. */
export function ProgramDetail() {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const addressOf = useSiteAddress();
  const [query] = useSearchParams();
  const { data, ...asked } = useProgramDetailQuery({ variables: slugVariables(useParams().slug) });
  const { error, ...again } = useRetry(asked);
  const program = data?.program;
  const { pick, setPick } = useScholarshipPick(program);
  if (error) return <ErrorState {...again} />;
  if (!program) return <DetailSkeleton />;

  const { institution } = program;
  const current = TABS.find(tab => tab === query.get('tab')) ?? 'about';
  const place = `${[program.campusCity, ...program.otherCampusCities].join(', ')}, ${t(`destination.${institution.destination}`)}`;
  const addressOfTab = (tab: (typeof TABS)[number]) =>
    `/programs/${program.slug}${tab === 'about' ? '' : `?tab=${tab}`}`;

  return (
    <div className={styles.page}>
      <PageHead
        title={t('catalogue.programTitle', { title: program.title, institution: institution.name })}
        description={t('catalogue.programDescription', { title: program.title, institution: institution.name, place })}
        isIndexable={!(program.isRetired || program.isThin)}
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
      <DetailBand
        destination={institution.destination}
        owner={institution.name}
        title={program.title}
        isRetired={program.isRetired}
        chips={[
          t(`award.${program.award}`),
          ...(program.duration ? [format.duration(program.duration.value)] : []),
          t(`field.${program.field}`),
        ]}
        place={
          <>
            <AppLink to={`/schools/${institution.slug}`}>{institution.name}</AppLink>
            <span>{place}</span>
          </>
        }
      />
      <div className={styles.columns}>
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
          {current === 'about' ? (
            <>
              {program.summary ? <p className={styles.summary}>{localized(program.summary)}</p> : null}
              <ProgramAbout program={program} pick={pick} onPick={setPick} />
            </>
          ) : (
            <SimilarPrograms program={program} />
          )}
        </div>
        <ProgramRail program={program} pick={pick} />
      </div>
    </div>
  );
}
