import { useRef } from 'react';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { useHydrated } from '../../kernel/page/useHydrated';
import { AppLink } from '../../kernel/ui/AppLink';
import { Icon } from '../../kernel/ui/Icon';
import { linksIn } from '../navigation';
import styles from './account.module.css';
import { initialOf } from './initialOf';
import { LeaveDrawing } from './LeaveDrawing';
import { useLogOut } from './useLogOut';

const MENU_ID = 'account-menu';
const links = linksIn('account');

/** A native popover, which opens before any script has run; to log out waits for its script, so that no press is lost. */
export function AccountMenu({ fullName }: { readonly fullName: string }) {
  const t = useText();
  const locale = useLocale();
  const menu = useRef<HTMLElement>(null);
  const logOut = useLogOut();
  const isHydrated = useHydrated();
  // Browsers without popovers show the menu open.
  const close = () => menu.current?.hidePopover?.();
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className={styles.trigger}
        aria-label={t('layout.accountOf', { name: fullName })}
      >
        <span className={styles.initial} aria-hidden="true">
          {initialOf(fullName)}
        </span>
      </button>
      <nav ref={menu} id={MENU_ID} popover="auto" className={styles.menu} aria-label={t('layout.account')}>
        <p className={styles.name}>{fullName}</p>
        <ul className={styles.links}>
          {links.map(({ to, label, icon }) => (
            <li key={to}>
              <AppLink to={to} className={styles.link} onClick={close}>
                <Icon name={icon} />
                {label[locale]}
              </AppLink>
            </li>
          ))}
          <li>
            <button type="button" className={styles.link} disabled={!isHydrated} onClick={logOut}>
              <LeaveDrawing />
              {t('layout.logOut')}
            </button>
          </li>
        </ul>
      </nav>
    </>
  );
}
