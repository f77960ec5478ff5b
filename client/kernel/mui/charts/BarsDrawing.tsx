/** The bars of BarsChart, in a chunk of its own: it brings the charts library along. */
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';

/** Round at both ends, like the track below it. */
const Bar = ({ x, y, width, height }: BarProps) => (
  <rect x={x} y={y} width={width} height={height} rx={Number(height) / 2} fill="var(--chart-1)" />
);

type Props = { readonly values: readonly number[]; readonly max: number };

/** Its size is that of the place it stands in: the rows of text beside it grow with the reader's letters. */
export const Drawing = ({ values, max }: Props) => (
  <BarChart
    layout="horizontal"
    series={[{ data: [...values] }]}
    yAxis={[{ scaleType: 'band', data: values.map((_value, place) => place), position: 'none', categoryGapRatio: 0.7 }]}
    xAxis={[{ min: 0, max, position: 'none' }]}
    margin={0}
    slots={{ bar: Bar }}
    hideLegend
    skipAnimation
    disableKeyboardNavigation
    axisHighlight={{ x: 'none', y: 'none' }}
    slotProps={{ tooltip: { trigger: 'none' } }}
  />
);
