import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import styles from './session.module.css';

export type SecondFactorKey = { readonly secret: string; readonly uri: string };

const picture = lazyModule(() => import('./SecondFactorPicture'));

/** What an authenticator app needs: a picture for the camera of a phone, the key to type, and a link for an app on this device. */
export function SecondFactorSetup({ secret, uri }: SecondFactorKey) {
  const t = useText();
  const { part } = useLazyModule(picture, true);
  return (
    <div className={styles.notice}>
      <p>{t('session.enrol')}</p>
      {part ? <part.SecondFactorPicture uri={uri} /> : null}
      <p>{t('session.enrolSecret', { secret: secret.replace(/(.{4})(?=.)/g, '$1 ') })}</p>
      <a href={uri}>{t('session.enrolOpen')}</a>
    </div>
  );
}
