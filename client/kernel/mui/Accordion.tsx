import MuiAccordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import styles from './Accordion.module.css';

type TransitionProps = ComponentProps<'div'> & { readonly in?: boolean; readonly ownerState?: unknown };

/** Open or shut at once: MUI's own transition writes its height into a style attribute, which the content policy refuses in a served page. */
const Transition = ({ in: isOpen = false, children }: TransitionProps) => (
  <div hidden={!isOpen} className={styles.content}>
    {children}
  </div>
);

type Props = { readonly title: string; readonly isOpenAtFirst?: boolean; readonly children: ReactNode };

/** A part that is opened when it is wanted. */
export function Accordion({ title, isOpenAtFirst = false, children }: Props) {
  const id = useId();
  return (
    <MuiAccordion defaultExpanded={isOpenAtFirst} slots={{ transition: Transition }}>
      <AccordionSummary
        id={id}
        aria-controls={`${id}-content`}
        expandIcon={<Icon name="chevronDown" />}
        className={styles.title}
      >
        {title}
      </AccordionSummary>
      <AccordionDetails id={`${id}-content`}>{children}</AccordionDetails>
    </MuiAccordion>
  );
}
