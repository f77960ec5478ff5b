import { useSearchParams } from 'react-router';
import { GUIDE_TOPICS } from '../../../schema/rules/publications.values';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Accordion } from '../../kernel/mui/Accordion';
import { Loading } from '../../kernel/mui/Loading';
import { ErrorNotice } from '../../kernel/mui/Notice';
import { PageHeader } from '../../kernel/mui/PageHeader';
import { PageHead } from '../../kernel/seo/PageHead';
import { Pagination } from '../../kernel/ui/Pagination';
import { Tabs } from '../../kernel/ui/Tabs';
import { useGuidesQuery, type GuidesQuery } from './Guides.gql';
import { guidesAddress, guideVariables, readGuidesPlace } from './guidesUrl';
import { NothingYet } from './NothingYet';
import { OutsideLink } from './OutsideLink';
import styles from './dashboard.module.css';

type Guide = GuidesQuery['guides']['items'][number];

function GuideText({ guide, isOpen }: { readonly guide: Guide; readonly isOpen: boolean }) {
  const t = useText();
  const localized = useLocalized();
  const { title, summary, topic, destination, body, url } = guide;
  return (
    <Accordion title={localized(title)} isOpenAtFirst={isOpen}>
      <div className={styles.guideText}>
        <p className={styles.detail}>
          {[t(`guides.topic.${topic}`), destination ? t(`destination.${destination}`) : null]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p>{localized(summary)}</p>
        {body.map((paragraph, place) => (
          <p key={place}>{localized(paragraph)}</p>
        ))}
        {url ? <OutsideLink href={url}>{t('guides.readOn')}</OutsideLink> : null}
      </div>
    </Accordion>
  );
}

/** /profile/guides */
export function GuidesView() {
  const t = useText();
  const [params] = useSearchParams();
  const place = readGuidesPlace(params);
  const { data, previousData, ...asked } = useGuidesQuery({ variables: guideVariables(place) });
  const { error, ...again } = useRetry(asked);
  const guides = (data ?? previousData)?.guides;
  return (
    <div className={styles.narrow}>
      <PageHead title={t('guides.title')} description={t('guides.description')} isIndexable={false} />
      <PageHeader title={t('guides.title')}>{t('guides.lead')}</PageHeader>
      <Tabs
        label={t('guides.topics')}
        look="pills"
        items={[null, ...GUIDE_TOPICS].map(topic => ({
          id: topic ?? 'all',
          label: topic ? t(`guides.topic.${topic}`) : t('guides.all'),
          to: guidesAddress({ topic, page: 1 }),
          isCurrent: place.topic === topic,
        }))}
      />
      {error && !guides ? <ErrorNotice {...again} /> : null}
      {!guides && !error ? <Loading shape="rows" count={4} /> : null}
      {guides && guides.items.length === 0 ? <NothingYet text={t('dashboard.noGuides')} /> : null}
      <div>
        {guides?.items.map(guide => (
          <GuideText key={guide.id} guide={guide} isOpen={params.get('open') === guide.id} />
        ))}
      </div>
      {guides ? <Pagination pageInfo={guides.pageInfo} toPage={page => guidesAddress({ ...place, page })} /> : null}
    </div>
  );
}
