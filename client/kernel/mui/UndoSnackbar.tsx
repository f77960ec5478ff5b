import Snackbar from '@mui/material/Snackbar';
import { Button } from './Button';

/** Long enough to read it and to reach its button. */
const STAY_MS = 10_000;

type Props = {
  readonly message: string;
  readonly action: { readonly label: string; readonly onPress: () => void };
  readonly onClose: () => void;
};

/** Says that something was done and offers to undo it. What only reports is a notice: kernel/feedback/useNotice. */
export const UndoSnackbar = ({ message, action, onClose }: Props) => (
  <Snackbar
    open
    message={message}
    autoHideDuration={STAY_MS}
    onClose={(_event, reason) => (reason === 'clickaway' ? undefined : onClose())}
    action={
      <Button variant="quiet" size="small" onClick={action.onPress}>
        {action.label}
      </Button>
    }
  />
);
