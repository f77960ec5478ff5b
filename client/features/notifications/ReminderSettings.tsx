import { useState } from 'react';
import type { ReminderErrorCode } from '../../generated/types';
import { useNotice } from '../../kernel/feedback/useNotice';
import { useRetry } from '../../kernel/graphql/useRetry';
import type { MessageId } from '../../kernel/i18n/useText';
import { useText } from '../../kernel/i18n/useText';
import { CheckboxField } from '../../kernel/mui/Field';
import { ErrorNotice, Notice } from '../../kernel/mui/Notice';
import { Panel } from '../../kernel/mui/Panel';
import { AppLink } from '../../kernel/ui/AppLink';
import { MyReminderSettingsDocument, useMyReminderSettingsQuery } from './MyReminderSettings.gql';
import { useSetReminderSettingsMutation } from './SetReminderSettings.gql';

const REFUSALS: Readonly<Record<ReminderErrorCode, MessageId>> = {
  EMAIL_NOT_CONFIRMED: 'reminders.emailNotConfirmed',
};

/** Whether reminders of deadlines come by mail, too. Chosen is stored; what was chosen is shown while it is sent. */
export function ReminderSettings() {
  const t = useText();
  const notice = useNotice();
  const { data, ...asked } = useMyReminderSettingsQuery();
  const { error, ...again } = useRetry(asked);
  const [set] = useSetReminderSettingsMutation();
  const [sent, setSent] = useState<boolean | null>(null);
  const [refusal, setRefusal] = useState<ReminderErrorCode | null>(null);

  const onChange = async (deadlineEmails: boolean): Promise<void> => {
    if (sent !== null) return;
    setSent(deadlineEmails);
    setRefusal(null);
    try {
      const answer = await set({
        variables: { input: { deadlineEmails } },
        update: (cache, { data: stored }) => {
          if (stored)
            cache.writeQuery({
              query: MyReminderSettingsDocument,
              data: { myReminderSettings: stored.setReminderSettings.settings },
            });
        },
      });
      const [mistake] = answer.data?.setReminderSettings.errors ?? [];
      if (mistake) setRefusal(mistake.code);
      else notice.success(deadlineEmails ? 'reminders.on' : 'reminders.off');
    } catch (thrown) {
      notice.thrown(thrown, 'reminders.notSaved');
    }
    setSent(null);
  };

  return (
    <Panel title={t('reminders.title')} lead={t('reminders.lead')} id="reminders">
      {error && !data ? <ErrorNotice {...again} /> : null}
      {data ? (
        <CheckboxField
          label={t('reminders.byMail')}
          checked={sent ?? data.myReminderSettings.deadlineEmails}
          aria-busy={sent !== null}
          onChange={({ target }) => void onChange(target.checked)}
        />
      ) : null}
      {refusal ? (
        <Notice tone="warn" role="alert" action={<AppLink to="/profile/account">{t('reminders.toAccount')}</AppLink>}>
          {t(REFUSALS[refusal])}
        </Notice>
      ) : null}
    </Panel>
  );
}
