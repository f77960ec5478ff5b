import type { ReactNode } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { Icon } from '../../kernel/ui/Icon';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import styles from './catalogue.module.css';

type Props = {
  readonly title: string;
  readonly place: ReactNode;
  readonly website: string | null;
  readonly isRetired: boolean;
  readonly children?: ReactNode;
};

/** Name, place and official address on top of a detail page; says when the entry has left the catalogue. */
export function DetailHeader({ title, place, website, isRetired, children }: Props) {
  const t = useText();
  return (
    <header className={styles.header}>
      {isRetired ? <p className={styles.retired}>{t('catalogue.retired')}</p> : null}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.place}>{place}</p>
      {children}
      {website ? (
        <p>
          <a href={website} rel="noreferrer" className={styles.website}>
            {t('catalogue.officialWebsite')}
            <Icon name="external" />
            <VisuallyHidden>({t('common.opensElsewhere')})</VisuallyHidden>
          </a>
        </p>
      ) : null}
    </header>
  );
}
