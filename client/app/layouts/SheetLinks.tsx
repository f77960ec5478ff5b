import type { ReactNode } from 'react';
import { useLocale } from '../../kernel/i18n/useLocale';
import { AppLink } from '../../kernel/ui/AppLink';
import { Icon } from '../../kernel/ui/Icon';
import type { SiteLink } from '../navigation';
import styles from './header.module.css';

type Props = {
  readonly links: readonly SiteLink[];
  /** Path of the current page, without language. */
  readonly path: string;
  readonly onClose: () => void;
  /** More list items. */
  readonly children?: ReactNode;
};

/** Links of the menu. They replace the history entry of the open menu. */
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
