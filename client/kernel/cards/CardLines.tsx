/** Facts of a card in one line without labels, and below it the names of what is not known. */
import type { ReactNode } from 'react';
import { useUnknownText } from '../facts/useUnknownText';
import styles from './Card.module.css';

/** More would be a table. */
const MAX_FACTS = 5;

type Props = {
  /** The most important first; what has no text is left out. */
  readonly facts: readonly { readonly key: string; readonly text: ReactNode }[];
  readonly unknown?: readonly string[];
};

export function CardLines({ facts, unknown = [] }: Props) {
  const unknownText = useUnknownText();
  const shown = facts.filter(({ text }) => text).slice(0, MAX_FACTS);
  return (
    <>
      {shown.length > 0 ? (
        <ul className={styles.facts}>
          {shown.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      ) : null}
      {unknown.length > 0 ? <p className={styles.unknown}>{unknownText(unknown)}</p> : null}
    </>
  );
}
