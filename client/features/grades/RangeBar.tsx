import type { Spread } from '../../../schema/rules/grades/conversion.rules';
import { useFormat } from '../../kernel/format/useFormat';
import styles from './results.module.css';

type Props = { readonly spread: Spread; readonly chosen: number; readonly label: string };

const WIDTH = 320;
const EDGE = 20;
const HIGHEST = 400;

/** From the lowest table to the highest on the scale up to 4.0, and the chosen one. Points in hundredths. */
export function RangeBar({ spread, chosen, label }: Props) {
  const format = useFormat();
  // Whole halves below the lowest, so that the bar is as long as it can be.
  const from = Math.max(0, Math.floor(spread.lowest / 50) * 50 - 50);
  const x = (points: number) => EDGE + ((points - from) / (HIGHEST - from)) * (WIDTH - 2 * EDGE);
  const marks = Array.from({ length: (HIGHEST - from) / 50 + 1 }, (_, place) => from + place * 50).filter(
    (points, _place, all) => all.length <= 5 || points % 100 === 0,
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} 62`} className={styles.rangeBar} role="img" aria-label={label}>
      <rect x={EDGE} y="28" width={WIDTH - 2 * EDGE} height="8" rx="4" className={styles.track} />
      <rect
        x={x(spread.lowest)}
        y="28"
        width={x(spread.highest) - x(spread.lowest)}
        height="8"
        rx="4"
        className={styles.span}
      />
      <circle cx={x(chosen)} cy="32" r="7" className={styles.pin} />
      <text x={x(chosen)} y="16" textAnchor="middle" className={styles.pinText}>
        {format.decimal(chosen / 100, 2)}
      </text>
      {marks.map(points => (
        <text key={points} x={x(points)} y="57" textAnchor="middle" className={styles.scaleText}>
          {format.decimal(points / 100, 1)}
        </text>
      ))}
    </svg>
  );
}
