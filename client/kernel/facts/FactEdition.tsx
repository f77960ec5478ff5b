import { useFormat } from '../format/useFormat';
import { useText } from '../i18n/useText';
import type { Fact_EditionFragment } from './FactEdition.gql';

type Edition = Pick<Fact_EditionFragment, 'asOf'> & {
  readonly source: Pick<Fact_EditionFragment['source'], 'kind'>;
  /** Said where there is no edition. */
  readonly readOn?: string;
};

/** What a reader must know beside a figure: `figures of October 2022 · third party`, `figures of January 2026 · from a copy`. Null for an official source without a date. */
export function useEditionText(): (fact: Edition) => string | null {
  const t = useText();
  const format = useFormat();
  return ({ asOf, source, readOn }) => {
    const parts = [
      asOf
        ? t('facts.edition', { edition: format.edition(asOf) })
        : readOn
          ? t('facts.read', { edition: format.edition(readOn) })
          : null,
      source.kind === 'THIRD_PARTY' ? t('facts.thirdParty') : source.kind === 'COPY' ? t('facts.copy') : null,
    ].filter(part => part !== null);
    return parts.length > 0 ? parts.join(' · ') : null;
  };
}
