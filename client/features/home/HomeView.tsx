import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { DestinationGrid } from './DestinationGrid';
import { HeroSearch } from './HeroSearch';
import { useHomeContentQuery } from './HomeContent.gql';
import { HowItWorks } from './HowItWorks';
import { LiveCounts } from './LiveCounts';
import { OperatorFigures } from './OperatorFigures';
import styles from './home.module.css';

export function HomeView() {
  const t = useText();
  const { data } = useHomeContentQuery();
  return (
    <div className={styles.home}>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <div className={styles.hero}>
        <h1 className={styles.heading}>{t('home.heading')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <HeroSearch />
        {data ? <LiveCounts counts={data.homeContent.counts} /> : null}
      </div>
      {data ? <DestinationGrid destinations={data.homeContent.destinations} /> : null}
      <HowItWorks />
      {data ? <OperatorFigures figures={data.homeContent.operatorFigures} /> : null}
    </div>
  );
}
