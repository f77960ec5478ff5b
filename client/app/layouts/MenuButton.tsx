import { useEffect, useState } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import { IconButton } from '../../kernel/ui/IconButton';
import styles from './header.module.css';

export const FOOTER_NAVIGATION_ID = 'footer-navigation';

const navigationSheet = lazyModule(() => import('./NavigationSheet'));
const prefetch = () => void navigationSheet.loadQuietly();

/** Opens the navigation on narrow screens. Its code is fetched on hover or focus. */
export function MenuButton() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { part, hasFailed, retry } = useLazyModule(navigationSheet, isOpen);
  useEffect(() => {
    // No network: the same links stand at the end of the page.
    if (hasFailed) document.getElementById(FOOTER_NAVIGATION_ID)?.scrollIntoView();
  }, [hasFailed]);
  return (
    <>
      <IconButton
        icon="menu"
        label={t('layout.menu')}
        className={styles.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen && !hasFailed}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={hasFailed ? retry : () => setIsOpen(true)}
      />
      {part ? <part.NavigationSheet isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
