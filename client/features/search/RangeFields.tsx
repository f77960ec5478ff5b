import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { TextField } from '../../kernel/ui/Field';
import { RangeSlider } from '../../kernel/ui/RangeSlider';
import type { SliderValue } from '../../kernel/ui/useRangeThumbs';
import { CurrencyField } from './CurrencyField';
import { scaleOf } from './rangeScale';
import type { FilterDefinition, FilterName } from './searchFilters';
import { boundsIn, NO_PROBLEMS, rangeProblems, SEARCH_FORM_ID, type RangeProblem } from './searchForm';
import { withChange, withoutFilter, type Range } from './searchUrl';
import { useFilterLabels } from './useFilterLabels';
import { useWantedCriteria, type CriteriaChange, type SearchState } from './useSearchCriteria';
import styles from './FilterPanel.module.css';

export type RangeProps = {
  readonly name: FilterName;
  readonly filter: Extract<FilterDefinition, { control: 'range' }>;
  readonly search: SearchState;
};

const toSlider = (range: Range | undefined): SliderValue => [range?.min ?? null, range?.max ?? null];
const writePair = (pair: HTMLElement | null, value: SliderValue) =>
  pair?.querySelectorAll('input').forEach((input, index) => (input.value = String(value[index] ?? '')));
const toRange = ([min, max]: SliderValue): Range => ({ ...(min !== null && { min }), ...(max !== null && { max }) });

/** A range by two numbers, typed or dragged. */
export function RangeFields({ name, filter, search }: RangeProps) {
  const t = useText();
  const labels = useFilterLabels();
  const {
    criteria,
    isReplacing,
    money: { currency },
  } = search;
  const scale = scaleOf(name, currency);
  const range = criteria.ranges[name];
  // What was chosen last counts, also before the page is drawn for it, and what Back takes away before that.
  const wantedRange = useWantedCriteria(search).ranges[name];
  const pair = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  /** Where the thumbs are while they are dragged. */
  const [draft, setDraft] = useState<SliderValue | null>(null);
  const [known, setKnown] = useState(wantedRange);
  if (known?.min !== wantedRange?.min || known?.max !== wantedRange?.max) {
    setKnown(wantedRange);
    setDraft(null);
    setProblems(NO_PROBLEMS);
  }

  // Numbers that a thumb wrote follow the wanted range, as the thumb does; typed ones are the form's.
  const isDragged = useRef(false);
  const [low, high] = toSlider(wantedRange);
  useEffect(() => {
    if (isDragged.current && draft === null) writePair(pair.current, [low, high]);
  }, [draft, low, high]);

  function check({ currentTarget: { form } }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
    if (!form) return;
    const { min, max } = boundsIn(form, filter);
    setProblems(rangeProblems(min, max));
  }
  const drag = (value: SliderValue) => {
    writePair(pair.current, value);
    isDragged.current = true;
    setProblems(NO_PROBLEMS);
    setDraft(value);
  };
  const apply = (value: SliderValue) => {
    const chosen = toRange(value);
    setDraft(null);
    const isAny = chosen.min === undefined && chosen.max === undefined;
    const change: CriteriaChange = wanted =>
      isAny
        ? withoutFilter(wanted, name)
        : withChange(wanted, {
            ranges: { ...wanted.ranges, [name]: chosen },
            ...(filter.unit === 'money' && { currency }),
          });
    search.change(change, isReplacing);
  };
  const problemMessages = {
    NOT_A_NUMBER: t('search.rangeNotANumber'),
    OUT_OF_ORDER: t('search.rangeOutOfOrder'),
  } satisfies Record<RangeProblem, string>;
  const unit =
    filter.unit === 'money' && currency === 'VND'
      ? t(name === 'APPLICATION_FEE' ? 'search.unit.thousands' : 'search.unit.millions')
      : undefined;
  const bound = (side: 'min' | 'max') => ({
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    step: 1,
    name: filter[`${side}Param`],
    defaultValue: range?.[side] ?? '',
    form: SEARCH_FORM_ID,
    error: problems[side] ? problemMessages[problems[side]] : undefined,
    onBlur: check,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && check(event),
  });

  return (
    <>
      <RangeSlider
        label={labels.ofFilter(name)}
        lowest={0}
        highest={scale.highest}
        step={scale.step}
        value={draft ?? [low, high]}
        onChange={drag}
        onCommit={apply}
        formatValue={value => labels.ofRange(name, { min: value, max: value }, currency)}
      />
      <div ref={pair} className={styles.bounds} onInput={() => (isDragged.current = false)}>
        <TextField label={t('common.from')} hint={unit} {...bound('min')} />
        <TextField label={t('common.to')} hint={unit} {...bound('max')} />
      </div>
      {name === 'TUITION' ? <CurrencyField search={search} /> : null}
    </>
  );
}
