import { useParams, useSearchParams } from 'react-router';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { AppLink } from '../../kernel/ui/AppLink';
import { Chip } from '../../kernel/ui/Chip';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { Tabs } from '../../kernel/ui/Tabs';
import { DetailHeader } from './DetailHeader';
import { ProgramAbout } from './ProgramAbout';
import { useProgramDetailQuery } from './ProgramDetail.gql';
import { SimilarPrograms } from './SimilarPrograms';
import { slugVariables } from './slugVariables';
import styles from './catalogue.module.css';

const TABS = ['about', 'similar'] as const;

/** /programs/{slug}: About and Similar Programs, each with an address of its own. */
export function ProgramDetail() {
  const t = useText();
  const localized = useLocalized();
  const [query] = useSearchParams();
  const { data, error, refetch } = useProgramDetailQuery({ variables: slugVariables(useParams().slug) });
  const program = data?.program;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!program) return <Skeleton shape="card" count={3} />;

  const { institution } = program;
  const current = TABS.find(tab => tab === query.get('tab')) ?? 'about';
  const place = `${program.campusCity}, ${t(`destination.${institution.destination}`)}`;
  const addressOf = (tab: (typeof TABS)[number]) => `/programs/${program.slug}${tab === 'about' ? '' : `?tab=${tab}`}`;

  return (
    <div className={styles.page}>
      <PageHead
        title={t('catalogue.programTitle', { title: program.title, institution: institution.name })}
        description={t('catalogue.programDescription', { title: program.title, institution: institution.name, place })}
        isIndexable={!program.isRetired}
        type="article"
      />
      <DetailHeader
        title={program.title}
        website={program.website}
        isRetired={program.isRetired}
        place={
          <>
            <AppLink to={`/schools/${institution.slug}`}>{institution.name}</AppLink>
            <span>{place}</span>
          </>
        }
      >
        <ul className={styles.marks}>
          {[t(`award.${program.award}`), t(`level.${program.level}`), t(`field.${program.field}`)].map(word => (
            <li key={word}>
              <Chip>{word}</Chip>
            </li>
          ))}
        </ul>
        {program.summary ? <p className={styles.summary}>{localized(program.summary)}</p> : null}
      </DetailHeader>
      <Tabs
        label={t('catalogue.programParts')}
        items={TABS.map(tab => ({ id: tab, label: t(`catalogue.programTab.${tab}`), to: addressOf(tab), isCurrent: tab === current }))}
      />
      {current === 'about' ? <ProgramAbout program={program} /> : <SimilarPrograms programs={program.similar} />}
    </div>
  );
}
