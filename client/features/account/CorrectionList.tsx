import { useState } from 'react';
import { readablePhone } from '../../../schema/rules/readablePhone';
import { useNotice } from '../../kernel/feedback/useNotice';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/mui/Button';
import { focusPanelWhenGone } from '../../kernel/mui/focusPanelWhenGone';
import { StatusChip } from '../../kernel/mui/StatusChip';
import type { CorrectionList_RequestFragment } from './CorrectionList.gql';
import { useWithdrawCorrectionMutation } from './WithdrawCorrection.gql';
import styles from './account.module.css';

const TONES = { OPEN: 'warn', APPROVED: 'good', DECLINED: 'bad', WITHDRAWN: 'neutral' } as const;

function Correction({ request }: { readonly request: CorrectionList_RequestFragment }) {
  const t = useText();
  const format = useFormat();
  const notice = useNotice();
  const [withdraw] = useWithdrawCorrectionMutation();
  const [isSending, setIsSending] = useState(false);
  const { id, field, status, requestedAt, dueOn, decidedAt, answer } = request;
  const name = t(`correction.field.${field}`);
  const read = (value: string) =>
    field === 'PHONE' ? readablePhone(value) : field === 'DATE_OF_BIRTH' ? format.day(value) : value;

  const onWithdraw = async () => {
    setIsSending(true);
    try {
      const { data } = await withdraw({ variables: { input: { requestId: id } } });
      if (data?.withdrawCorrection.errors.length === 0) notice.success('correction.withdrawn');
      else notice.failure('account.notDone');
    } catch (error) {
      notice.thrown(error, 'account.notDone');
    }
    setIsSending(false);
  };

  return (
    <li className={styles.request}>
      <div className={styles.withChip}>
        <p>
          {t('correction.change', {
            field: t(`correction.fieldTitle.${field}`),
            from: read(request.currentValue),
            to: read(request.wantedValue),
          })}
        </p>
        <StatusChip tone={TONES[status]} label={t(`correction.status.${status}`)} />
      </div>
      <p className={styles.quiet}>
        {t('correction.sentOn', { day: format.dayInVietnam(requestedAt) })}
        {status === 'OPEN' ? `, ${t('correction.due', { day: format.day(dueOn) })}` : null}
        {decidedAt && status !== 'WITHDRAWN'
          ? `. ${t('correction.decided', { day: format.dayInVietnam(decidedAt) })}`
          : null}
      </p>
      {answer ? <p>{t('correction.answer', { answer })}</p> : null}
      {status === 'OPEN' ? (
        <Button
          ref={focusPanelWhenGone}
          variant="secondary"
          size="small"
          aria-label={t('correction.withdrawOf', { field: name })}
          isBusy={isSending}
          onClick={() => void onWithdraw()}
        >
          {t('correction.withdraw')}
        </Button>
      ) : null}
    </li>
  );
}

type Props = { readonly requests: readonly CorrectionList_RequestFragment[] };

/** Requests with where they stand; an open one can be taken back. */
export const CorrectionList = (masked: MaskedProps<Props>) => (
  <ul className={styles.requests}>
    {(masked as Props).requests.map(request => (
      <Correction key={request.id} request={request} />
    ))}
  </ul>
);
