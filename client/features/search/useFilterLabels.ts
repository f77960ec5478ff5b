/** Labels of filters and of their values in the current language. */
import { useIntl } from 'react-intl';
import { BAND_CURRENCY } from '../../../schema/rules/search.limits';
import { useFormat } from '../../kernel/format/useFormat';
import { useRegionName } from '../../kernel/i18n/regionNames';
import { useText, type MessageId } from '../../kernel/i18n/useText';
import { unitOf } from './filterMoney';
import type { FilterName, SearchKind } from './searchFilters';
import type { Criteria, Range } from './searchUrl';

/** Filters whose values have labels in the shared vocabulary, with the first part of the message ids. Other labels are the search's own. */
const VOCABULARY: Partial<Record<FilterName, string>> = {
  DESTINATION: 'destination',
  LEVEL: 'level',
  FIELD: 'field',
  INTAKE_STATUS: 'intakeStatus',
  INSTITUTION_TYPE: 'institutionType',
  FEATURE: 'feature',
  LANGUAGE: 'language',
  DEADLINE_STATUS: 'deadlineStatus',
  ACCEPTED_TEST: 'englishTest',
  COVERAGE: 'amountKind',
};

type NamedOption = { readonly value: string; readonly label: string | null };

export function useFilterLabels() {
  const t = useText();
  const format = useFormat();
  const regionName = useRegionName();
  const { messages } = useIntl();
  const isMessage = (id: string): id is MessageId => id in messages;

  /** The graph returns the proper names of keys (cities); where two share a name, the country tells them apart. */
  const ofChoice = (name: FilterName, value: string, options: readonly NamedOption[] = []): string => {
    const label = options.find(option => option.value === value)?.label;
    const isShared = options.some(other => other.label === label && other.value !== value);
    const country = `destination.${value.slice(0, 2).toUpperCase()}`;
    if (label) return name === 'CITY' && isShared && isMessage(country) ? `${label}, ${t(country)}` : label;
    if (name === 'INTAKE_MONTH') return format.month(Number(value));
    if (name === 'AUTO_APPLIED') return t(value === 'true' ? 'search.autoApplied' : 'search.notAutoApplied');
    if (name === 'NATIONALITY') return regionName(value);
    if (name === 'CITY') return value.replace(/^[a-z]{2}-/, '').replaceAll('-', ' ');
    const id = `${VOCABULARY[name] ?? `search.${name}`}.${value}`;
    return isMessage(id) ? t(id) : value;
  };

  /** Of dong in millions or, above a thousand of them, in billions. */
  const inDong = (amounts: readonly number[]): string => {
    const isLarge = amounts.every(amount => amount === 0 || amount >= 1e9);
    const numbers = amounts.map(amount => format.number(amount / (isLarge ? 1e9 : 1e6)));
    return t(isLarge ? 'search.vnd.billions' : 'search.vnd.millions', { sum: numbers.join(' – ') });
  };
  const ofRange = (name: FilterName, range: Range, currencyOfRange: Criteria['currency']): string => {
    const currency = currencyOfRange ?? BAND_CURRENCY;
    const unit = unitOf(name, currency);
    const write = (value: number) => {
      if (name === 'DURATION') return t('search.months', { count: value });
      if (currency === 'VND') return inDong([value * unit]);
      return format.money({ amount: value, currency });
    };
    if (range.min === range.max && range.min !== undefined)
      return name === 'APPLICATION_FEE' && range.min === 0 ? t('cards.noFee') : write(range.min);
    if (range.min === undefined) return t('search.upTo', { max: write(range.max ?? 0) });
    if (range.max === undefined) return t('search.atLeast', { min: write(range.min) });
    if (currency === 'VND' && name !== 'DURATION') return inDong([range.min * unit, range.max * unit]);
    return name === 'DURATION'
      ? t('search.between', { min: write(range.min), max: write(range.max) })
      : format.moneyRange({ min: range.min, max: range.max, currency });
  };

  return {
    ofFilter: (name: FilterName) => t(`search.filter.${name}`),
    ofChoice,
    ofRange,
    /** As it is heard: "Master's degree: 84 programs". */
    ofCounted: (label: string, kind: SearchKind, count: number) =>
      `${label}: ${t(`search.count.${kind}`, { count, shown: format.number(count) })}`,
    ofEnglish: ({ test, score }: NonNullable<Criteria['english']>) =>
      `${t(`englishTest.${test}`)} ${format.number(score)}`,
  };
}
