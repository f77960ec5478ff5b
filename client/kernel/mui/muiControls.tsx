/** The controls of forms in the workspace tier: MUI's, bare, in the frame that every field of the site has (label above, hint and error below). */
import Checkbox from '@mui/material/Checkbox';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentPropsWithRef } from 'react';
import type { Controls } from '../forms/controlTypes';
import { Icon } from '../ui/Icon';
import { Button } from './Button';
import styles from './muiControls.module.css';

const isWrong = (props: { readonly 'aria-invalid'?: unknown }): boolean => props['aria-invalid'] === true;

const ChevronDown = (props: { readonly className?: string }) => (
  <span className={props.className}>
    <Icon name="chevronDown" />
  </span>
);

/** Drawn from the input's own state: a form may tick it without React hearing of it. */
const box = <span className={styles.box} />;

export const TickBox = ({ ref, ...rest }: ComponentPropsWithRef<'input'>) => (
  <Checkbox
    className={styles.tick}
    icon={box}
    checkedIcon={box}
    disabled={rest.disabled ?? false}
    checked={rest.checked}
    slotProps={{ input: { ...rest, ref } }}
  />
);

export const muiControls: Controls = {
  Input: ({ ref, ...rest }) => (
    <OutlinedInput inputRef={ref} error={isWrong(rest)} disabled={rest.disabled ?? false} slotProps={{ input: rest }} />
  ),
  Select: ({ ref, children, ...rest }) => (
    <NativeSelect
      variant="outlined"
      input={<OutlinedInput error={isWrong(rest)} disabled={rest.disabled ?? false} />}
      inputRef={ref}
      IconComponent={ChevronDown}
      inputProps={rest}
    >
      {children}
    </NativeSelect>
  ),
  TextArea: ({ ref, maxLength, 'aria-invalid': isInvalid, ...rest }) => (
    // The element itself: MUI's own growing text area writes style attributes into the served page.
    <OutlinedInput
      multiline
      inputComponent="textarea"
      inputRef={ref}
      error={isInvalid === true}
      slotProps={{ input: { maxLength, 'aria-invalid': isInvalid, type: undefined } }}
      {...rest}
    />
  ),
  Checkbox: TickBox,
  SubmitButton: props => <Button type="submit" {...props} />,
};
