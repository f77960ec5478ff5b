/** Horizontal bars from zero, their values at the end of each. Labels and values are text of the page; the bars come once it stands. */
import { lazyModule } from '../../lazy/lazyModule';
import { ChartFigure, type ChartProps } from './ChartFigure';
import styles from './charts.module.css';
import { DrawingBoundary } from './DrawingBoundary';
import { useChart } from './useChart';

const drawing = lazyModule(() => import('./BarsDrawing'));

type Props = ChartProps & {
  /** The value of a whole bar; by default the greatest one. */
  readonly max?: number | undefined;
};

export function BarsChart({ max, ...chart }: Props) {
  const { rows } = chart;
  const loaded = useChart(drawing);
  return (
    <ChartFigure {...chart}>
      <div className={styles.bars}>
        <ul className={styles.labels}>
          {rows.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
        <div className={styles.drawing}>
          {rows.map(({ id }) => (
            <span key={id} className={styles.track} />
          ))}
          {loaded ? (
            <div className={styles.barsPlace}>
              <DrawingBoundary>
                <loaded.Drawing
                  values={rows.map(({ value }) => value)}
                  max={max ?? Math.max(1, ...rows.map(({ value }) => value))}
                />
              </DrawingBoundary>
            </div>
          ) : null}
        </div>
        <ul className={styles.values}>
          {rows.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </div>
    </ChartFigure>
  );
}
