/** Shares of a whole as a ring, the whole in its middle and the shares beside it. The ring comes once the page stands. */
import { lazyModule } from '../../lazy/lazyModule';
import { ChartFigure, type ChartProps } from './ChartFigure';
import styles from './charts.module.css';
import { DrawingBoundary } from './DrawingBoundary';
import { useChart } from './useChart';

const drawing = lazyModule(() => import('./RingDrawing'));

/** Tones of the shares, in their order. */
const TONES = [styles.tone1, styles.tone3, styles.tone4, styles.tone2, styles.tone5];

type Props = ChartProps & {
  /** In the middle: the whole, and what it counts. */
  readonly total: string;
  readonly unit: string;
};

export function RingChart({ total, unit, ...chart }: Props) {
  const { rows } = chart;
  const loaded = useChart(drawing);
  return (
    <ChartFigure {...chart}>
      <div className={styles.ring}>
        <div className={styles.ringPlace}>
          <DrawingBoundary>
            {loaded ? (
              <loaded.Drawing values={rows.map(({ value }) => value)} />
            ) : (
              <span className={styles.waitingRing} />
            )}
          </DrawingBoundary>
          <p className={styles.middle}>
            <span className={styles.total}>{total}</span>
            <span className={styles.unit}>{unit}</span>
          </p>
        </div>
        <ul className={styles.legend}>
          {rows.map(({ id, label, text }, place) => (
            <li key={id}>
              <span className={TONES[place % TONES.length]} />
              {label}
              <span className={styles.legendValue}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFigure>
  );
}
