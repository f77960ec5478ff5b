import { useLocation } from 'react-router';
import { fromPath } from '../../../schema/site/locales';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Icon } from '../../kernel/ui/Icon';
import { Sheet } from '../../kernel/ui/Sheet';
import { mainLinks } from './mainLinks';
import { SheetAccount } from './SheetAccount';
import styles from './header.module.css';

export type NavigationSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The main navigation in a panel. Its links take over the history entry that the open panel holds. */
export function NavigationSheet({ isOpen, onClose }: NavigationSheetProps) {
  const t = useText();
  const { path } = fromPath(useLocation().pathname);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('layout.menu')}>
      <nav aria-label={t('layout.mainNavigation')}>
        <ul className={styles.sheetLinks}>
          {[{ to: '/', label: 'layout.home', icon: 'sun' } as const, ...mainLinks].map(({ to, label, icon }) => (
            <li key={to}>
              <AppLink to={to} replace onClick={onClose} className={styles.sheetLink} aria-current={path === to ? 'page' : undefined}>
                <Icon name={icon} />
                {t(label)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <SheetAccount path={path} onClose={onClose} />
    </Sheet>
  );
}
