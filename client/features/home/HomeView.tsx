import type { ComponentType, ReactNode } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { DestinationGrid } from './DestinationGrid';
import { FaqList } from './FaqList';
import { Figures } from './Figures';
import { Hero } from './Hero';
import { useHomeContentQuery } from './HomeContent.gql';
import { HowItWorks } from './HowItWorks';
import { Partners } from './Partners';
import { Scenarios } from './Scenarios';
import { Tools } from './Tools';
import styles from './home.module.css';

type Props = {
  /** What students say, of another feature; what it gets stands in its place while nobody has said anything. */
  readonly Voices: ComponentType<{ readonly instead: ReactNode }>;
};

export function HomeView({ Voices }: Props) {
  const t = useText();
  const content = useHomeContentQuery().data?.homeContent;
  return (
    <div className={styles.home}>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <Hero />
      {content ? <Figures counts={content.counts} /> : null}
      <Voices instead={<Scenarios />} />
      {content ? <DestinationGrid destinations={content.destinations} /> : null}
      <HowItWorks />
      <Tools />
      {content ? <FaqList entries={content.faq} /> : null}
      <Partners figures={content?.operatorFigures ?? []} source={content?.operatorFiguresSource ?? null} />
    </div>
  );
}
