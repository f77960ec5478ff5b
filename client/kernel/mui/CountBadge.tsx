import Badge from '@mui/material/Badge';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './CountBadge.module.css';

const MAX_SHOWN = 99;

type MarkProps = ComponentPropsWithRef<'span'> & { readonly ownerState?: unknown };

/** MUI's own mark writes its place into a style attribute, which the content policy refuses in a served page. */
const Mark = ({ ref, children }: MarkProps) => (
  <span ref={ref} aria-hidden="true" className={styles.mark}>
    {children}
  </span>
);

/** How many are waiting, on the sign of what they wait in; nothing when none is. The number is for the eye: the label of the sign says it too. */
export const CountBadge = ({ count, children }: { readonly count: number; readonly children: ReactNode }) =>
  count === 0 ? (
    children
  ) : (
    <Badge badgeContent={count} max={MAX_SHOWN} slots={{ badge: Mark }}>
      {children}
    </Badge>
  );
