import type { FieldPath, FieldValues } from 'react-hook-form';
import { LEAD_CONSENT_FIELDS, LEAD_CONSENTS, type LeadConsentField } from '../../../schema/rules/leads.values';
import { CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values';
import { CheckboxInput } from '../../kernel/forms/CheckboxInput';
import type { ZodForm } from '../../kernel/forms/useZodForm';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import styles from './leads.module.css';

export type ConsentValues = Record<LeadConsentField, boolean> & { textVersion: string };

export const NO_CONSENT: ConsentValues = {
  adviceContact: false,
  marketing: false,
  partnerSharing: false,
  textVersion: CONSENT_TEXT_VERSION,
};

type Props<Values extends FieldValues, Output> = { readonly form: ZodForm<Values, Output> };

/** One unticked box a purpose. The values of the form hold them under `consent`. */
export function ConsentBoxes<Values extends FieldValues & { consent: ConsentValues }, Output>({
  form,
}: Props<Values, Output>) {
  const t = useText();
  return (
    <fieldset className={styles.consent}>
      <legend className={styles.legend}>{t('leads.consent')}</legend>
      {LEAD_CONSENT_FIELDS.map(field => (
        <CheckboxInput
          key={field}
          form={form}
          name={`consent.${field}` as FieldPath<Values>}
          label={t(`consent.${LEAD_CONSENTS[field]}`)}
          isRequired={field === 'adviceContact'}
        />
      ))}
      <p className={styles.quiet}>
        {t('leads.consentNote')} <AppLink to="/privacy">{t('leads.privacyLink')}</AppLink>
      </p>
    </fieldset>
  );
}
