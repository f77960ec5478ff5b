import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import type { FitPlace } from '../../kernel/cards/ItemFit';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { ChanceDetails } from '../../kernel/fit/ChanceDetails';
import { ChanceWord } from '../../kernel/fit/ChanceWord';
import { factsMessages } from '../../kernel/facts/messages';
import { fitMessages } from '../../kernel/fit/messages';
import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { PersonalNote } from './PersonalNote';
import { useFit } from './useFit';
import styles from './eligibility.module.css';

export const texts = [fitMessages, factsMessages, vocabularyMessages];

type Place = { readonly programId: string };

/** On a card: the word, which says what it rests on. A card without it is whole, so nothing is said while it loads or when it fails. */
function FitLine({ programId }: Place) {
  const value = useFit(programId).fit?.value;
  return value ? (
    <p className={styles.line}>
      <ChanceWord chance={value} />
    </p>
  ) : null;
}

/** Beside the price: the word alone. The lines stand below, and say when they could not be had. */
function FitWord({ programId }: Place) {
  const t = useText();
  const { fit } = useFit(programId);
  if (!fit) return <>…</>;
  return fit.value ? <ChanceWord chance={fit.value} /> : <>{t('facts.notPublished')}</>;
}

function FitBlock({ programId }: Place) {
  const t = useText();
  const { fit, retry } = useFit(programId);
  const value = fit?.value;
  if (fit?.hasFailed && !value)
    return (
      <div className={styles.block} role="alert">
        <p>{t('eligibility.failed')}</p>
        <Button variant="secondary" size="small" onClick={retry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  if (!fit) return <Skeleton shape="card" count={1} />;
  if (!value) return null;
  return (
    <div className={styles.block}>
      <ChanceDetails chance={value} />
      <details className={styles.note}>
        <summary>{t('eligibility.how')}</summary>
        <p>{t('chance.how')}</p>
      </details>
    </div>
  );
}

export function ProgramFit(place: Exclude<FitPlace, { look: 'SCHOLARSHIP' }>) {
  if (place.look === 'ORDER') return <PersonalNote order={place.order} />;
  if (place.look === 'LINE') return <FitLine programId={place.programId} />;
  return place.look === 'WORD' ? <FitWord programId={place.programId} /> : <FitBlock programId={place.programId} />;
}
