import { useText } from '../../kernel/i18n/useText';
import { SelectField } from '../../kernel/ui/Field';
import { SEARCH_FORM_ID } from './searchForm';
import { SORTS_OF_KIND, type SearchKind, type Sort } from './searchFilters';

type Props = { readonly kind: SearchKind; readonly sort: Sort };

export function SortMenu({ kind, sort }: Props) {
  const t = useText();
  const options = SORTS_OF_KIND[kind].map(value => ({ value, label: t(`sort.${value}`) }));
  return (
    <SelectField label={t('sort.label')} name="sort" form={SEARCH_FORM_ID} defaultValue={sort} options={options} />
  );
}
