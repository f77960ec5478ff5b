import { useNotice } from '../../../kernel/feedback/useNotice';
import { failureOf } from '../../../kernel/graphql/failureOf';
import { useText } from '../../../kernel/i18n/useText';
import { Button } from '../../../kernel/mui/Button';
import { applicationErrors } from '../applicationErrors';
import { useRemindGuardianMutation } from './RemindGuardian.gql';
import styles from '../applications.module.css';

/** Writes to the guardian once more. */
export function RemindButton({ applicationId }: { readonly applicationId: string }) {
  const t = useText();
  const notice = useNotice();
  const [remind, { loading }] = useRemindGuardianMutation();
  const send = async () => {
    try {
      const { data } = await remind({ variables: { input: { applicationId } } });
      const [error] = data?.remindGuardian.errors ?? [];
      if (error) notice.failure(applicationErrors.anywhere[error.code]);
      else notice.success('sharing.reminded');
    } catch (error) {
      if (failureOf(error).kind === 'RATE_LIMITED') notice.failure('sharing.remindOften');
      else notice.thrown(error, 'ending.failed');
    }
  };
  return (
    <Button variant="secondary" size="small" className={styles.start} isBusy={loading} onClick={() => void send()}>
      {t(loading ? 'sharing.reminding' : 'sharing.remind')}
    </Button>
  );
}
