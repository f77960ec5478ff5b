/** The ways in which the product writes numbers, money and days, all through react-intl; shapes are chosen here once. */
import type { IntlShape } from 'react-intl';

export type MoneyAmount = { readonly amount: number; readonly currency: string };

/** A calendar day has no time zone: it is written in the zone in which it is read, so that it never shifts by one. */
const CALENDAR = { timeZone: 'UTC' } as const;

/** Where most readers are; an instant is told in their time beside its own. */
const READER = { timeZone: 'Asia/Ho_Chi_Minh' } as const;

const monthOf = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1));

export function createFormat(intl: Pick<IntlShape, 'locale' | 'formatNumber' | 'formatDate'>) {
  const dayShape = intl.locale === 'vi' ? ({ day: '2-digit', month: '2-digit', year: 'numeric' } as const) : ({ day: 'numeric', month: 'short', year: 'numeric' } as const);
  return {
    number: (value: number) => intl.formatNumber(value, { maximumFractionDigits: 2 }),
    /** With the ISO code, because "$" is the sign of three of our currencies: `28.500 AUD`, `AUD 28,500`. */
    money: ({ amount, currency }: MoneyAmount) =>
      intl.formatNumber(amount, { style: 'currency', currency, currencyDisplay: 'code', minimumFractionDigits: 0, maximumFractionDigits: 2 }),
    /** `value` of 100. */
    percent: (value: number) => intl.formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
    /** `2026-11-21` -> `21/11/2026`, `Nov 21, 2026`. */
    day: (day: string) => intl.formatDate(new Date(`${day}T00:00:00Z`), { ...CALENDAR, ...dayShape }),
    /** Day and time in Vietnam at an instant. */
    dayInVietnam: (instant: string) => intl.formatDate(instant, { ...READER, ...dayShape }),
    timeInVietnam: (instant: string) => intl.formatDate(instant, { ...READER, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    month: (month: number) => intl.formatDate(monthOf(2000, month), { ...CALENDAR, month: 'long' }),
    monthYear: ({ year, month }: { readonly year: number; readonly month: number }) =>
      intl.formatDate(monthOf(year, month), { ...CALENDAR, month: intl.locale === 'vi' ? 'long' : 'short', year: 'numeric' }),
    /** Whole and half years as years, everything else as months. */
    duration: (months: number) => {
      const isInYears = months >= 12 && months % 6 === 0;
      return intl.formatNumber(isInYears ? months / 12 : months, { style: 'unit', unit: isInYears ? 'year' : 'month', unitDisplay: 'long' });
    },
  };
}
