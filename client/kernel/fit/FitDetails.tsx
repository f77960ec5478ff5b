import { useText } from '../i18n/useText';
import type { Fit_EligibilityFragment } from './Fit.gql';
import { FitAdvice } from './FitAdvice';
import { FitMeter } from './FitMeter';
import { FitReasons } from './FitReasons';
import styles from './fit.module.css';

/** The word, up to three reasons, and what would help most; named where it rests on figures of third parties. */
export function FitDetails({ fit }: { readonly fit: Fit_EligibilityFragment }) {
  const t = useText();
  return (
    <>
      <FitMeter band={fit.band} />
      <FitReasons reasons={fit.reasons} />
      <FitAdvice fit={fit} />
      {fit.restsOnThirdParty ? <p className={styles.note}>{t('eligibility.restsOnThirdParty')}</p> : null}
    </>
  );
}
