import Slider from '@mui/material/Slider';
import { WidgetFrame } from './WidgetFrame';

export type SliderWidgetProps = {
  readonly value: readonly [number, number];
  readonly lowest: number;
  readonly highest: number;
  readonly step: number;
  /** Names of the two thumbs. */
  readonly labels: readonly [string, string];
  readonly formatValue: (value: number) => string;
  readonly onChange: (value: readonly [number, number]) => void;
  readonly onCommit: (value: readonly [number, number]) => void;
};

const pairOf = (value: number | readonly number[]): readonly [number, number] =>
  typeof value === 'number' ? [value, value] : [value[0] ?? 0, value[1] ?? 0];

export const SliderWidget = ({
  value,
  lowest,
  highest,
  step,
  labels,
  formatValue,
  onChange,
  onCommit,
}: SliderWidgetProps) => (
  <WidgetFrame>
    <Slider
      value={[...value]}
      min={lowest}
      max={highest}
      step={step}
      disableSwap
      valueLabelDisplay="auto"
      valueLabelFormat={formatValue}
      getAriaLabel={index => labels[index === 0 ? 0 : 1]}
      getAriaValueText={formatValue}
      onChange={(_event, next) => onChange(pairOf(next))}
      onChangeCommitted={(_event, next) => onCommit(pairOf(next))}
    />
  </WidgetFrame>
);
