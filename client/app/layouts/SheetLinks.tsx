import type { ReactNode } from 'react';
import { useLocale } from '../../kernel/i18n/useLocale';
import { AppLink } from '../../kernel/ui/AppLink';
import { Icon } from '../../kernel/ui/Icon';
import type { SiteLink } from '../navigation';
import styles from './header.module.css';

type Props = {
  readonly links: readonly SiteLink[];
  /** Of the present page, without language. */
  readonly path: string;
  readonly onClose: () => void;
  /** More rows. */
  readonly children?: ReactNode;
};

/** Links of the panel. They take over the history entry that the open panel holds. */
export function SheetLinks({ links, path, onClose, children }: Props) {
  const locale = useLocale();
  return (
    <ul className={styles.sheetLinks}>
      {links.map(({ to, label, icon }) => (
        <li key={to}>
          <AppLink
            to={to}
            replace
            onClick={onClose}
            className={styles.sheetLink}
            aria-current={path === to ? 'page' : undefined}
          >
            <Icon name={icon} />
            {label[locale]}
          </AppLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
