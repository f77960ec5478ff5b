import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { Panel } from '../../../kernel/mui/Panel';
import { AppLink } from '../../../kernel/ui/AppLink';
import { RemindButton } from './RemindButton';
import type { SharingPanel_ApplicationFragment } from './SharingPanel.gql';
import { SharingState } from './SharingState';

type Props = { readonly application: SharingPanel_ApplicationFragment };

/** On the page of an application: what goes to the school, and the guardian's part. */
export function SharingPanel(masked: MaskedProps<Props>) {
  const { application } = masked as Props;
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
