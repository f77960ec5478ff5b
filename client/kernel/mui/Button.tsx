import MuiButton from '@mui/material/Button';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { AppLink } from '../ui/AppLink';

const VARIANTS = { primary: 'contained', secondary: 'outlined', quiet: 'text' } as const;

type Look = {
  /** One primary button a page. */
  readonly variant?: keyof typeof VARIANTS | undefined;
  readonly size?: 'medium' | 'small' | undefined;
};

type ButtonProps = Look & {
  /** While what it started is running: it keeps the focus, looks busy and does nothing. */
  readonly isBusy?: boolean | undefined;
  readonly isDestructive?: boolean | undefined;
} & Omit<ComponentPropsWithRef<'button'>, 'color'>;

const ignore = (event: MouseEvent) => event.preventDefault();

/** `disabled` would drop the focus of whoever has just pressed it, so a busy button is `aria-disabled` instead. */
export const Button = ({
  variant = 'primary',
  isBusy = false,
  isDestructive = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) => (
  <MuiButton
    variant={VARIANTS[variant]}
    color={isDestructive ? 'error' : 'primary'}
    type={type}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? ignore : onClick}
    {...rest}
  />
);

type LinkButtonProps = Look & Omit<Parameters<typeof AppLink>[0], 'color'>;

/** Looks like a button, goes somewhere. */
export const LinkButton = ({ variant = 'primary', ...rest }: LinkButtonProps) => (
  <MuiButton component={AppLink} variant={VARIANTS[variant]} {...rest} />
);
