import { useState } from 'react';
import { ENGLISH_TESTS, ENGLISH_TEST_SCALES } from '../../../schema/rules/catalogue.values';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { SelectField, TextField } from '../../kernel/ui/Field';
import type { FilterDefinition } from './searchFilters';
import { SEARCH_FORM_ID } from './searchForm';
import type { SearchState } from './useSearchCriteria';
import styles from './FilterPanel.module.css';

export type EnglishProps = {
  readonly filter: Extract<FilterDefinition, { control: 'english' }>;
  readonly search: SearchState;
};

/** The student's own score in the test that they took. */
export function EnglishFields({ filter, search: { criteria } }: EnglishProps) {
  const t = useText();
  const format = useFormat();
  const test = criteria.english?.test ?? 'IELTS';
  const scale = ENGLISH_TEST_SCALES[test];
  const [isOutside, setIsOutside] = useState(false);
  const check = ({ validity }: HTMLInputElement) => setIsOutside(!validity.valid);

  return (
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
  );
}
