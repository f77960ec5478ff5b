import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';

type TabItem = { readonly id: string; readonly label: string; readonly content: ReactNode };

/** MUI writes the scroller's overflow into a style attribute, which the content policy refuses in a served page: the theme says it instead. */
const Scroller = ({
  style: _style,
  ownerState: _state,
  ...rest
}: ComponentPropsWithRef<'div'> & { ownerState?: unknown }) => <div {...rest} />;

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
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
