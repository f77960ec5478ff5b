/** Two thumbs beside the two numbers of a range. A still drawing holds the place until the group is approached; then the widget is fetched. */
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useText } from '../i18n/useText';
import type { SliderWidgetProps } from './mui/SliderWidget';
import styles from './RangeSlider.module.css';

/** From and to; null is the open end of the scale. */
export type SliderValue = readonly [number | null, number | null];

type Props = {
  readonly label: string;
  readonly lowest: number;
  readonly highest: number;
  readonly step?: number;
  readonly value: SliderValue;
  readonly onChange: (value: SliderValue) => void;
  /** Once, when a thumb is let go or a key is up. */
  readonly onCommit?: (value: SliderValue) => void;
  readonly formatValue: (value: number) => string;
};

const APPROACHES = ['pointerenter', 'focusin', 'touchstart'] as const;

/** The widget once the surrounding group has been pointed at, touched or focused. */
function useWidgetOnApproach() {
  const place = useRef<HTMLDivElement>(null);
  const [widget, setWidget] = useState<{ readonly Widget: ComponentType<SliderWidgetProps> } | null>(null);
  useEffect(() => {
    const group = place.current?.closest('fieldset') ?? place.current;
    if (!group) return;
    const stop = () => APPROACHES.forEach(approach => group.removeEventListener(approach, load));
    const load = () => {
      stop();
      import('./mui/SliderWidget').then(
        ({ SliderWidget }) => setWidget({ Widget: SliderWidget }),
        // Lost on the way: the numbers do the same work.
        () => undefined,
      );
    };
    APPROACHES.forEach(approach => group.addEventListener(approach, load, { passive: true }));
    return stop;
  }, []);
  return { place, Widget: widget?.Widget };
}

const within = (value: number, lowest: number, highest: number) => Math.min(Math.max(value, lowest), highest);

export function RangeSlider({ label, lowest, highest, step = 1, value, onChange, onCommit, formatValue }: Props) {
  const t = useText();
  const { place, Widget } = useWidgetOnApproach();
  const from = within(value[0] ?? lowest, lowest, highest);
  const to = within(value[1] ?? highest, from, highest);
  const opened = ([low, high]: readonly [number, number]): SliderValue => [
    low <= lowest ? null : low,
    high >= highest ? null : high,
  ];
  const share = (point: number) => `${(100 * (point - lowest)) / (highest - lowest || 1)}%`;
  return (
    <div ref={place} className={styles.place}>
      {Widget ? (
        <Widget
          value={[from, to]}
          lowest={lowest}
          highest={highest}
          step={step}
          labels={[`${label}: ${t('common.from')}`, `${label}: ${t('common.to')}`]}
          formatValue={formatValue}
          onChange={pair => onChange(opened(pair))}
          onCommit={pair => onCommit?.(opened(pair))}
        />
      ) : (
        <svg className={styles.still} aria-hidden="true" focusable="false">
          <line className={styles.rail} x1="0%" x2="100%" y1="50%" y2="50%" />
          <line className={styles.range} x1={share(from)} x2={share(to)} y1="50%" y2="50%" />
          {[from, to].map((point, index) => (
            <circle key={index === 0 ? 'from' : 'to'} className={styles.thumb} cx={share(point)} cy="50%" r="11" />
          ))}
        </svg>
      )}
    </div>
  );
}
