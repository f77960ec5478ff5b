/** Facts on a card: label above value, with the year of the figure and a third party beside it. */
import type { ReactNode } from 'react';
import { useEditionText } from '../facts/FactEdition';
import styles from './CardFacts.module.css';

export const CardFacts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

type Props = {
  readonly label: string;
  readonly fact?: Parameters<ReturnType<typeof useEditionText>>[0] | null;
  readonly children: ReactNode;
};

export function CardFact({ label, fact = null, children }: Props) {
  const editionText = useEditionText();
  const edition = fact ? editionText(fact) : null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        {children}
        {edition ? <span className={styles.edition}>{edition}</span> : null}
      </dd>
    </div>
  );
}
