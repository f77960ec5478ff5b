import { useRef } from 'react';
import type { z } from 'zod';
import type { profileStrengthRule } from '../../../schema/rules/leads.rules';
import { useNotice } from '../../kernel/feedback/useNotice';
import { EmailInput } from '../../kernel/forms/EmailInput';
import { Form } from '../../kernel/forms/Form';
import { PhoneInput } from '../../kernel/forms/PhoneInput';
import { TextInput } from '../../kernel/forms/TextInput';
import { useZodForm } from '../../kernel/forms/useZodForm';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { BandField } from './BandField';
import { ConsentBoxes, NO_CONSENT } from './ConsentBoxes';
import { profileStrengthDraft } from './drafts';
import { HiddenField } from './HiddenField';
import { profileStrengthErrorMessages } from './leadErrorMessages';
import { useSubmitProfileStrengthMutation, type SubmitProfileStrengthMutation } from './SubmitProfileStrength.gql';
import type { StrengthValues } from './strengthForm';
import { useSubmissionKey } from '../../kernel/forms/useSubmissionKey';

export type Estimate = NonNullable<SubmitProfileStrengthMutation['submitProfileStrength']['band']>;
const rule = lazyModule(async () => (await import('../../../schema/rules/leads.rules')).profileStrengthRule);

export function ProfileStrengthForm({ onEstimate }: { readonly onEstimate: (estimate: Estimate) => void }) {
  const t = useText();
  const language = useLocale() === 'vi' ? 'VI' : 'EN';
  const notice = useNotice();
  const keyOf = useSubmissionKey();
  const website = useRef('');
  const [submit] = useSubmitProfileStrengthMutation();
  const form = useZodForm<StrengthValues, z.output<typeof profileStrengthRule>>({
    rule,
    defaults: { fullName: '', phone: '', email: '', address: '', studyYear: '', gpaBand: '', consent: NO_CONSENT },
    errorMessages: profileStrengthErrorMessages,
    draft: profileStrengthDraft,
    send: async values => {
      const content = { ...values, language, website: website.current } as const;
      const { data } = await submit({ variables: { input: { ...content, idempotencyKey: keyOf(content) } } });
      const { band, errors } = data?.submitProfileStrength ?? { band: null, errors: [] };
      if (band) {
        notice.success('leads.sentNotice');
        onEstimate(band);
      }
      return errors;
    },
  });
  return (
    <Form form={form} submit={t('leads.estimate')} sending={t('leads.estimating')}>
      <TextInput form={form} name="fullName" label={t('leads.name')} autoComplete="name" />
      <PhoneInput form={form} name="phone" label={t('leads.phone')} />
      <EmailInput form={form} name="email" label={t('leads.email')} autoComplete="email" />
      <TextInput form={form} name="address" label={t('leads.address')} autoComplete="street-address" />
      <TextInput form={form} name="studyYear" label={t('leads.studyYear')} hint={t('leads.studyYearHint')} />
      <BandField form={form} />
      <HiddenField onChange={value => (website.current = value)} />
      <ConsentBoxes form={form} />
    </Form>
  );
}
