import { ENGLISH_TESTS, ENGLISH_TEST_SCALES } from '../../../schema/rules/catalogue.values';
import { parseBandValue } from '../../../schema/rules/search.limits';
import { useText } from '../../kernel/i18n/useText';
import { SelectField, TextField } from '../../kernel/ui/Field';
import { BandLinks } from './BandLinks';
import type { SearchFacets_FacetFragment } from './SearchFacets.gql';
import type { FilterDefinition } from './searchFilters';
import { SEARCH_FORM_ID } from './searchForm';
import { withChange } from './searchUrl';
import { useFilterWords } from './useFilterWords';
import type { SearchState } from './useSearchCriteria';
import styles from './FilterPanel.module.css';

type Props = {
  readonly filter: Extract<FilterDefinition, { control: 'english' }>;
  readonly search: SearchState;
  readonly options: SearchFacets_FacetFragment['options'];
};

/** The result that the student holds; programs whose own minimum is known and met remain. */
export function FilterEnglish({ filter, search, options }: Props) {
  const t = useText();
  const words = useFilterWords();
  const { criteria, toAddress } = search;
  const test = criteria.english?.test ?? 'IELTS';
  const scale = ENGLISH_TEST_SCALES[test];
  const bands = options.flatMap(({ value, count }) => {
    const score = parseBandValue(value)?.max;
    if (score === undefined || count === 0) return [];
    const english = { test: 'IELTS' as const, score };
    return [{ value, label: words.ofEnglish(english), count, to: toAddress(withChange(criteria, { english })) }];
  });

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.ofFilter('ENGLISH')}</legend>
      <div className={styles.pair}>
        <SelectField
          key={test}
          label={t('search.englishTest')}
          name={filter.testParam}
          form={SEARCH_FORM_ID}
          defaultValue={test}
          options={ENGLISH_TESTS.map(value => ({ value, label: t(`englishTest.${value}`) }))}
        />
        <TextField
          key={criteria.english?.score ?? 'none'}
          label={t('search.englishScore')}
          type="number"
          inputMode="decimal"
          min={scale.min}
          max={scale.max}
          step={scale.step}
          name={filter.scoreParam}
          form={SEARCH_FORM_ID}
          defaultValue={criteria.english?.score ?? ''}
        />
      </div>
      <BandLinks bands={bands} />
    </fieldset>
  );
}
