import { useId, type ReactNode } from 'react';
import { Card } from '../../kernel/ui/Card';
import styles from './account.module.css';

type Props = {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly id?: string;
  readonly children: ReactNode;
};

/** A part of a page on a surface of its own, named by its heading. */
export function SectionCard({ title, lead, action, id, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <Card padding="large" className={styles.card}>
        <div className={styles.sectionHead}>
          <h2 id={headingId} tabIndex={-1} className={styles.sectionTitle}>
            {title}
          </h2>
          {action}
        </div>
        {lead ? <p className={styles.quiet}>{lead}</p> : null}
        {children}
      </Card>
    </section>
  );
}
