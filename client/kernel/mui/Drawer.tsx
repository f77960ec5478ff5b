/** A panel from the end side of the screen, the whole screen on phones. It is open as long as it is mounted. */
import MuiDrawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { useText } from '../i18n/useText';
import { IconButton } from '../ui/IconButton';
import styles from './overlay.module.css';
import { useCloseOnBack } from './useCloseOnBack';

type Props = {
  /** Called by Escape, the close button, a press outside and the back button of the browser. */
  readonly onClose: () => void;
  readonly title: string;
  /** Beside the title: a count, a filter. */
  readonly aside?: ReactNode;
  /** Stays in sight below the content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

export function Drawer({ onClose, title, aside, footer, children }: Props) {
  const t = useText();
  const titleId = useId();
  useCloseOnBack(onClose);
  return (
    <MuiDrawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside}
        <IconButton icon="close" label={t('common.close')} className={styles.close} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </MuiDrawer>
  );
}
