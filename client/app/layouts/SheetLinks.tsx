import type { ReactNode } from 'react';
import { useText, type MessageId } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Icon, type IconName } from '../../kernel/ui/Icon';
import styles from './header.module.css';

type Props = {
  readonly links: readonly { readonly to: string; readonly label: MessageId; readonly icon: IconName }[];
  /** Of the present page, without language. */
  readonly path: string;
  readonly onClose: () => void;
  /** More rows. */
  readonly children?: ReactNode;
};

/** Links of the panel. They take over the history entry that the open panel holds. */
export function SheetLinks({ links, path, onClose, children }: Props) {
  const t = useText();
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
            {t(label)}
          </AppLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
