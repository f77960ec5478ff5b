import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { fromPath } from '../../../../schema/site/locales';
import { useLocale } from '../../../kernel/i18n/useLocale';
import { useText } from '../../../kernel/i18n/useText';
import { AppLink } from '../../../kernel/ui/AppLink';
import { bringIntoSight, followFocus } from '../../../kernel/ui/bringIntoSight';
import { linksIn } from '../../navigation';
import styles from './workspace.module.css';

export const links = linksIn('workspace');

/** A page below a tab belongs to it, and to the nearest one when several lie above it. */
export function currentTab(path: string, tabs: readonly { readonly to: string }[]): number {
  const lengths = tabs.map(({ to }) => (path === to || path.startsWith(`${to}/`) ? to.length : 0));
  const longest = Math.max(0, ...lengths);
  return longest === 0 ? -1 : lengths.indexOf(longest);
}

/** The signed-in pages, in one row that scrolls where it is too narrow. Links, not ARIA tabs: each has an address. */
export function WorkspaceTabs() {
  const t = useText();
  const locale = useLocale();
  const current = currentTab(fromPath(useLocation().pathname).path, links);
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => bringIntoSight(row.current, row.current?.children[current]), [current]);
  return (
    <nav aria-label={t('layout.workspace')} className={styles.navigation}>
      <ul ref={row} className={styles.tabs}>
        {links.map(({ to, label }, place) => (
          <li key={to}>
            <AppLink
              to={to}
              className={styles.tab}
              aria-current={place === current ? 'page' : undefined}
              onFocus={({ currentTarget }) => followFocus(row.current, currentTarget)}
            >
              {label[locale]}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
