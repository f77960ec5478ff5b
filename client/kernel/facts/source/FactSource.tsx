/** Source and dates of a fact, in a disclosure; the edition and a third party stand beside the figure. */
import { useLocation } from 'react-router';
import { FACT_FRESH_DAYS } from '../../../../schema/rules/staleness.rules';
import { useFormat } from '../../format/useFormat';
import type { MaskedProps } from '../../graphql/masked';
import { useLocalized } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { AppLink } from '../../ui/AppLink';
import { Chip } from '../../ui/Chip';
import { classNames } from '../../ui/classNames';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { correctionAddress } from '../correctionAddress';
import type { Fact_DetailsFragment } from './FactSource.gql';
import { type Edition, useEditionText } from '../FactEdition';
import styles from '../facts.module.css';

const FULL_DAY = '2026-11-21'.length;

type Props = {
  readonly fact: Fact_DetailsFragment;
  /** What the fact is about, for screen readers. */
  readonly label: string;
  /** Instead of the words for the kind of source, where they would name the wrong office to ask. */
  readonly kindText?: string;
};

/** A full dot for an official source, a ring for a copy of it and for a third party, which are named in words beside it. */
export function SourceDot({ kind }: { readonly kind: Fact_DetailsFragment['source']['kind'] }) {
  const t = useText();
  const isSecondHand = kind === 'THIRD_PARTY' || kind === 'COPY';
  return (
    <>
      <span aria-hidden="true" className={classNames(styles.dot, isSecondHand && styles.ring)} />
      {isSecondHand ? null : <VisuallyHidden>{t('facts.official')} </VisuallyHidden>}
    </>
  );
}

/** The same as one quiet line, with the edition; the opened note stands on the page of the item. */
export function SourceLine({ asOf, source }: Edition) {
  const t = useText();
  const edition = useEditionText()({ asOf, source });
  return (
    <>
      <SourceDot kind={source.kind} /> {edition ?? <span aria-hidden="true">{t('facts.official')}</span>}
    </>
  );
}

export function FactSource(masked: MaskedProps<Props>) {
  const { fact, label, kindText } = masked as Props;
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const editionText = useEditionText();
  const { pathname } = useLocation();
  const { source, asOf, checkedOn, isStale, note } = fact;
  // Where the source has no date of its own, the day on which we read it says how old the figure may be.
  const edition = editionText({ ...fact, readOn: checkedOn });

  return (
    <details className={styles.source}>
      <summary>
        <SourceDot kind={source.kind} />
        <span>{edition}</span>
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
        <p>{kindText ?? t(`facts.kind.${source.kind}`)}</p>
        {source.copy ? <p>{t('facts.copyIn', { copy: source.copy })}</p> : null}
        <p>
          {asOf
            ? t('facts.asOf', { edition: asOf.length === FULL_DAY ? format.day(asOf) : format.edition(asOf) })
            : t('facts.asOfUnknown')}{' '}
          {t('facts.checkedOn', { day: format.day(checkedOn) })}
        </p>
        {note ? <p>{localized(note)}</p> : null}
        {isStale ? (
          <p>
            <Chip tone="warn">{t('facts.stale')}</Chip> {t('facts.staleExplained', { days: FACT_FRESH_DAYS })}
          </p>
        ) : null}
        {source.licence ? <p>{source.licence}</p> : null}
        <p>
          <AppLink to={correctionAddress(label, pathname)} rel="nofollow">
            {t('facts.report')}
            <VisuallyHidden>: {label}</VisuallyHidden>
          </AppLink>
        </p>
      </div>
    </details>
  );
}
