/** What the pages of a person have in common: a heading, waiting and failure. */
import type { ReactNode } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import type { Profile } from './profileFields';
import { useProfile } from './useProfile';
import styles from './account.module.css';

type Props = {
  readonly title: string;
  readonly description: string;
  readonly children: (profile: Profile) => ReactNode;
};

export function ProfileFrame({ title, description, children }: Props) {
  const t = useText();
  const { profile, hasFailed, retry } = useProfile();
  return (
    <div className={styles.frame}>
      <PageHead title={title} description={description} isIndexable={false} />
      <h1 className={styles.title}>{title}</h1>
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
