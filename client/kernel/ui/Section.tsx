import { useId, type ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Section.module.css';

type Props = {
  readonly title: string;
  /** For a part whose name already stands right above it, as the current tab: the heading is only heard. */
  readonly isTitleHidden?: boolean;
  readonly lead?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A part of a page under a heading of level 2, named by it. */
export function Section({ title, isTitleHidden = false, lead, className, children }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classNames(styles.section, className)}>
      <h2 id={headingId} className={isTitleHidden ? styles.heard : undefined}>
        {title}
      </h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}
