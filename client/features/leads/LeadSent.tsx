import { useEffect, useRef, type ReactNode } from 'react';
import { Scene } from '../../kernel/ui/illustrations/Scene';
import styles from './leads.module.css';

type Props = { readonly title: string; readonly children: ReactNode };

/** In place of the form, and with its focus, so that it is read out. */
export function LeadSent({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <Scene name="letter" className={styles.picture} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
