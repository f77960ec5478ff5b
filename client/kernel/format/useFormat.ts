import { useMemo } from 'react';
import { useLocale } from '../i18n/useLocale';
import { formatDay, formatDuration, formatMoney, formatMonth, formatMonthYear, formatNumber, formatPercent, type MoneyAmount } from './format';

/** The formatters of `format.ts`, bound to the language of the page. */
export function useFormat() {
  const locale = useLocale();
  return useMemo(
    () => ({
      number: (value: number) => formatNumber(locale, value),
      money: (money: MoneyAmount) => formatMoney(locale, money),
      percent: (value: number) => formatPercent(locale, value),
      day: (day: string) => formatDay(locale, day),
      month: (month: number) => formatMonth(locale, month),
      monthYear: (value: { readonly year: number; readonly month: number }) => formatMonthYear(locale, value),
      duration: (months: number) => formatDuration(locale, months),
    }),
    [locale],
  );
}
