import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { Panel } from '../../../kernel/mui/Panel';
import { focusPageHeading } from '../../../kernel/ui/focusPageHeading';
import { ApplicationDetailDocument } from '../ApplicationDetail.gql';
import { EndingButton } from './EndingButton';
import type { EndingPanel_ApplicationFragment } from './EndingPanel.gql';
import styles from '../applications.module.css';

type Props = { readonly application: EndingPanel_ApplicationFragment; readonly title: string };

/** The way out: withdrawn before there is a place, declined once there is one. */
export function EndingPanel(masked: MaskedProps<Props>) {
  const {
    application: { id, canWithdraw, canDecline },
    title,
  } = masked as Props;
  const t = useText();
  const client = useApolloClient();
  const [isOver, setIsOver] = useState(false);
  // The way out that was there when the page was opened: its dialog may have to say that it is gone.
  const [ending, setEnding] = useState<'withdraw' | 'decline' | null>(null);
  const offered = canWithdraw ? 'withdraw' : canDecline ? 'decline' : null;
  if (offered !== null && ending === null) setEnding(offered);
  const readAgain = () => {
    client
      .query({ query: ApplicationDetailDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
  };
  useEffect(() => {
    // The dialog would give the focus back to a button that is gone.
    if (isOver) focusPageHeading();
  }, [isOver]);
  if (offered === null && ending === null) return null;
  return (
    <Panel title={t('ending.panel')} className={styles.withdraw}>
      {(['withdraw', 'decline'] as const).map(each => (
        <EndingButton
          key={each}
          ending={each}
          isOffered={offered === each}
          applicationId={id}
          title={title}
          onDone={() => setIsOver(true)}
          onOutdated={readAgain}
        />
      ))}
    </Panel>
  );
}
