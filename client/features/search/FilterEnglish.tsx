import { useState } from 'react';
import { ENGLISH_TESTS, ENGLISH_TEST_SCALES } from '../../../schema/rules/catalogue.values';
import { parseBandValue } from '../../../schema/rules/search.limits';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { SelectField, TextField } from '../../kernel/ui/Field';
import { BandLinks } from './BandLinks';
import { FilterGroup } from './FilterGroup';
import type { SearchFacets_FacetFragment } from './SearchFacets.gql';
import type { FilterDefinition } from './searchFilters';
import { SEARCH_FORM_ID } from './searchForm';
import { withChange } from './searchUrl';
import { UnknownBox } from './UnknownFigures';
import { useFilterLabels } from './useFilterLabels';
import type { CriteriaChange, SearchState } from './useSearchCriteria';
import styles from './FilterPanel.module.css';

type Props = {
  readonly filter: Extract<FilterDefinition, { control: 'english' }>;
  readonly search: SearchState;
  readonly options: SearchFacets_FacetFragment['options'];
  readonly startsOpen: boolean;
};

/** The student's own score: keeps the programs whose known minimum it meets. */
export function FilterEnglish({ filter, search, options, startsOpen }: Props) {
  const t = useText();
  const format = useFormat();
  const labels = useFilterLabels();
  const { criteria } = search;
  const test = criteria.english?.test ?? 'IELTS';
  const scale = ENGLISH_TEST_SCALES[test];
  const [isOutside, setIsOutside] = useState(false);
  const bands = options.flatMap(({ value, count }) => {
    const score = parseBandValue(value)?.max;
    if (score === undefined || count === 0) return [];
    const english = { test: 'IELTS' as const, score };
    const change: CriteriaChange = wanted => withChange(wanted, { english });
    return [{ value, label: labels.ofEnglish(english), count, change }];
  });
  const check = ({ validity }: HTMLInputElement) => setIsOutside(!validity.valid);

  return (
    <FilterGroup title={labels.ofFilter('ENGLISH')} chosen={criteria.english ? 1 : 0} startsOpen={startsOpen}>
      <div className={styles.pair}>
        <SelectField
          label={t('search.englishTest')}
          name={filter.testParam}
          form={SEARCH_FORM_ID}
          defaultValue={test}
          options={ENGLISH_TESTS.map(value => ({ value, label: t(`englishTest.${value}`) }))}
        />
        <TextField
          label={t('search.englishScore')}
          error={
            isOutside
              ? t('search.outsideScale', {
                  min: format.number(scale.min),
                  max: format.number(scale.max),
                  step: format.number(scale.step),
                })
              : undefined
          }
          type="number"
          inputMode="decimal"
          min={scale.min}
          max={scale.max}
          step={scale.step}
          name={filter.scoreParam}
          form={SEARCH_FORM_ID}
          defaultValue={criteria.english?.score ?? ''}
          onBlur={event => check(event.currentTarget)}
          onKeyDown={event => event.key === 'Enter' && check(event.currentTarget)}
        />
      </div>
      <UnknownBox name="ENGLISH" search={search} options={options} />
      <BandLinks bands={bands} search={search} />
    </FilterGroup>
  );
}
