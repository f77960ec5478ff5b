import type { ReactNode } from 'react';
import { useText } from '../i18n/useText';
import { AppLink } from './AppLink';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Chip.module.css';

type Tone = 'plain' | 'good' | 'warn' | 'bad';

/** A word about something. */
export const Chip = ({
  tone = 'plain',
  children,
}: {
  readonly tone?: Tone | undefined;
  readonly children: ReactNode;
}) => <span className={classNames(styles.chip, styles[tone])}>{children}</span>;

type Word = { readonly word: string; readonly tone?: Tone };

/** Words in a row that wraps. */
export const ChipList = ({ words }: { readonly words: readonly Word[] }) => (
  <ul className={styles.list}>
    {words.map(({ word, tone }) => (
      <li key={word}>
        <Chip tone={tone}>{word}</Chip>
      </li>
    ))}
  </ul>
);

type ChipLinkProps = {
  readonly label: string;
  /** Address of the same page without what the chip says. */
  readonly to: string;
};

/** A choice that was made; following it takes the choice away. */
export function ChipLink({ label, to }: ChipLinkProps) {
  const t = useText();
  return (
    <AppLink
      to={to}
      className={classNames(styles.chip, styles.removable)}
      aria-label={t('common.removeChoice', { label })}
      preventScrollReset
    >
      {label}
      <Icon name="close" />
    </AppLink>
  );
}
