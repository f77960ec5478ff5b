/** Sums of rules in sentences: texts of the data hold names in braces, the figures stand once, beside them. */
import type { CountryFigure, CountryText } from './countryData.rules.js';

/** Cents are written as prices have them: none, or both digits. */
const digitsOf = (amount: number): number => (amount % 1 === 0 ? 0 : 2);

const inNumbers = (amount: number, locale: 'vi' | 'en'): string => {
  const digits = digitsOf(amount);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(amount);
};

/** As prices are printed on pages: `28.500 AUD`, `AUD 28,500`. */
export const printFigure = ({ amount, currency }: CountryFigure): CountryText => ({
  vi: `${inNumbers(amount, 'vi')} ${currency}`,
  en: `${currency} ${inNumbers(amount, 'en')}`,
});

const PERIOD_WORDS = {
  MONTH: { vi: ' mỗi tháng', en: ' a month' },
  SEMESTER: { vi: ' mỗi học kỳ', en: ' a semester' },
  YEAR: { vi: ' một năm', en: ' a year' },
  ONCE: { vi: '', en: '' },
  TOTAL: { vi: '', en: '' },
} as const;

export type PrintableCost = CountryFigure & { readonly period: keyof typeof PERIOD_WORDS };

export const printCost = (cost: PrintableCost): CountryText => {
  const sum = printFigure(cost);
  const words = PERIOD_WORDS[cost.period];
  return { vi: `${sum.vi}${words.vi}`, en: `${sum.en}${words.en}` };
};

const IN_LANGUAGE = {
  vi: { day: '2-digit', month: '2-digit', year: 'numeric' },
  en: { day: 'numeric', month: 'long', year: 'numeric' },
} as const;
const ENGLISH = 'en-GB';

/** `30/11/2026`, `30 November 2026`. */
export function printDay(day: string): CountryText {
  const inLocale = (locale: 'vi' | 'en'): string =>
    new Intl.DateTimeFormat(locale === 'en' ? ENGLISH : locale, { ...IN_LANGUAGE[locale], timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  return { vi: inLocale('vi'), en: inLocale('en') };
}

type Following = { readonly validFrom: string | null; readonly cost: PrintableCost | null; readonly text: CountryText };

/** What is known to follow: `Từ ngày 30/11/2026: 1.500 GBP.` Null while nothing is. */
export function printNext(next: Following | null): CountryText | null {
  if (!next || next.validFrom === null) return null;
  const day = printDay(next.validFrom);
  const sum = next.cost && printCost(next.cost);
  const what = sum ? { vi: `${sum.vi}.`, en: `${sum.en}.` } : next.text;
  return { vi: `Từ ngày ${day.vi}: ${what.vi}`, en: `From ${day.en}: ${what.en}` };
}

const NAME = /\{([A-Za-z0-9]+)\}/g;

/** Throws for a name without a figure, so that no page shows a brace. */
export function fillText(text: CountryText, figures: Readonly<Record<string, CountryFigure>>): CountryText {
  const inLocale = (locale: 'vi' | 'en'): string =>
    text[locale].replace(NAME, (_match, name: string) => {
      const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
      if (!figure) throw new Error(`A rule of a country names {${name}}, which has no figure: ${text.en}`);
      return printFigure(figure)[locale];
    });
  return { vi: inLocale('vi'), en: inLocale('en') };
}
