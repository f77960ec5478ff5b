import { useEffect, useRef, type ReactNode } from 'react';
import { Scene } from '../../kernel/ui/illustrations/Scene';
import styles from './session.module.css';

type Props = { readonly title: string; readonly children: ReactNode };

/** What is said once something is done: it takes the place of the form and the focus with it, so that it is read out. */
export function SuccessPanel({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.calm}>
      <Scene name="letter" className={styles.calmPicture} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
