/** How something changed from point to point, each value printed at its mark. The line comes once the page stands. */
import { lazyModule } from '../../lazy/lazyModule';
import { ChartFigure, type ChartProps } from './ChartFigure';
import styles from './charts.module.css';
import { DrawingBoundary } from './DrawingBoundary';
import { useChart } from './useChart';

const drawing = lazyModule(() => import('./LineDrawing'));

type Props = ChartProps & {
  /** Both ends of the scale. A line need not begin at zero: its direction is what is read. */
  readonly scale: readonly [number, number];
};

export function LineChart({ scale, ...chart }: Props) {
  const loaded = useChart(drawing);
  return (
    <ChartFigure {...chart}>
      <div className={styles.linePlace}>
        <DrawingBoundary>
          {loaded ? <loaded.Drawing rows={chart.rows} scale={scale} /> : <span className={styles.waitingLine} />}
        </DrawingBoundary>
      </div>
    </ChartFigure>
  );
}
