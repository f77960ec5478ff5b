import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import styles from './Tabs.module.css';

type TabItem = { readonly id: string; readonly label: string; readonly content: ReactNode };

type ScrollerProps = ComponentPropsWithRef<'div'> & { readonly ownerState?: unknown };

/** MUI's own scroller writes its overflow into a style attribute, which the content policy refuses in a served page. */
const Scroller = ({ ref, children, role }: ScrollerProps) => (
  <div ref={ref} role={role} className={styles.scroller}>
    {children}
  </div>
);

type Props = { readonly label: string; readonly items: readonly [TabItem, ...TabItem[]] };

/** Parts of a panel of which one is shown. Parts that have an address are links: kernel/ui/Tabs. */
export function Tabs({ label, items }: Props) {
  const id = useId();
  const [current, setCurrent] = useState(items[0].id);
  return (
    <div>
      <MuiTabs
        value={current}
        onChange={(_event, next: string) => setCurrent(next)}
        aria-label={label}
        slots={{ scroller: Scroller }}
      >
        {items.map(item => (
          <MuiTab
            key={item.id}
            value={item.id}
            label={item.label}
            id={`${id}-tab-${item.id}`}
            aria-controls={`${id}-panel-${item.id}`}
          />
        ))}
      </MuiTabs>
      {items.map(item => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${id}-panel-${item.id}`}
          aria-labelledby={`${id}-tab-${item.id}`}
          hidden={item.id !== current}
          className={styles.panel}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
