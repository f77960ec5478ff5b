/** Formats of numbers, money and dates, all through react-intl; the options are chosen here once. */
import type { IntlShape } from 'react-intl';

export type MoneyAmount = { readonly amount: number; readonly currency: string };

type IntakeMonth = { readonly year: number; readonly month: number };

/** A calendar day has no time zone: it is parsed and formatted in UTC, so that it never shifts by one. */
const CALENDAR = { timeZone: 'UTC' } as const;

/** Where most readers are: instants are shown in their time too. */
const READER = { timeZone: 'Asia/Ho_Chi_Minh' } as const;

const monthOf = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1));

type Library = Pick<IntlShape, 'locale' | 'formatNumber' | 'formatDate' | 'formatters'>;

/**
 * The library looks up a formatter by serialising its options, for each number and date that is shown: here each set of options looks it up once.
 * What cannot be formatted goes to the library, which reports it.
 */
function lookedUpOnce<Value>(
  find: () => { readonly format: (value: Value) => string },
  fallback: (value: Value) => string,
) {
  let formatter: ReturnType<typeof find> | undefined;
  return (value: Value): string => {
    try {
      return (formatter ??= find()).format(value);
    } catch {
      return fallback(value);
    }
  };
}

export function createFormat(intl: Library) {
  const { locale, formatters } = intl;
  const isVietnamese = locale === 'vi';
  const inNumber = (shape: NonNullable<Parameters<IntlShape['formatNumber']>[1]>) =>
    lookedUpOnce<number>(
      () => formatters.getNumberFormat(locale, shape),
      value => intl.formatNumber(value, shape),
    );
  const inDate = (shape: NonNullable<Parameters<IntlShape['formatDate']>[1]>) =>
    lookedUpOnce<Date>(
      () => formatters.getDateTimeFormat(locale, shape),
      instant => intl.formatDate(instant, shape),
    );
  const dayShape = isVietnamese
    ? ({ day: '2-digit', month: '2-digit', year: 'numeric' } as const)
    : ({ day: 'numeric', month: 'short', year: 'numeric' } as const);
  const day = inDate({ ...CALENDAR, ...dayShape });
  const dayInVietnam = inDate({ ...READER, ...dayShape });
  const timeInVietnam = inDate({ ...READER, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const dayOfMonthInVietnam = inDate({ ...READER, day: '2-digit' });
  const shortMonthInVietnam = inDate({ ...READER, month: 'short' });
  const weekdayInVietnam = inDate({ ...READER, weekday: 'long' });
  const month = inDate({ ...CALENDAR, month: 'long' });
  const monthYear = inDate({ ...CALENDAR, month: isVietnamese ? 'long' : 'short', year: 'numeric' });
  const fullMonthYear = inDate({ ...CALENDAR, month: 'long', year: 'numeric' });
  const percent = inNumber({ style: 'percent', maximumFractionDigits: 1 });
  const years = inNumber({ style: 'unit', unit: 'year', unitDisplay: 'long' });
  const months = inNumber({ style: 'unit', unit: 'month', unitDisplay: 'long' });
  const amounts = new Map<string, (amount: number) => string>();
  const decimals = [0, 1, 2].map(digits => inNumber({ minimumFractionDigits: digits, maximumFractionDigits: digits }));
  const count = inNumber({ maximumFractionDigits: 2 });
  /** Sums in dong have many digits: round ones are written as they are spoken, `800 triệu đồng`, and no digit is lost. */
  const dong = (amount: number) => {
    if (amount >= 1e9 && amount % 1e7 === 0) return `${count(amount / 1e9)}\u00a0tỷ đồng`;
    if (amount >= 1e6 && amount % 1e4 === 0) return `${count(amount / 1e6)}\u00a0triệu đồng`;
    return `${count(amount)}\u00a0đồng`;
  };

  /** With the ISO code, because "$" is the sign of three of our currencies: `28.500 AUD`, `AUD 28,500`. */
  const money = ({ amount, currency }: MoneyAmount) => {
    if (isVietnamese && currency === 'VND') return dong(amount);
    // Cents are written as prices have them: none, or both digits.
    const digits = amount % 1 === 0 ? 0 : 2;
    const key = `${currency}${digits}`;
    const inCurrency =
      amounts.get(key) ??
      inNumber({
        style: 'currency',
        currency,
        currencyDisplay: 'code',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    amounts.set(key, inCurrency);
    return inCurrency(amount);
  };

  const edition = (text: string) => {
    const [year = '', ordinal] = text.split('-');
    if (ordinal === undefined) return year;
    return isVietnamese ? `${ordinal}/${year}` : fullMonthYear(monthOf(Number(year), Number(ordinal)));
  };

  return {
    number: count,
    /** With all its decimals, as marks are written: `8,0`, `7.53`. */
    decimal: (value: number, digits: 0 | 1 | 2) => (decimals[digits] ?? count)(value),
    /** Of an English test, as its certificate writes it in every language. Bands, which end at 9, are halves and written with them: `6.0`, `90`. */
    testScore: (value: number) => value.toFixed(value < 10 ? 1 : 0),
    money,
    /** The currency is named once, on the side where the language has it: `10.000 – 20.000 AUD`, `AUD 10,000 – 20,000`. */
    moneyRange: ({ min, max, currency }: { readonly min: number; readonly max: number; readonly currency: string }) => {
      const [from, to] = [money({ amount: min, currency }), money({ amount: max, currency })];
      if (!isVietnamese) return `${from} – ${count(max)}`;
      return `${currency === 'VND' ? from : count(min)} – ${to}`;
    },
    /** For orientation beside a price: to a million, above a billion to two decimals of one. */
    roundVnd: (amount: number) => {
      const grain = amount < 1e9 ? 1e6 : 1e7;
      const rounded = Math.round(amount / grain) * grain;
      return isVietnamese ? dong(rounded) : `VND\u00a0${count(rounded)}`;
    },
    /** `value` of 100. */
    percent: (value: number) => percent(value / 100),
    /** `2026-11-21` -> `21/11/2026`, `Nov 21, 2026`. */
    day: (text: string) => day(new Date(`${text}T00:00:00Z`)),
    /** Without its year: `15/01`, `Jan 15`. Cut from the whole day, since Intl writes the short one of Vietnamese with a hyphen. */
    dayOfYear: (text: string) => day(new Date(`${text}T00:00:00Z`)).replace(/(?:\/|, )\d{4}$/, ''),
    /** An edition as far as it is known, to its month: `2022-10-04` -> `10/2022`, `October 2022`; `2022` stays. */
    edition,
    /** The month of an intake, in the way of an edition: `02/2027`, `February 2027`. */
    intakeMonth: ({ year, month: number }: IntakeMonth) => edition(`${year}-${String(number).padStart(2, '0')}`),
    /** Day and time in Vietnam at an instant. */
    dayInVietnam: (instant: string) => dayInVietnam(new Date(instant)),
    timeInVietnam: (instant: string) => timeInVietnam(new Date(instant)),
    /** `03` */
    dayOfMonthInVietnam: (instant: string) => dayOfMonthInVietnam(new Date(instant)),
    /** `thg 12`, `Dec` */
    shortMonthInVietnam: (instant: string) => shortMonthInVietnam(new Date(instant)),
    weekdayInVietnam: (instant: string) => weekdayInVietnam(new Date(instant)),
    month: (number: number) => month(monthOf(2000, number)),
    monthYear: ({ year, month: number }: IntakeMonth) => monthYear(monthOf(year, number)),
    /** Whole and half years as years, everything else as months. */
    duration: (value: number) => (value >= 12 && value % 6 === 0 ? years(value / 12) : months(value)),
  };
}
