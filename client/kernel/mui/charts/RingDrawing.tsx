/** The ring of RingChart, in a chunk of its own: it brings the charts library along. */
import { PieChart } from '@mui/x-charts/PieChart';

const COLORS = ['var(--chart-1)', 'var(--chart-3)', 'var(--chart-4)', 'var(--chart-2)', 'var(--chart-5)'];

export const Drawing = ({ values }: { readonly values: readonly number[] }) => (
  <PieChart
    series={[
      {
        data: values.map((value, id) => ({ id, value })),
        innerRadius: '68%',
        outerRadius: '100%',
        paddingAngle: 2,
        cornerRadius: 2,
      },
    ]}
    colors={COLORS}
    margin={0}
    hideLegend
    skipAnimation
    disableKeyboardNavigation
    slotProps={{ tooltip: { trigger: 'none' } }}
  />
);
