import { QRCodeSVG } from 'qrcode.react';
import { useText } from '../../kernel/i18n/useText';
import styles from './session.module.css';

/** The empty border that cameras need, in modules of the code. */
const QUIET_ZONE = 4;

export function SecondFactorPicture({ uri }: { readonly uri: string }) {
  const t = useText();
  return (
    <QRCodeSVG
      value={uri}
      size={184}
      marginSize={QUIET_ZONE}
      title={t('session.enrolPicture')}
      role="img"
      className={styles.qrCode}
    />
  );
}
