/** Two native range inputs over one track, beside the two numbers of a range: the browser brings touch, keyboard and the words for screen readers. */
import { useText } from '../i18n/useText';
import { classNames } from './classNames';
import styles from './RangeSlider.module.css';
import { useRangeThumbs, type RangeSliderProps } from './useRangeThumbs';

export function RangeSlider(props: RangeSliderProps) {
  const { label, lowest, highest, step = 1, formatValue } = props;
  const t = useText();
  const { from, to, track, thumbs } = useRangeThumbs(props);
  const percent = (point: number) => `${(100 * (point - lowest)) / (highest - lowest || 1)}%`;
  const scale = { min: lowest, max: highest, step };
  return (
    <div className={styles.slider}>
      <svg ref={track} className={styles.track} aria-hidden="true" focusable="false">
        <line className={styles.rail} x1="0%" x2="100%" y1="50%" y2="50%" />
        <line className={styles.range} x1={percent(from)} x2={percent(to)} y1="50%" y2="50%" />
      </svg>
      <input
        type="range"
        // What a browser keeps for a page that is loaded anew would not be the address's.
        autoComplete="off"
        {...scale}
        {...thumbs.from}
        // Where both thumbs stand at the upper end, only the lower one has room to move.
        className={classNames(styles.thumb, from > (lowest + highest) / 2 && styles.isOnTop)}
        value={from}
        aria-label={`${label}: ${t('common.from')}`}
        aria-valuetext={formatValue(from)}
      />
      <input
        type="range"
        autoComplete="off"
        {...scale}
        {...thumbs.to}
        className={styles.thumb}
        value={to}
        aria-label={`${label}: ${t('common.to')}`}
        aria-valuetext={formatValue(to)}
      />
    </div>
  );
}
