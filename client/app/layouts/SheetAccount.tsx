import { useText } from '../../kernel/i18n/useText';
import { useViewer } from '../../kernel/viewer/viewer';
import { linksIn } from '../navigation';
import accountStyles from './account.module.css';
import styles from './header.module.css';
import { LeaveDrawing } from './LeaveDrawing';
import { SheetLinks } from './SheetLinks';
import { useLogOut } from './useLogOut';

const accountLinks = linksIn('account');
const visitorLinks = linksIn('visitor');

type Props = { /** Path of the current page, without language. */ readonly path: string; readonly onClose: () => void };

/** The links of the account menu, in the menu of narrow screens. */
export function SheetAccount({ path, onClose }: Props) {
  const t = useText();
  const viewer = useViewer();
  const logOut = useLogOut();
  return (
    <nav aria-label={t('layout.account')} className={accountStyles.inSheet}>
      {viewer ? <p className={accountStyles.name}>{viewer.fullName}</p> : null}
      <SheetLinks links={viewer ? accountLinks : visitorLinks} path={path} onClose={onClose}>
        {viewer ? (
          <li>
            <button type="button" className={`${styles.sheetLink} ${accountStyles.sheetButton}`} onClick={logOut}>
              <LeaveDrawing />
              {t('layout.logOut')}
            </button>
          </li>
        ) : null}
      </SheetLinks>
    </nav>
  );
}
