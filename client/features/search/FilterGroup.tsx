import { useId, useState, type ReactNode } from 'react';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { Icon } from '../../kernel/ui/Icon';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import styles from './FilterPanel.module.css';

type Props = {
  readonly title: string;
  /** How many values are chosen in it. */
  readonly chosen: number;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
};

/** A filter in native `<details>`: a group that was opened or closed by hand stays so. */
export function FilterGroup({ title, chosen, startsOpen, children }: Props) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const [wasOpen] = useState(startsOpen || chosen > 0);
  return (
    <details className={styles.group} open={wasOpen}>
      <summary className={styles.summary}>
        <span id={titleId}>{title}</span>
        {chosen > 0 ? (
          <span className={styles.chosen}>
            {format.number(chosen)}
            <VisuallyHidden> {t('search.chosen')}</VisuallyHidden>
          </span>
        ) : null}
        <Icon name="chevronDown" />
      </summary>
      <fieldset aria-labelledby={titleId} className={styles.fields}>
        {children}
      </fieldset>
    </details>
  );
}
