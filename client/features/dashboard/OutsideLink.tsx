import type { ReactNode } from 'react';
import { buttonLook } from '../../kernel/ui/Button';
import { ExternalDrawing } from '../../kernel/ui/ExternalDrawing';

/** To another site, which learns nothing of this one. */
export const OutsideLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    className={buttonLook({ variant: 'secondary', size: 'small' })}
  >
    {children}
    <ExternalDrawing />
  </a>
);
