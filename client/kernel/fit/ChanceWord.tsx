import type { MaskedProps } from '../graphql/masked';
import { classNames } from '../ui/classNames';
import { Icon, type IconName } from '../ui/Icon';
import type { ChanceAnswer } from '../../generated/types';
import { type Chance, useChanceWord } from './useChanceWord';
import styles from './fit.module.css';

const STEPS = [1, 2, 3] as const;
const REACHED: Readonly<Partial<Record<ChanceAnswer, number>>> = { REACH: 1, TARGET: 2, SAFETY: 3 };
const ICONS: Readonly<Partial<Record<ChanceAnswer, IconName>>> = {
  NOT_ELIGIBLE_NOW: 'close',
  BELOW_MINIMUM: 'minus',
  MEETS_MINIMUMS: 'check',
  NOT_ENOUGH_DATA: 'info',
};

type Props = { readonly chance: Chance };

/** The word, with three steps where it is one of chance. Steps and icons are decoration. */
export function ChanceWord(masked: MaskedProps<Props>) {
  const { chance } = masked as Props;
  const word = useChanceWord();
  const { answer } = chance;
  const reached = REACHED[answer];
  const icon = ICONS[answer];
  return (
    <span className={classNames(styles.meter, answer === 'NOT_ELIGIBLE_NOW' && styles.blocked)}>
      {icon ? <Icon name={icon} /> : null}
      {reached ? (
        <span className={styles.steps} aria-hidden="true">
          {STEPS.map(step => (
            <i key={step} className={classNames(step <= reached && styles.full)} />
          ))}
        </span>
      ) : null}
      <span>{word(chance)}</span>
    </span>
  );
}
