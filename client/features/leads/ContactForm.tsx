import { useRef } from 'react';
import type { z } from 'zod';
import type { contactRule } from '../../../schema/rules/leads.rules';
import { CONTACT_CAMPAIGNS, type ContactCampaign, LEAD_TEXT_MAX } from '../../../schema/rules/leads.values';
import type { CatalogueKind } from '../../generated/types';
import { useNotice } from '../../kernel/feedback/useNotice';
import { EmailInput } from '../../kernel/forms/EmailInput';
import { Form } from '../../kernel/forms/Form';
import { PhoneInput } from '../../kernel/forms/PhoneInput';
import { SelectInput } from '../../kernel/forms/SelectInput';
import { TextArea } from '../../kernel/forms/TextArea';
import { TextInput } from '../../kernel/forms/TextInput';
import { useZodForm } from '../../kernel/forms/useZodForm';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { ConsentBoxes, type ConsentValues, NO_CONSENT } from './ConsentBoxes';
import { contactDraft } from './drafts';
import { HiddenField } from './HiddenField';
import { contactErrorMessages } from './leadErrorMessages';
import { useSendContactMessageMutation } from './SendContactMessage.gql';
import { useSubmissionKey } from '../../kernel/forms/useSubmissionKey';

type Values = {
  name: string;
  email: string;
  phone: string;
  city: string;
  school: string;
  campaign: ContactCampaign | '';
  message: string;
  consent: ConsentValues;
};

const rule = lazyModule(async () => (await import('../../../schema/rules/leads.rules')).contactRule);

type Props = {
  readonly campaign: ContactCampaign | '';
  /** The figure that is said to be wrong. */
  readonly fact: string | null;
  readonly item: { readonly kind: CatalogueKind; readonly id: string } | null;
  readonly onSent: () => void;
};

export function ContactForm({ campaign, fact, item, onSent }: Props) {
  const t = useText();
  const language = useLocale() === 'vi' ? 'VI' : 'EN';
  const notice = useNotice();
  const keyOf = useSubmissionKey();
  const website = useRef('');
  const [send] = useSendContactMessageMutation();
  const form = useZodForm<Values, z.output<typeof contactRule>>({
    rule,
    defaults: { name: '', email: '', phone: '', city: '', school: '', campaign, message: '', consent: NO_CONSENT },
    errorMessages: contactErrorMessages,
    draft: contactDraft,
    addressed: campaign === '' ? {} : { campaign },
    send: async values => {
      const content = {
        ...values,
        message: values.message ?? null,
        fact: values.campaign === 'CORRECTION' ? fact : null,
        ...(item ? { item } : {}),
        language,
        website: website.current,
      } as const;
      const { data } = await send({ variables: { input: { ...content, idempotencyKey: keyOf(content) } } });
      return data?.sendContactMessage.errors ?? [];
    },
    onDone: () => {
      notice.success('leads.sentNotice');
      onSent();
    },
  });
  return (
    <Form form={form} submit={t('leads.send')} sending={t('leads.sending')}>
      <TextInput form={form} name="name" label={t('leads.name')} autoComplete="name" />
      <EmailInput form={form} name="email" label={t('leads.email')} autoComplete="email" />
      <PhoneInput form={form} name="phone" label={t('leads.phone')} />
      <TextInput form={form} name="city" label={t('leads.city')} autoComplete="address-level2" />
      <TextInput form={form} name="school" label={t('leads.school')} autoComplete="organization" />
      <SelectInput
        form={form}
        name="campaign"
        label={t('leads.campaign')}
        placeholder={t('leads.choose')}
        options={CONTACT_CAMPAIGNS.map(value => ({ value, label: t(`leads.campaign.${value}`) }))}
      />
      <TextArea
        form={form}
        name="message"
        label={t('leads.message')}
        hint={fact ? t('leads.correctionHint') : undefined}
        maxLength={LEAD_TEXT_MAX.message}
        isOptional
      />
      <HiddenField onChange={value => (website.current = value)} />
      <ConsentBoxes form={form} />
    </Form>
  );
}
