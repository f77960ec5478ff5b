import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Card.module.css';

type Props = {
  readonly as?: 'div' | 'article' | 'section' | 'li';
  readonly padding?: 'medium' | 'large';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A surface that lifts what belongs together. */
export const Card = ({ as: Element = 'div', padding = 'medium', className, children }: Props) => (
  <Element className={classNames(styles.card, styles[padding], className)}>{children}</Element>
);
