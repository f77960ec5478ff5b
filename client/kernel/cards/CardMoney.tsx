/** The sum of a card: what it is for and of when, the figure, and about how much that is in dong. */
import type { ReactNode } from 'react';
import { useEditionText } from '../facts/FactEdition';
import { VndText } from '../facts/VndText';
import styles from './Card.module.css';

type Props = {
  readonly label: string;
  readonly fact: Parameters<ReturnType<typeof useEditionText>>[0];
  readonly vnd?: { readonly amount: number } | null | undefined;
  /** A sum that stands in for another is drawn smaller. */
  readonly isStandIn?: boolean;
  readonly children: ReactNode;
};

export function CardMoney({ label, fact, vnd = null, isStandIn = false, children }: Props) {
  const edition = useEditionText()(fact);
  return (
    <div className={styles.money}>
      <p className={styles.label}>{edition ? `${label} · ${edition}` : label}</p>
      <p className={isStandIn ? styles.standIn : styles.figure}>{children}</p>
      <VndText vnd={vnd} />
    </div>
  );
}
