/** A question or a form above the page: in the middle on wide screens, from below on phones. It is open as long as it is mounted. */
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText';
import { IconButton } from '../ui/IconButton';
import styles from './Dialog.module.css';
import { useCloseOnBack } from './useCloseOnBack';

type Props = {
  /** Called by Escape, the close button, a press outside and the back button of the browser. */
  readonly onClose: () => void;
  /** The heading, which names the dialog. */
  readonly title: string;
  /** Buttons that stay in sight below the content. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

export function Dialog({ onClose, title, actions, children }: Props) {
  const t = useText();
  useCloseOnBack(onClose);
  return (
    <MuiDialog open onClose={onClose}>
      <div className={styles.head}>
        <DialogTitle>{title}</DialogTitle>
        <IconButton icon="close" label={t('common.close')} onClick={onClose} />
      </div>
      <DialogContent>{children}</DialogContent>
      {actions ? <DialogActions>{actions}</DialogActions> : null}
    </MuiDialog>
  );
}
