import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames';
import styles from './StatusNote.module.css';

type Props = { readonly tone: 'good' | 'soon' | 'plain'; readonly children: ReactNode };

/** A short note beside a date: what it means today. */
export const StatusNote = ({ tone, children }: Props) => (
  <span className={classNames(styles.aside, styles[tone])}>{children}</span>
);
