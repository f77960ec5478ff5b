/** Source and date of a fact, in a disclosure; amber when the fact is stale. */
import { useFormat } from '../format/useFormat';
import { useLocalized } from '../i18n/useLocale';
import { useText } from '../i18n/useText';
import { Chip } from '../ui/Chip';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { Fact_Details } from './factDetails';
import styles from './facts.module.css';

type Props = {
  readonly fact: Fact_Details;
  /** What the fact is about, for screen readers. */
  readonly label: string;
};

export function FactSource({ fact: { source, checkedOn, isStale, note }, label }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  return (
    <details className={styles.source}>
      <summary>
        {isStale ? <Chip tone="warn">{t('facts.stale')}</Chip> : null}
        <span aria-hidden="true">{t('facts.source')}</span>
        <VisuallyHidden>{t('facts.sourceOf', { label })}</VisuallyHidden>
      </summary>
      <div className={styles.sourceBody}>
        <p>
          {source.url ? (
            <a href={source.url} rel="noreferrer">
              {source.name}
            </a>
          ) : (
            source.name
          )}
        </p>
        <p>{t('facts.checkedOn', { day: format.day(checkedOn) })}</p>
        {note ? <p>{localized(note)}</p> : null}
        {isStale ? <p>{t('facts.staleExplained')}</p> : null}
        {source.licence ? <p>{source.licence}</p> : null}
      </div>
    </details>
  );
}
