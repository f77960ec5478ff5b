import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { CompleteProfileForm } from './CompleteProfileForm';
import { useProfile } from './useProfile';
import styles from './account.module.css';

export function CompleteProfileView() {
  const t = useText();
  const { profile, isLost, retry } = useProfile();
  return (
    <div className={styles.narrow}>
      <PageHead title={t('complete.title')} description={t('complete.description')} isIndexable={false} />
      <h1 className={styles.title}>{profile ? t('complete.heading', { name: profile.fullName }) : t('complete.title')}</h1>
      <p className={styles.lead}>{t('complete.lead')}</p>
      {profile ? <CompleteProfileForm profile={profile} /> : null}
      {!profile && isLost ? <ErrorState onRetry={retry} /> : null}
      {!profile && !isLost ? <Skeleton shape="card" count={3} /> : null}
    </div>
  );
}
