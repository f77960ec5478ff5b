import { useState, type ComponentType } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { IconButton } from '../../kernel/ui/IconButton';
import type { NavigationSheetProps } from './NavigationSheet';
import styles from './header.module.css';

export const FOOTER_NAVIGATION_ID = 'footer-navigation';

/** Opens the navigation on narrow screens. Its code is fetched on hover or focus. */
export function MenuButton() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [panel, setPanel] = useState<{ readonly Panel: ComponentType<NavigationSheetProps> } | null>(null);
  const load = () => {
    if (panel) return;
    import('./NavigationSheet').then(
      ({ NavigationSheet }) => setPanel({ Panel: NavigationSheet }),
      // Lost on the way: the same links stand at the end of the page.
      () => isOpen && document.getElementById(FOOTER_NAVIGATION_ID)?.scrollIntoView(),
    );
  };
  const open = () => {
    setIsOpen(true);
    load();
  };
  return (
    <>
      <IconButton
        icon="menu"
        label={t('layout.menu')}
        className={styles.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      />
      {panel ? <panel.Panel isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
