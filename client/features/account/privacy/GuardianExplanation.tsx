import { useText } from '../../../kernel/i18n/useText';
import { Card } from '../../../kernel/ui/Card';
import styles from './guardianConsent.module.css';

export type GuardianWords = { readonly student: string; readonly guardian: string; readonly brand: string };

/** At 16 and 17: what the address is for. */
export function CopyExplanation({ words }: { readonly words: GuardianWords }) {
  const t = useText();
  return (
    <Card padding="large" className={styles.card}>
      <h1>{t('guardian.heading', words)}</h1>
      <p>{t('guardianCopy.lead', words)}</p>
      <h2>{t('guardian.who')}</h2>
      <p>{t('guardian.whoText', words)}</p>
      <h2>{t('guardianCopy.what')}</h2>
      <p>{t('guardianCopy.whatText')}</p>
      <h2>{t('guardianCopy.not')}</h2>
      <p>{t('guardianCopy.notText')}</p>
    </Card>
  );
}

/** Who asks, for what, and how it is taken back: read before anything is agreed to. */
export function GuardianExplanation({ words }: { readonly words: GuardianWords }) {
  const t = useText();
  return (
    <Card padding="large" className={styles.card}>
      <h1>{t('guardian.heading', words)}</h1>
      <p>{t('guardian.lead', words)}</p>
      <h2>{t('guardian.who')}</h2>
      <p>{t('guardian.whoText', words)}</p>
      <h2>{t('guardian.what')}</h2>
      <ul>
        <li>{t('guardian.what1')}</li>
        <li>{t('guardian.what2')}</li>
        <li>{t('guardian.what3')}</li>
      </ul>
      <h2>{t('guardian.why')}</h2>
      <p>{t('guardian.whyText')}</p>
      <h2>{t('guardian.withdraw')}</h2>
      <p>{t('guardian.withdrawText')}</p>
    </Card>
  );
}
