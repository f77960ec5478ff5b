/** Facts on a card: label above value, with a note when the fact is stale. */
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText';
import styles from './Card.module.css';

export const CardFacts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

type Props = {
  readonly label: string;
  readonly fact?: { readonly isStale: boolean } | null;
  readonly children: ReactNode;
};

export function CardFact({ label, fact = null, children }: Props) {
  const t = useText();
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        {children}
        {fact?.isStale ? <span className={styles.stale}>{t('facts.stale')}</span> : null}
      </dd>
    </div>
  );
}
