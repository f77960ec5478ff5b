import { useFormat } from '../format/useFormat';
import type { Masked } from '../graphql/masked';
import { useText } from '../i18n/useText';
import type { Fact_EditionFragment } from './FactEdition.gql';

export type Edition = {
  readonly asOf: string | null;
  readonly source: Pick<Fact_EditionFragment['source'], 'kind'>;
  /** Said where there is no edition. */
  readonly readOn?: string;
};

type EditionText = (fact: Edition | Masked<Fact_EditionFragment>) => string | null;

/** What a reader must know beside a figure: `as of October 2022 · unofficial` of a third party, `as of January 2026 · copied`. Null for an official source without a date. */
export function useEditionText(): EditionText {
  const t = useText();
  const format = useFormat();
  return (({ asOf, source, readOn }: Edition) => {
    const parts = [
      asOf
        ? t('facts.edition', { edition: format.edition(asOf) })
        : readOn
          ? t('facts.read', { edition: format.edition(readOn) })
          : null,
      source.kind === 'THIRD_PARTY' ? t('facts.thirdParty') : source.kind === 'COPY' ? t('facts.copy') : null,
    ].filter(part => part !== null);
    return parts.length > 0 ? parts.join(' · ') : null;
  }) as EditionText;
}
