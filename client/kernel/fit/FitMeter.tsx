import { useText } from '../i18n/useText';
import { classNames } from '../ui/classNames';
import { Icon } from '../ui/Icon';
import type { EligibilityBand } from '../../generated/types';
import styles from './fit.module.css';

const STEPS = [1, 2, 3, 4] as const;
const LEVELS: Readonly<Partial<Record<EligibilityBand, number>>> = { REACH: 1, POSSIBLE: 2, LIKELY: 3, VERY_LIKELY: 4 };

/** Four steps and a word; never a percentage. The steps are decoration, the word says it. */
export function FitMeter({ band }: { readonly band: EligibilityBand }) {
  const t = useText();
  const level = LEVELS[band];
  return (
    <span className={classNames(styles.meter, band === 'NOT_ELIGIBLE_NOW' && styles.blocked)}>
      {band === 'NOT_ELIGIBLE_NOW' ? (
        <Icon name="close" />
      ) : (
        <span className={classNames(styles.steps, level === undefined && styles.open)} aria-hidden="true">
          {STEPS.map(step => (
            <i key={step} className={classNames(level !== undefined && step <= level && styles.full)} />
          ))}
        </span>
      )}
      {t(`eligibility.band.${band}`)}
    </span>
  );
}
