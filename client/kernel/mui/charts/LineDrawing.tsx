/** The line of LineChart, in a chunk of its own: it brings the charts library along. */
import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';
import { createContext, use } from 'react';
import { useFormat } from '../../format/useFormat';
import type { ChartRow } from './ChartFigure';
import styles from './charts.module.css';

const TextsContext = createContext<readonly string[]>([]);

/** Above the mark, clear of the line. */
const TEXT_OFFSET = 14;

/** The last point is where somebody stands now. */
function Mark({ x, y, dataIndex }: MarkElementProps) {
  const texts = use(TextsContext);
  return (
    <g className={dataIndex === texts.length - 1 ? styles.markNow : styles.mark}>
      <circle cx={x} cy={y} r={6} />
      <text x={x} y={Number(y) - TEXT_OFFSET} textAnchor="middle">
        {texts[dataIndex]}
      </text>
    </g>
  );
}

type Props = { readonly rows: readonly ChartRow[]; readonly scale: readonly [number, number] };

const letters = { fill: 'var(--color-muted)', fontFamily: 'inherit', fontSize: 15 };

/** Nothing answers to a pointer: the values stand in the drawing. */
const STILL = {
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
  axisHighlight: { x: 'none', y: 'none' },
  slotProps: { tooltip: { trigger: 'none' } },
} as const;

export function Drawing({ rows, scale: [min, max] }: Props) {
  const { number } = useFormat();
  const axis = { disableLine: true, disableTicks: true, tickLabelStyle: letters };
  return (
    <TextsContext value={rows.map(({ text }) => text)}>
      <div className={styles.line}>
        <LineChart
          series={[{ data: rows.map(({ value }) => value), color: 'var(--chart-1)', curve: 'linear', showMark: true }]}
          xAxis={[{ ...axis, scaleType: 'point', data: rows.map(({ label }) => label), height: 32 }]}
          yAxis={[{ ...axis, min, max, tickNumber: 3, width: 36, valueFormatter: (value: number) => number(value) }]}
          grid={{ horizontal: true }}
          margin={{ top: 28, right: 20, bottom: 0, left: 12 }}
          slots={{ mark: Mark }}
          {...STILL}
        />
      </div>
    </TextsContext>
  );
}
