import { useFormat } from '../../../kernel/format/useFormat';
import { useText } from '../../../kernel/i18n/useText';
import type { ChecklistItem_ItemFragment } from './Checklist.gql';
import { sourcesOf } from './checklistGroups';
import styles from './visa.module.css';

/** On paper, where nothing can be opened, each source stands once below the list instead of beside every document. */
export function PaperSources({ items }: { readonly items: readonly ChecklistItem_ItemFragment[] }) {
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
