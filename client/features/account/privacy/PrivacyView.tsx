import { useText } from '../../../kernel/i18n/useText';
import { AppLink } from '../../../kernel/ui/AppLink';
import { CorrectionList } from '../CorrectionList';
import { ProfileFrame } from '../ProfileFrame';
import type { Profile } from '../profileFields';
import { SectionCard } from '../SectionCard';
import styles from '../account.module.css';
import { ConsentList } from './ConsentList';
import { DataExport } from './DataExport';
import { Deletion } from './Deletion';
import { GuardianStep } from './GuardianStep';

function Corrections({ requests }: { readonly requests: Profile['correctionRequests'] }) {
  const t = useText();
  return (
    <SectionCard title={t('correction.list')}>
      {requests.length > 0 ? (
        <CorrectionList requests={requests} />
      ) : (
        <p className={styles.quiet}>{t('correction.none')}</p>
      )}
      <AppLink to="/profile" className={styles.textLink}>
        {t('correction.toProfile')}
      </AppLink>
    </SectionCard>
  );
}

export function PrivacyView() {
  const t = useText();
  return (
    <ProfileFrame title={t('privacy.title')} description={t('privacy.description')}>
      {profile => (
        <div className={styles.main}>
          {profile.guardianConsent.status === 'NOT_NEEDED' ? null : <GuardianStep profile={profile} />}
          <ConsentList profile={profile} />
          <Corrections requests={profile.correctionRequests} />
          <DataExport />
          <Deletion />
        </div>
      )}
    </ProfileFrame>
  );
}
