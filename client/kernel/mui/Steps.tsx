import Step from '@mui/material/Step';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { classNames } from '../ui/classNames';
import { Icon } from '../ui/Icon';
import styles from './Steps.module.css';

export type StepItem = { readonly id: string; readonly title: string; readonly note?: string | undefined };

type Props = {
  readonly label: string;
  readonly steps: readonly StepItem[];
  /** Index of the step that is being done; -1 for a plan of what will come. */
  readonly current: number;
  /** In one row where there is room, below each other where there is not. */
  readonly isRowWhenWide?: boolean;
};

const StepSign = ({ active = false, completed = false, icon }: StepIconProps) => (
  <span className={classNames(styles.sign, completed && styles.done, active && styles.now)} aria-hidden="true">
    {completed ? <Icon name="check" /> : icon}
  </span>
);

/** Where somebody stands on a way of several steps. The direction is a matter of CSS: the server does not know the width. */
export const Steps = ({ label, steps, current, isRowWhenWide = false }: Props) => (
  <Stepper
    orientation="vertical"
    activeStep={current}
    nonLinear={current < 0}
    aria-label={label}
    className={classNames(styles.steps, isRowWhenWide && styles.row, current < 0 && styles.plan)}
  >
    {steps.map(({ id, title, note }, place) => (
      <Step key={id} aria-current={place === current ? 'step' : undefined}>
        <StepLabel
          slots={{ stepIcon: StepSign }}
          optional={note ? <span className={styles.note}>{note}</span> : undefined}
        >
          {title}
        </StepLabel>
      </Step>
    ))}
  </Stepper>
);
