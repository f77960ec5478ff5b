/**
 * What decides, in one place: beside the text from 60 rem on, below that a bar at the bottom of the screen that ends before the footer.
 * One element for both, so that nothing is drawn twice and nothing moves when its script starts.
 */
import type { ReactNode } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { classNames } from '../../kernel/ui/classNames';
import styles from './rail.module.css';

type RailProps = {
  /** The figure that decides, large. */
  readonly headline: ReactNode;
  readonly facts: ReactNode;
  readonly actions: ReactNode;
  /** Links and notes below; in the bar there is no room for them. */
  readonly children: ReactNode;
};

export function DetailRail({ headline, facts, actions, children }: RailProps) {
  const t = useText();
  return (
    <section aria-label={t('catalogue.atAGlance')} className={styles.rail}>
      <div className={styles.headline}>{headline}</div>
      <dl className={styles.facts}>{facts}</dl>
      <div className={styles.actions}>{actions}</div>
      <div className={styles.more}>{children}</div>
    </section>
  );
}

type HeadlineProps = {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  /** Words, not a figure. */
  readonly isText?: boolean;
  readonly children: ReactNode;
};

export const RailHeadline = ({ label, note, isText = false, children }: HeadlineProps) => (
  <>
    <p className={styles.label}>{label}</p>
    <p className={isText ? styles.words : styles.figure}>{children}</p>
    {note ? <p className={styles.note}>{note}</p> : null}
  </>
);

type FactProps = {
  readonly label: string;
  /** Shown in the bar too, where there is room for what is known alone. */
  readonly isInBar?: boolean;
  readonly children: ReactNode;
};

export const RailFact = ({ label, isInBar = false, children }: FactProps) => (
  <div className={classNames(styles.fact, !isInBar && styles.besideOnly)}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** An action for which the bar has no room. */
export const BesideAction = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.besideAction}>{children}</div>
);

/** A remark on a fact for which the bar has no room. */
export const BesideOnly = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.remark}>{children}</span>
);
