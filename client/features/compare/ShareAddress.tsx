import { useState } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { copyText } from '../../kernel/page/copyText';
import { Button } from '../../kernel/ui/Button';
import { ExternalDrawing } from '../../kernel/ui/ExternalDrawing';
import styles from './compare.module.css';

/** Opens the device's share dialog or copies the address, and says what happened. */
export function ShareAddress() {
  const t = useText();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  async function share() {
    const address = window.location.href;
    if (typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches) {
      // Rejects when the dialog is closed: nothing to report then.
      await navigator.share({ title: t('compare.title'), url: address }).catch(() => undefined);
      return;
    }
    setOutcome((await copyText(address)) ? 'copied' : 'failed');
  }

  return (
    <div className={styles.share}>
      <Button variant="secondary" size="small" onClick={() => void share()}>
        <ExternalDrawing />
        {t('compare.share')}
      </Button>
      <span role="status">{outcome ? t(`compare.share.${outcome}`) : ''}</span>
    </div>
  );
}
