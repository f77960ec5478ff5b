import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';
import styles from './IconButton.module.css';

type Props = { readonly icon: IconName; readonly label: string } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'aria-label' | 'children'
>;

/** A round button that shows a sign; its label is heard. */
export const IconButton = ({ icon, label, className, ...rest }: Props) => (
  <button type="button" aria-label={label} className={classNames(styles.button, className)} {...rest}>
    <Icon name={icon} />
  </button>
);
