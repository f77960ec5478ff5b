import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { DestinationGrid } from './DestinationGrid';
import { FaqList } from './FaqList';
import { Figures } from './Figures';
import { Hero } from './Hero';
import { useHomeContentQuery } from './HomeContent.gql';
import { HowItWorks } from './HowItWorks';
import { OperatorFigures } from './OperatorFigures';
import { Partners } from './Partners';
import { Reviews } from './Reviews';
import styles from './home.module.css';

export function HomeView() {
  const t = useText();
  const content = useHomeContentQuery().data?.homeContent;
  return (
    <div className={styles.home}>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <Hero />
      {content ? <Figures counts={content.counts} /> : null}
      {content ? <DestinationGrid destinations={content.destinations} /> : null}
      <HowItWorks />
      {content ? <FaqList entries={content.faq} /> : null}
      {content ? <Reviews reviews={content.reviews} /> : null}
      <Partners />
      {content ? <OperatorFigures figures={content.operatorFigures} /> : null}
    </div>
  );
}
