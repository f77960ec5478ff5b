import Badge from '@mui/material/Badge';
import type { ReactNode } from 'react';

const MAX_SHOWN = 99;

/** How many are waiting, on the sign of what they wait in. The number is for the eye: the label of the sign says it too. */
export const CountBadge = ({ count, children }: { readonly count: number; readonly children: ReactNode }) => (
  <Badge badgeContent={count} max={MAX_SHOWN} color="secondary" slotProps={{ badge: { 'aria-hidden': true } }}>
    {children}
  </Badge>
);
