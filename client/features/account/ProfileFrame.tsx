/** What the pages of a person have in common: a heading, the way among them, waiting and failure. */
import type { ReactNode } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { Tabs } from '../../kernel/ui/Tabs';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import type { Profile } from './profileFields';
import { useProfile } from './useProfile';
import styles from './account.module.css';

/** Rooms that come later (applications, grades) add their line. */
const PAGES = [
  { id: 'profile', to: '/profile' },
  { id: 'account', to: '/profile/account' },
  { id: 'privacy', to: '/profile/privacy' },
] as const;

type Props = {
  readonly page: (typeof PAGES)[number]['id'];
  readonly title: string;
  readonly description: string;
  readonly children: (profile: Profile) => ReactNode;
};

export function ProfileFrame({ page, title, description, children }: Props) {
  const t = useText();
  const { profile, hasFailed, retry } = useProfile();
  return (
    <div className={styles.frame}>
      <PageHead title={title} description={description} isIndexable={false} />
      <h1 className={styles.title}>{title}</h1>
      <Tabs
        label={t('account.tabs')}
        items={PAGES.map(({ id, to }) => ({ id, to, label: t(`account.tab.${id}`), isCurrent: id === page }))}
      />
      {profile ? children(profile) : null}
      {!profile && hasFailed ? <ErrorState onRetry={retry} /> : null}
      {!profile && !hasFailed ? (
        <div aria-busy="true">
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
          <Skeleton shape="card" count={3} />
        </div>
      ) : null}
    </div>
  );
}
