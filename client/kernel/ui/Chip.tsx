import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../i18n/useText';
import { AppLink } from './AppLink';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Chip.module.css';

type Tone = 'plain' | 'good' | 'warn' | 'bad';

/** A short label. */
export const Chip = ({
  tone = 'plain',
  children,
}: {
  readonly tone?: Tone | undefined;
  readonly children: ReactNode;
}) => <span className={classNames(styles.chip, styles[tone])}>{children}</span>;

type ChipItem = { readonly label: string; readonly tone?: Tone };

/** Chips in a row that wraps. */
export const ChipList = ({ chips }: { readonly chips: readonly ChipItem[] }) => (
  <ul className={styles.list}>
    {chips.map(({ label, tone }) => (
      <li key={label}>
        <Chip tone={tone}>{label}</Chip>
      </li>
    ))}
  </ul>
);

type ChipLinkProps = {
  readonly label: string;
  /** Address of the page without this filter. */
  readonly to: string;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** An active filter; following the link removes it. */
export function ChipLink({ label, to, onClick }: ChipLinkProps) {
  const t = useText();
  return (
    <AppLink
      to={to}
      onClick={onClick}
      className={classNames(styles.chip, styles.removable)}
      aria-label={t('common.removeChoice', { label })}
      preventScrollReset
    >
      {label}
      <Icon name="close" />
    </AppLink>
  );
}
