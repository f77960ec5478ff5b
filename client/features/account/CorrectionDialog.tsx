/** Asks staff to correct what a person cannot change: the wanted value, and why. Loaded when it is opened. */
import { useApolloClient } from '@apollo/client/react';
import { CORRECTION_DAYS, TEXT_MAX } from '../../../schema/rules/account.values';
import { dayInVietnam } from '../../../schema/rules/days.rules';
import { useNotice } from '../../kernel/feedback/useNotice';
import { DateInput } from '../../kernel/forms/DateInput';
import { EmailInput } from '../../kernel/forms/EmailInput';
import { Form } from '../../kernel/forms/Form';
import { PasswordInput } from '../../kernel/forms/PasswordInput';
import { PhoneInput } from '../../kernel/forms/PhoneInput';
import { TextArea } from '../../kernel/forms/TextArea';
import { TextInput } from '../../kernel/forms/TextInput';
import { useZodForm } from '../../kernel/forms/useZodForm';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { Dialog } from '../../kernel/mui/Dialog';
import { Notice } from '../../kernel/mui/Notice';
import { useNow } from '../../kernel/page/now';
import { accountErrors } from './accountErrors';
import { correctionDrafts, type CorrectionField } from './corrections';
import { MyProfileDocument } from './MyProfile.gql';
import { useRequestCorrectionMutation } from './RequestCorrection.gql';
import styles from './account.module.css';

type Values = { readonly wantedValue: string; readonly reason: string; readonly password: string };
type Judged = {
  readonly wantedValue: string;
  readonly reason?: string | null | undefined;
  readonly password?: string | null | undefined;
};

type Props = {
  readonly field: CorrectionField;
  /** What is stored, as people read it. */
  readonly shown: string;
  readonly hasOpenRequest: boolean;
  readonly onClose: () => void;
};

export function CorrectionDialog({ field, shown, hasOpenRequest, onClose }: Props) {
  const t = useText();
  const notice = useNotice();
  const client = useApolloClient();
  const today = dayInVietnam(useNow());
  const [request] = useRequestCorrectionMutation();
  const form = useZodForm<Values, Judged>({
    rule: lazyModule(async () => (await import('../../../schema/rules/account.rules')).correctionRule(field, today)),
    defaults: { wantedValue: '', reason: '', password: '' },
    errorMessages: accountErrors,
    draft: correctionDrafts[field],
    send: async ({ wantedValue, reason, password }) => {
      const { data } = await request({
        variables: { input: { field, wantedValue, reason: reason ?? null, ...(password ? { password } : {}) } },
      });
      const errors = data?.requestCorrection.errors ?? [];
      // An open request for the field has been replaced: the list is read again.
      if (errors.length === 0) await client.query({ query: MyProfileDocument, fetchPolicy: 'network-only' });
      return errors;
    },
    onDone: () => {
      notice.success('correction.sent');
      onClose();
    },
  });
  const wanted = { form, name: 'wantedValue', label: t('correction.wanted') } as const;

  return (
    <Dialog onClose={onClose} title={t('correction.title', { field: t(`correction.field.${field}`) })}>
      <div className={styles.stack}>
        <p>{t('correction.current', { value: shown })}</p>
        {hasOpenRequest ? <Notice>{t('correction.replaces')}</Notice> : null}
        <Form form={form} submit={t('correction.send')} sending={t('correction.sending')}>
          {field === 'FULL_NAME' ? <TextInput {...wanted} autoComplete="name" maxLength={120} /> : null}
          {field === 'PHONE' ? <PhoneInput {...wanted} hint={t('profile.phoneHint')} /> : null}
          {field === 'EMAIL' ? <EmailInput {...wanted} /> : null}
          {field === 'DATE_OF_BIRTH' ? <DateInput {...wanted} isBirthday /> : null}
          <TextArea
            form={form}
            name="reason"
            label={t('correction.reason')}
            hint={t('correction.reasonHint')}
            isOptional
            rows={3}
            maxLength={TEXT_MAX.reason}
          />
          {field === 'EMAIL' ? (
            <PasswordInput
              form={form}
              name="password"
              label={t('correction.password')}
              hint={t('correction.passwordHint')}
              autoComplete="current-password"
            />
          ) : null}
        </Form>
        <p className={styles.quiet}>{t('correction.promise', { days: CORRECTION_DAYS })}</p>
      </div>
    </Dialog>
  );
}
