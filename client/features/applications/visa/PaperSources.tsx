import { useFormat } from '../../../kernel/format/useFormat';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { sourcesOf } from './checklistGroups';
import type { PaperSources_ItemFragment } from './PaperSources.gql';
import styles from './visa.module.css';

type Props = { readonly items: readonly PaperSources_ItemFragment[] };

/** On paper, where nothing can be opened, each source stands once below the list instead of beside every document. */
export function PaperSources(masked: MaskedProps<Props>) {
  const { items } = masked as Props;
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.paperSources}>
      <h3>{t('visa.sources')}</h3>
      <ul>
        {sourcesOf(items).map(({ id, name, url, isOfficial, asOf, checkedOn }) => (
          <li key={id}>
            {name}
            {url ? ` (${url})` : ''}. {t(isOfficial ? 'visa.officialSource' : 'visa.thirdParty')}{' '}
            {asOf ? t('facts.asOf', { edition: format.edition(asOf) }) : t('facts.asOfUnknown')}{' '}
            {t('facts.checkedOn', { day: format.day(checkedOn) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
