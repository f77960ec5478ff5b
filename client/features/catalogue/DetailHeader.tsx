import type { ReactNode } from 'react';
import { useText } from '../../kernel/i18n/useText';
import styles from './catalogue.module.css';

type Props = {
  readonly title: string;
  readonly place: ReactNode;
  readonly isRetired: boolean;
  readonly children?: ReactNode;
};

/** Name and place on top of a detail page; says when the item is no longer updated. */
export function DetailHeader({ title, place, isRetired, children }: Props) {
  const t = useText();
  return (
    <header className={styles.header}>
      {isRetired ? <p className={styles.retired}>{t('catalogue.retired')}</p> : null}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.place}>{place}</p>
      {children}
    </header>
  );
}
