import type { ComponentType } from 'react';
import { useText } from '../../../kernel/i18n/useText';
import { Panel } from '../../../kernel/mui/Panel';
import { AppLink } from '../../../kernel/ui/AppLink';
import { CorrectionList } from '../CorrectionList';
import { needsGuardian } from '../needsGuardian';
import { ProfileFrame } from '../ProfileFrame';
import type { Profile } from '../profileFields';
import styles from '../account.module.css';
import { ConsentList } from './ConsentList';
import { DataExport } from './DataExport';
import { Deletion } from './Deletion';
import { GuardianCopyStep } from './GuardianCopyStep';
import { GuardianStep } from './GuardianStep';

function Corrections({ requests }: { readonly requests: Profile['correctionRequests'] }) {
  const t = useText();
  return (
    <Panel title={t('correction.list')} lead={requests.length > 0 ? undefined : t('correction.none')}>
      {requests.length > 0 ? <CorrectionList requests={requests} /> : null}
      <AppLink to="/profile/details" className={styles.textLink}>
        {t('correction.toProfile')}
      </AppLink>
    </Panel>
  );
}

/** `Sharing`: what is passed on to institutions, by the feature that applies there. */
export function PrivacyView({ Sharing }: { readonly Sharing: ComponentType }) {
  const t = useText();
  return (
    <ProfileFrame title={t('privacy.title')} description={t('privacy.description')}>
      {profile => (
        <div className={styles.columns}>
          <div className={styles.main}>
            {profile.guardianConsent.status === 'NOT_NEEDED' || profile.guardianCopy.status !== 'NOT_NEEDED' ? null : (
              <GuardianStep consent={profile.guardianConsent} profile={profile} />
            )}
            {profile.guardianCopy.status === 'NOT_NEEDED' ? null : (
              <GuardianCopyStep copy={profile.guardianCopy} profile={profile} />
            )}
            <ConsentList profileId={profile.id} decisions={profile.consents} isLocked={needsGuardian(profile)} />
            <Sharing />
            <Corrections requests={profile.correctionRequests} />
          </div>
          <div className={styles.rail}>
            <DataExport />
            <Deletion />
          </div>
        </div>
      )}
    </ProfileFrame>
  );
}
