import { useState } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { CheckboxField } from '../../kernel/ui/CheckboxField';
import { FilterGroup } from './FilterGroup';
import type { Facet_OptionsFragment } from './Facet.gql';
import type { FilterDefinition, FilterName } from './searchFilters';
import { SEARCH_FORM_ID } from './searchForm';
import { useFilterLabels } from './useFilterLabels';
import type { SearchState } from './useSearchCriteria';
import styles from './FilterPanel.module.css';

type Option = Facet_OptionsFragment['options'][number];
type Props = {
  readonly name: FilterName;
  readonly filter: Extract<FilterDefinition, { control: 'choices' }>;
  readonly search: SearchState;
  readonly options: readonly Option[];
  readonly startsOpen: boolean;
};

/** Checkboxes with live counts. A value without results is left out unless it is chosen. */
export function FilterChoices({ name, filter, search, options, startsOpen }: Props) {
  const t = useText();
  const labels = useFilterLabels();
  const chosen = search.criteria.choices[name] ?? [];
  const [chosenAtFirst] = useState(chosen);
  const known = options.filter(({ value, count }) => filter.isAllowed(value) && (count > 0 || chosen.includes(value)));
  const missing = chosen
    .filter(value => !known.some(option => option.value === value))
    .map(value => ({ value, label: null, count: 0 }));
  const all = [...known, ...missing];
  if (all.length === 0) return null;

  /** What was chosen at first is in sight; a value that is ticked later stays where it is, and so does the focus. */
  const isFolded = ({ value }: Option, index: number) => index >= filter.shown && !chosenAtFirst.includes(value);
  const folded = all.filter(isFolded);
  const box = ({ value, count }: Option) => {
    const label = labels.ofChoice(name, value, options);
    return (
      <li key={value}>
        <CheckboxField
          label={label}
          aria-label={labels.ofCounted(label, search.kind, count)}
          count={count}
          name={filter.param}
          value={value}
          form={SEARCH_FORM_ID}
          defaultChecked={chosen.includes(value)}
        />
      </li>
    );
  };

  return (
    <FilterGroup title={labels.ofFilter(name)} chosen={chosen.length} startsOpen={startsOpen}>
      <ul className={styles.choices}>{all.filter((option, index) => !isFolded(option, index)).map(box)}</ul>
      {folded.length > 0 ? (
        <details>
          <summary className={styles.more}>{t('search.showMore', { count: folded.length })}</summary>
          <ul className={styles.choices}>{folded.map(box)}</ul>
        </details>
      ) : null}
    </FilterGroup>
  );
}
