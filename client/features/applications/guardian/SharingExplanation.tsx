import { brand } from '../../../../schema/site/brand';
import { useFormat } from '../../../kernel/format/useFormat';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useLocale } from '../../../kernel/i18n/useLocale';
import { useText } from '../../../kernel/i18n/useText';
import { Card } from '../../../kernel/ui/Card';
import type { SharingExplanation_RequestFragment } from './SharingExplanation.gql';
import styles from './guardian.module.css';

type Props = { readonly request: SharingExplanation_RequestFragment; readonly sender: string };

/** Who gets what, where, for what and from whom: read before anything is decided. */
export function SharingExplanation(masked: MaskedProps<Props>) {
  const { request, sender } = masked as Props;
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  const { guardianName, studentName, recipientName, destination, programTitle, intakeYear, intakeMonth, data } =
    request;
  const rows = [
    ['recipient', `${recipientName}, ${t(`destination.${destination}`)}`],
    ['program', programTitle ?? t('guardianSharing.wholeSchool')],
    ['intake', format.monthYear({ year: intakeYear, month: intakeMonth })],
    ['data', data.map(kind => t(`sharedData.${kind}`)).join('; ')],
    ['purpose', t('guardianSharing.purposeText')],
    ['sender', sender],
  ] as const;
  return (
    <Card padding="large" className={styles.card}>
      <h1>{t('guardianSharing.heading', { guardian: guardianName })}</h1>
      <p>{t('guardianSharing.lead', { student: studentName, brand: brand[locale] })}</p>
      <h2>{t('guardianSharing.what')}</h2>
      <dl className={styles.facts}>
        {rows.map(([id, text]) => (
          <div key={id}>
            <dt>{t(`guardianSharing.${id}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{t('guardianSharing.apart')}</p>
      <h2>{t('guardianSharing.withdraw')}</h2>
      <p>{t('guardianSharing.withdrawText')}</p>
    </Card>
  );
}
