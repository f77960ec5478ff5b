/**
 * What the fields of a form are drawn with: native elements, unless the pages around them bring a set of their own (kernel/mui/muiControls).
 * One engine of forms, and the same inputs, in every tier.
 */
import { createContext, use, type ComponentPropsWithRef, type ComponentType } from 'react';
import { nativeControls } from './nativeControls';

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

const ControlsContext = createContext<Controls>(nativeControls);

export const ControlsProvider = ControlsContext.Provider;

export const useControls = (): Controls => use(ControlsContext);
