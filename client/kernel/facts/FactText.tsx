/** Facts in a line of text. Apart from the list with its sources, which searches do not draw. */
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText';
import styles from './facts.module.css';

export function NotPublished() {
  const t = useText();
  return <span className={styles.unknown}>{t('facts.notPublished')}</span>;
}

type FactTextProps<F> = { readonly fact: F | null | undefined; readonly children: (fact: F) => ReactNode };

/** The value alone, for cards: the detail page shows the source. */
export const FactText = <F,>({ fact, children }: FactTextProps<F>) => (fact ? <>{children(fact)}</> : <NotPublished />);

/** Yes or no. */
export function FlagText({ value }: { readonly value: boolean }) {
  const t = useText();
  return <>{t(value ? 'facts.yes' : 'facts.no')}</>;
}
