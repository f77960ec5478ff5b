import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { Button } from './Button';

type Action = {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** The one that holds now. */
  readonly isSelected?: boolean;
  readonly onSelect: () => void;
};

type Props = {
  /** Name of the button for those who hear it; what it shows may be shorter. */
  readonly label: string;
  readonly actions: readonly Action[];
  readonly isBusy?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A button that opens a few actions, of which one is taken. */
export function ActionMenu({ label, actions, isBusy = false, className, children }: Props) {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const isOpen = button !== null;
  const close = () => setButton(null);
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="secondary"
        size="small"
        isBusy={isBusy}
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        onClick={event => setButton(event.currentTarget)}
      >
        {children}
        <Icon name="chevronDown" />
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={button}
        open={isOpen}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {actions.map(action => (
          <MenuItem
            key={action.id}
            selected={action.isSelected ?? false}
            onClick={() => {
              close();
              action.onSelect();
            }}
          >
            {action.icon}
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
