import { useNotice } from '../../../kernel/feedback/useNotice';
import { EmailInput } from '../../../kernel/forms/EmailInput';
import { Form } from '../../../kernel/forms/Form';
import { TextInput } from '../../../kernel/forms/TextInput';
import { useZodForm } from '../../../kernel/forms/useZodForm';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { lazyModule } from '../../../kernel/lazy/lazyModule';
import { accountErrors } from '../accountErrors';
import { useRequestGuardianConsentMutation } from '../RequestGuardianConsent.gql';
import type { GuardianForm_ProfileFragment } from './GuardianForm.gql';

type Values = { readonly guardianName: string; readonly guardianEmail: string };

type Props = { readonly profile: GuardianForm_ProfileFragment; readonly submit: string };

/** Asks a parent or guardian by mail. Loaded when it is needed. */
export function GuardianForm(masked: MaskedProps<Props>) {
  const { profile, submit } = masked as Props;
  const t = useText();
  const notice = useNotice();
  const [request] = useRequestGuardianConsentMutation();
  const form = useZodForm<Values, Values>({
    rule: lazyModule(async () =>
      (await import('../../../../schema/rules/account.rules')).guardianRequestRule(profile.email),
    ),
    defaults: { guardianName: profile.guardianName ?? '', guardianEmail: profile.guardianEmail ?? '' },
    errorMessages: accountErrors,
    send: async input => {
      const { data } = await request({
        variables: { input },
        update: (cache, { data: answer }) => {
          const { guardianConsent, guardianCopy } = answer?.requestGuardianConsent ?? {};
          if (guardianConsent && guardianCopy)
            cache.modify({
              id: cache.identify({ __typename: 'Profile', id: profile.id }) ?? '',
              fields: { guardianConsent: () => guardianConsent, guardianCopy: () => guardianCopy },
            });
        },
      });
      return data?.requestGuardianConsent.errors ?? [];
    },
    onDone: () => notice.success('privacy.guardianSent'),
  });
  return (
    <Form form={form} submit={submit} sending={t('privacy.guardianSending')} hasNarrowSubmit>
      <TextInput form={form} name="guardianName" label={t('privacy.guardianName')} autoComplete="off" maxLength={120} />
      <EmailInput form={form} name="guardianEmail" label={t('privacy.guardianEmail')} />
    </Form>
  );
}
