import { SuggestField } from '../../kernel/suggest/SuggestField';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { Icon } from '../../kernel/ui/Icon';
import type { SearchKind } from './searchFilters';
import styles from './SearchView.module.css';

type Props = { readonly kind: SearchKind; readonly text: string };

/** The text field of a search; useSearchForm writes the text of the address into it. */
export function SearchBar({ kind, text }: Props) {
  const t = useText();
  return (
    <div className={styles.bar}>
      <SuggestField label={t(`search.textLabel.${kind}`)} name="q" defaultValue={text} kinds={[kind]} />
      <Button type="submit" className={styles.searchButton}>
        <Icon name="search" />
        <span className={styles.searchLabel}>{t('common.search')}</span>
      </Button>
    </div>
  );
}
