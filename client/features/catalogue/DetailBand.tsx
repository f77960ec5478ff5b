import type { ReactNode } from 'react';
import type { Destination } from '../../generated/types';
import { useText } from '../../kernel/i18n/useText';
import { ChipList } from '../../kernel/ui/Chip';
import { classNames } from '../../kernel/ui/classNames';
import { Monogram } from '../../kernel/ui/Monogram';
import tints from '../../kernel/ui/tint.module.css';
import styles from './band.module.css';

type Props = {
  readonly destination: Destination;
  /** Whose letters stand in the monogram. */
  readonly owner: string;
  readonly title: string;
  readonly chips: readonly string[];
  readonly place: ReactNode;
  readonly isRetired: boolean;
};

/** The head of a detail page in the tint of its country: what it is and where; says when the item is no longer updated. */
export function DetailBand({ destination, owner, title, chips, place, isRetired }: Props) {
  const t = useText();
  return (
    <>
      {isRetired ? <p className={styles.retired}>{t('catalogue.retired')}</p> : null}
      <header className={classNames(styles.band, tints[destination])}>
        <div className={styles.text}>
          <div className={styles.ident}>
            <Monogram name={owner} destination={destination} size="large" />
            <ChipList chips={chips.map(label => ({ label }))} />
          </div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.place}>{place}</p>
        </div>
        {/* At the lower edge: in front of the text it would sink while that is still being read. */}
        <Scene destination={destination} />
      </header>
    </>
  );
}

/** Drawn in client/public/shores.svg: decoration that no script has to carry. */
const Scene = ({ destination }: { readonly destination: Destination }) => (
  <svg
    className={styles.scene}
    viewBox="0 0 560 240"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    {['sky', destination, 'water'].map(part => (
      <use key={part} href={`/shores.svg#${part}`} />
    ))}
  </svg>
);
