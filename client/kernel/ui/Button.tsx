import type { ButtonHTMLAttributes } from 'react';
import { AppLink } from './AppLink';
import { classNames } from './classNames';
import styles from './Button.module.css';

type Look = {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly size?: 'medium' | 'small' | undefined;
};
type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;
type LinkButtonProps = Look & Parameters<typeof AppLink>[0];

/** Classes of a button, for a link to another site. */
export const buttonLook = ({ variant = 'primary', size = 'medium' }: Look, className?: string) =>
  classNames(styles.button, styles[variant], size === 'small' && styles.small, className);

export const Button = ({ variant, size, className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={buttonLook({ variant, size }, className)} {...rest} />
);

/** Looks like a button, goes somewhere. */
export const LinkButton = ({ variant, size, className, ...rest }: LinkButtonProps) => (
  <AppLink className={buttonLook({ variant, size }, className)} {...rest} />
);
