/** What moves the two thumbs of a RangeSlider: they never pass each other, and a move is committed once it has ended. */
import { useEffect, useEffectEvent, useRef, type ChangeEvent, type RefObject } from 'react';

/** From and to; null is the open end of the scale. */
export type SliderValue = readonly [number | null, number | null];

export type RangeSliderProps = {
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

type Pair = readonly [number, number];

const clamp = (value: number, lowest: number, highest: number) => Math.min(Math.max(value, lowest), highest);

type Thumb = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: () => void;
  readonly onKeyUp: () => void;
  readonly onBlur: () => void;
};

type RangeThumbs = {
  readonly from: number;
  readonly to: number;
  /** The drawn scale: as wide as the middles of the thumbs can go. */
  readonly track: RefObject<SVGSVGElement | null>;
  readonly thumbs: { readonly from: Thumb; readonly to: Thumb };
};

export function useRangeThumbs({
  lowest,
  highest,
  step = 1,
  value,
  onChange,
  onCommit,
}: RangeSliderProps): RangeThumbs {
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const from = clamp(value[0] ?? lowest, lowest, highest);
  const to = clamp(value[1] ?? highest, from, highest);
  const moved = useRef<Pair | null>(null);
  const isKeyDown = useRef(false);

  /** A thumb at an end of the scale leaves that end open. */
  const opened = ([low, high]: Pair): SliderValue => [low <= lowest ? null : low, high >= highest ? null : high];
  const move = (pair: Pair) => {
    moved.current = pair;
    onChange(opened(pair));
  };
  const commit = () => {
    if (!moved.current || isKeyDown.current) return;
    onCommit?.(opened(moved.current));
    moved.current = null;
  };

  // React's change event is the browser's `input`; `change` says that a thumb was let go.
  const onLetGo = useEffectEvent(commit);
  // A thumb may have been dragged before the page was taken over: React leaves it where it stands, and says nothing.
  // By less than a step the browser itself has put it onto the scale.
  const takeOver = useEffectEvent((low: number, high: number) => {
    if (Math.abs(low - from) < step && Math.abs(high - to) < step) return;
    move([Math.min(low, high), Math.max(low, high)]);
    commit();
  });
  const { from: fromRef, to: toRef } = inputs;
  useEffect(() => {
    const [low, high] = [fromRef.current, toRef.current];
    if (!low || !high) return undefined;
    const letGo = () => onLetGo();
    [low, high].forEach(input => input.addEventListener('change', letGo));
    takeOver(low.valueAsNumber, high.valueAsNumber);
    return () => [low, high].forEach(input => input.removeEventListener('change', letGo));
  }, [fromRef, toRef]);

  /** A press beside the thumbs brings the nearest one there; the keyboard has the thumbs themselves. */
  const track = useRef<SVGSVGElement>(null);
  const onPress = useEffectEvent(({ left, width }: DOMRect, clientX: number) => {
    const point = lowest + ((clientX - left) / width) * (highest - lowest);
    const onStep = clamp(lowest + Math.round((point - lowest) / step) * step, lowest, highest);
    const isNearFrom = onStep < from || Math.abs(onStep - from) < Math.abs(onStep - to);
    move(isNearFrom ? [onStep, to] : [from, onStep]);
    commit();
  });
  useEffect(() => {
    const drawn = track.current;
    const press = ({ clientX }: globalThis.MouseEvent) => {
      if (drawn) onPress(drawn.getBoundingClientRect(), clientX);
    };
    drawn?.addEventListener('click', press);
    return () => drawn?.removeEventListener('click', press);
  }, []);

  const thumb = (side: 'from' | 'to', pairOf: (point: number) => Pair): Thumb => ({
    ref: inputs[side],
    onChange: ({ currentTarget }) => move(pairOf(currentTarget.valueAsNumber)),
    onKeyDown: () => {
      isKeyDown.current = true;
    },
    onKeyUp: () => {
      isKeyDown.current = false;
      commit();
    },
    onBlur: () => {
      isKeyDown.current = false;
      commit();
    },
  });
  return {
    from,
    to,
    track,
    thumbs: {
      from: thumb('from', point => [Math.min(point, to), to]),
      to: thumb('to', point => [from, Math.max(point, from)]),
    },
  };
}
