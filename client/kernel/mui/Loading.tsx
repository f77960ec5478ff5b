import Skeleton from '@mui/material/Skeleton';
import { useText } from '../i18n/useText';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './Loading.module.css';

type Props = {
  /** The shape of what will stand there. */
  readonly shape: 'panel' | 'rows' | 'chart';
  readonly count?: number;
};

/** Holds the place of what is on its way. It shows after 300 ms: what comes sooner does not flicker. */
export function Loading({ shape, count = 1 }: Props) {
  const t = useText();
  return (
    <div aria-busy="true" className={styles.group}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} aria-hidden="true" className={styles[shape]} />
      ))}
    </div>
  );
}
