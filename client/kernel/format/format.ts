/**
 * Writes numbers, money and days. Own tables instead of `Intl`: Node and browsers ship different versions of its data,
 * and a page that is rendered by both must read the same in both.
 */
import type { Locale } from '../../../schema/site/locales';

const separators = { vi: { thousands: '.', decimal: ',' }, en: { thousands: ',', decimal: '.' } } as const;
const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const NO_BREAK = '\u00a0';

export type MoneyAmount = { readonly amount: number; readonly currency: string };

export function formatNumber(locale: Locale, value: number): string {
  const { thousands, decimal } = separators[locale];
  const [whole = '0', fraction] = String(Math.round(Math.abs(value) * 100) / 100).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return `${value < 0 ? '−' : ''}${grouped}${fraction ? decimal + fraction : ''}`;
}

/** With the ISO code, because "$" is the sign of three of our currencies: `28.500 AUD`, `AUD 28,500`. */
export function formatMoney(locale: Locale, { amount, currency }: MoneyAmount): string {
  const number = formatNumber(locale, amount);
  return locale === 'vi' ? `${number}${NO_BREAK}${currency}` : `${currency}${NO_BREAK}${number}`;
}

export const formatPercent = (locale: Locale, value: number): string => `${formatNumber(locale, value)}%`;

export function formatMonthYear(locale: Locale, { year, month }: { readonly year: number; readonly month: number }): string {
  if (locale === 'vi') return `tháng${NO_BREAK}${month}/${year}`;
  return `${englishMonths[month - 1] ?? ''} ${year}`.trim();
}

export const formatMonth = (locale: Locale, month: number): string =>
  locale === 'vi' ? `Tháng${NO_BREAK}${month}` : (englishMonths[month - 1] ?? '');

/** A calendar day (`2026-11-21`), which has no time zone and is never shifted by one. */
export function formatDay(locale: Locale, day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return day;
  if (locale === 'vi') return `${String(date).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
  return `${date} ${englishMonths[month - 1] ?? ''} ${year}`;
}

/** The day of an instant in a time zone, as `2026-11-21`. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(candidate => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** `3 năm`, `1.5 years`, `8 tháng`: whole and half years as years, everything else as months. */
export function formatDuration(locale: Locale, months: number): string {
  const isInYears = months >= 12 && months % 6 === 0;
  const value = isInYears ? months / 12 : months;
  const unit = isInYears ? { vi: 'năm', one: 'year', other: 'years' } : { vi: 'tháng', one: 'month', other: 'months' };
  const word = locale === 'vi' ? unit.vi : value === 1 ? unit.one : unit.other;
  return `${formatNumber(locale, value)}${NO_BREAK}${word}`;
}
