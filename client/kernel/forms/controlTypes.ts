/** What a set of controls of a form brings: the native one (nativeControls) and that of the signed-in pages (kernel/mui/muiControls). */
import type { ComponentPropsWithRef, ComponentType } from 'react';

export type SubmitButtonProps = ComponentPropsWithRef<'button'> & {
  /** While the form is sent: the button keeps the focus. */
  readonly isBusy: boolean;
  readonly isDestructive: boolean;
};

export type TextAreaProps = Pick<
  ComponentPropsWithRef<'textarea'>,
  | 'ref'
  | 'id'
  | 'name'
  | 'rows'
  | 'required'
  | 'onChange'
  | 'onBlur'
  | 'maxLength'
  | 'aria-invalid'
  | 'aria-describedby'
>;

/** Each takes the attributes of its element; `aria-invalid` draws it as wrong. */
export type Controls = {
  readonly Input: ComponentType<ComponentPropsWithRef<'input'>>;
  readonly Select: ComponentType<ComponentPropsWithRef<'select'>>;
  readonly TextArea: ComponentType<TextAreaProps>;
  /** The box alone: its label stands beside it. */
  readonly Checkbox: ComponentType<ComponentPropsWithRef<'input'>>;
  readonly SubmitButton: ComponentType<SubmitButtonProps>;
};
