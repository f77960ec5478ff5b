import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useText } from '../i18n/useText';
import type { SelectOption } from '../ui/Field';
import { describedBy, FieldFrame, type FieldTexts } from '../ui/FieldFrame';
import { Icon } from '../ui/Icon';

type Props = FieldTexts & {
  readonly options: readonly SelectOption[];
  /** Null while nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
};

/** One choice out of many, found by typing. A list of a dozen or less is a select: phones know it better. */
export function ChoiceField({ label, hint, error, options, value, onChange }: Props) {
  const t = useText();
  const inputId = useId();
  const words = { label, hint, error };
  return (
    <FieldFrame inputId={inputId} {...words}>
      <Autocomplete
        id={inputId}
        options={options}
        value={options.find(option => option.value === value) ?? null}
        onChange={(_event, option) => onChange(option?.value ?? null)}
        isOptionEqualToValue={(left, right) => left.value === right.value}
        popupIcon={<Icon name="chevronDown" />}
        clearIcon={<Icon name="close" />}
        openText={t('mui.open')}
        closeText={t('common.close')}
        clearText={t('mui.clear')}
        noOptionsText={t('mui.noOptions')}
        renderInput={({ id, disabled, slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            id={id}
            disabled={disabled}
            error={error !== undefined}
            slotProps={{
              input: {
                ...slotProps.htmlInput,
                'aria-invalid': error ? true : undefined,
                'aria-describedby': describedBy(inputId, words),
              },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}
