import { useId, type ReactNode } from 'react';
import { classNames } from '../ui/classNames';
import styles from './Panel.module.css';

type Props = {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly id?: string | undefined;
  /** `accent` for what helps on, `danger` for what cannot be undone. */
  readonly tone?: 'plain' | 'accent' | 'danger';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A part of a page on a surface of its own, named by its heading. The heading can take the focus. */
export function Panel({ title, lead, action, id, tone = 'plain', className, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={classNames(styles.panel, styles[tone], className)}>
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}
