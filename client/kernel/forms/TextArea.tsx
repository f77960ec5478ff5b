import type { FieldValues } from 'react-hook-form';
import { describedBy, FieldFrame } from '../ui/FieldFrame';
import { useControls } from './controls';
import { useBoundField, type BoundFieldProps } from './useBoundField';

type Props<Values extends FieldValues, Output> = BoundFieldProps<Values, Output> & {
  readonly maxLength?: number;
  readonly rows?: number;
};

export function TextArea<Values extends FieldValues, Output>({ maxLength, rows = 4, ...bound }: Props<Values, Output>) {
  const controls = useControls();
  const { inputId, texts, input } = useBoundField(bound);
  return (
    <FieldFrame inputId={inputId} {...texts}>
      <controls.TextArea
        rows={rows}
        maxLength={maxLength}
        aria-invalid={texts.error ? true : undefined}
        aria-describedby={describedBy(inputId, texts)}
        {...input}
      />
    </FieldFrame>
  );
}
