import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { TextField } from '../../kernel/ui/Field';
import { Icon } from '../../kernel/ui/Icon';
import type { SearchKind } from './searchFilters';
import styles from './SearchPage.module.css';

type Props = { readonly kind: SearchKind; readonly text: string };

/** The text of a search. A new address brings its own text into the field, hence the key. */
export function SearchBar({ kind, text }: Props) {
  const t = useText();
  return (
    <div className={styles.bar}>
      <TextField key={text} label={t(`search.textLabel.${kind}`)} type="search" name="q" defaultValue={text} maxLength={200} autoComplete="off" enterKeyHint="search" />
      <Button type="submit">
        <Icon name="search" />
        {t('common.search')}
      </Button>
    </div>
  );
}
