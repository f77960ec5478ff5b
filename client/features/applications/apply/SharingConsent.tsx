import { brand } from '../../../../schema/site/brand';
import { CheckboxInput } from '../../../kernel/forms/CheckboxInput';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useLocale } from '../../../kernel/i18n/useLocale';
import { useText } from '../../../kernel/i18n/useText';
import { Notice } from '../../../kernel/mui/Notice';
import { Row, Rows } from '../../../kernel/mui/Rows';
import { useSite } from '../../../kernel/page/site';
import type { SharingConsent_TermsFragment } from './SharingConsent.gql';
import type { ApplyForm } from './useApplyForm';
import styles from '../applications.module.css';

type Props = { readonly form: ApplyForm; readonly terms: SharingConsent_TermsFragment };

/** The guardian's part, before the button: agreement under 16, a copy at 16 and 17. */
function GuardianNotice({ terms: { guardianPart, guardianName, guardianEmailHint } }: Pick<Props, 'terms'>) {
  const t = useText();
  if (guardianPart === 'NONE' || guardianName === null || guardianEmailHint === null) return null;
  return (
    <Notice tone={guardianPart === 'AGREEMENT' ? 'warn' : 'info'}>
      {t(`apply.guardian.${guardianPart}`, { name: guardianName, email: guardianEmailHint })}
    </Notice>
  );
}

/** Who gets what, where, for what and from whom; then one box, which nobody ticks for the student and no draft keeps. */
export function SharingConsent(masked: MaskedProps<Props>) {
  const { form, terms } = masked as Props;
  const t = useText();
  const locale = useLocale();
  const { operator } = useSite();
  const { recipient, destination, data } = terms;
  const country = t(`destination.${destination}`);
  const sender = operator.name ?? brand[locale];
  return (
    <div className={styles.stack}>
      <h3 className={styles.strong}>{t('apply.sharing')}</h3>
      <Rows>
        <Row label={t('apply.sharing.recipient')}>
          {recipient.name}, {country}
        </Row>
        <Row label={t('apply.sharing.data')}>{data.map(kind => t(`sharedData.${kind}`)).join('; ')}</Row>
        <Row label={t('apply.sharing.purpose')}>{t('apply.sharing.purposeText')}</Row>
        <Row label={t('apply.sharing.sender')}>{sender}</Row>
      </Rows>
      <GuardianNotice terms={terms} />
      <CheckboxInput
        form={form}
        name="sharingConsent"
        isRequired
        label={t('apply.sharing.agree', { sender, recipient: recipient.name, country })}
        hint={t('apply.sharing.hint')}
      />
    </div>
  );
}
