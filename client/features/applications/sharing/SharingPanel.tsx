import type { FieldsOf } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { Panel } from '../../../kernel/mui/Panel';
import { AppLink } from '../../../kernel/ui/AppLink';
import { RemindButton } from './RemindButton';
import { SharingState } from './SharingState';
import type { SharingState_ApplicationFragment } from './SharingState.gql';

/** On the page of an application: what goes to the school, and the guardian's part. */
export function SharingPanel({ application }: { readonly application: FieldsOf<SharingState_ApplicationFragment> }) {
  const t = useText();
  return (
    <Panel title={t('sharing.panel')}>
      <SharingState application={application} />
      {application.status === 'AWAITING_GUARDIAN' ? <RemindButton applicationId={application.id} /> : null}
      {application.sharing?.canWithdraw ? (
        <p>
          <AppLink to="/profile/privacy#sharing">{t('sharing.toPrivacy')}</AppLink>
        </p>
      ) : null}
    </Panel>
  );
}
