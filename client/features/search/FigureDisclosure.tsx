import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { Skeleton } from '../../kernel/ui/Skeleton';
import type { FigureFieldsState } from './useFigureFields';
import styles from './FilterPanel.module.css';

type Fields = NonNullable<FigureFieldsState['part']>;

type Props = {
  readonly label: string;
  readonly startsOpen: boolean;
  readonly figures: FigureFieldsState;
  readonly children: (fields: Fields) => ReactNode;
};

/** Numbers of one's own, below the proposed ones. */
export function FigureDisclosure({ label, startsOpen, figures, children }: Props) {
  const t = useText();
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpen] = useState(startsOpen);
  const [isOpen, setIsOpen] = useState(startsOpen);
  const { part, hasFailed, retry, open, prepare, drawnByServer } = figures;
  const follow = (isShown: boolean) => {
    setIsOpen(isShown);
    if (isShown) open();
  };
  // It may have been opened before the scripts were there.
  const followDocument = useEffectEvent(() => follow(details.current?.open ?? startsOpen));
  useEffect(() => followDocument(), []);
  return (
    <details ref={details} open={wasOpen} onToggle={({ currentTarget }) => follow(currentTarget.open)}>
      <summary className={styles.more} onPointerEnter={prepare} onFocus={prepare}>
        {label}
      </summary>
      {part ? <div className={styles.ownFigures}>{children(part)}</div> : null}
      {isOpen && !part && !hasFailed ? (
        <div className={styles.figuresToCome}>
          <Skeleton count={3} />
        </div>
      ) : null}
      {hasFailed ? (
        <p role="alert">
          {t('common.loadFailed')}{' '}
          <Button variant="secondary" size="small" onClick={retry}>
            {t('common.retry')}
          </Button>
        </p>
      ) : null}
      {part ? null : (
        <noscript>{drawnByServer ? <div className={styles.ownFigures}>{children(drawnByServer)}</div> : null}</noscript>
      )}
    </details>
  );
}
