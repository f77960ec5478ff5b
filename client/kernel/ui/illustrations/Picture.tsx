import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './illustrations.module.css';

export type PictureProps = { readonly className?: string | undefined };

type Props = PictureProps & {
  readonly viewBox: string;
  /** What is cut off when the frame has another shape; by default nothing is. */
  readonly fit?: string;
  readonly children: ReactNode;
};

/** The frame of a drawing of ours: decoration, silent to screen readers, painted from tokens. */
export const Picture = ({ viewBox, fit, className, children }: Props) => (
  <svg
    className={classNames(styles.picture, className)}
    viewBox={viewBox}
    preserveAspectRatio={fit}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);
