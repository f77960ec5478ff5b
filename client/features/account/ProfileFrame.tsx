/** What the pages of a person have in common: a heading, waiting and failure. */
import type { ReactNode } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { Loading } from '../../kernel/mui/Loading';
import { ErrorNotice } from '../../kernel/mui/Notice';
import { PageHead } from '../../kernel/seo/PageHead';
import styles from './account.module.css';
import { PageHeader } from '../../kernel/mui/PageHeader';
import type { Profile } from './profileFields';
import { useProfile } from './useProfile';

type Props = {
  readonly title: string;
  readonly description: string;
  /** One quiet line below the heading. */
  readonly renderLead?: (profile: Profile) => ReactNode;
  readonly children: (profile: Profile) => ReactNode;
};

export function ProfileFrame({ title, description, renderLead, children }: Props) {
  const t = useText();
  const { profile, hasFailed, again } = useProfile();
  return (
    <div className={styles.frame}>
      <PageHead title={title} description={description} isIndexable={false} />
      <PageHeader title={title}>{profile && renderLead ? renderLead(profile) : null}</PageHeader>
      {profile ? children(profile) : null}
      {!profile && hasFailed ? <ErrorNotice text={t('account.loadFailed')} {...again} /> : null}
      {!profile && !hasFailed ? <Loading shape="panel" count={3} /> : null}
    </div>
  );
}
