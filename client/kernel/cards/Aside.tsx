import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames';
import styles from './Aside.module.css';

type Props = { readonly tone: 'good' | 'soon' | 'plain'; readonly children: ReactNode };

/** A short word beside a date: what it means today. */
export const Aside = ({ tone, children }: Props) => (
  <span className={classNames(styles.aside, styles[tone])}>{children}</span>
);
