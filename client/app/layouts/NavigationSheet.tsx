import { useLocation } from 'react-router';
import { fromPath } from '../../../schema/site/locales';
import { useText } from '../../kernel/i18n/useText';
import { Sheet } from '../../kernel/ui/Sheet';
import { linksIn } from '../navigation';
import { SheetAccount } from './SheetAccount';
import { SheetLinks } from './SheetLinks';

type NavigationSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

const links = linksIn('menu', 'main');

/** The main navigation in a sheet, and the account links below it. */
export function NavigationSheet({ isOpen, onClose }: NavigationSheetProps) {
  const t = useText();
  const { path } = fromPath(useLocation().pathname);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('layout.menu')}>
      <nav aria-label={t('layout.mainNavigation')}>
        <SheetLinks links={links} path={path} onClose={onClose} />
      </nav>
      <SheetAccount path={path} onClose={onClose} />
    </Sheet>
  );
}
