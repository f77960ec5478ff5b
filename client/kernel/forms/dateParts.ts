/** A calendar day as three typed parts, and as the `2008-03-01` that rules and the graph speak. */
export type DateParts = { readonly day: string; readonly month: string; readonly year: string };

export const NO_DATE: DateParts = { day: '', month: '', year: '' };

const withoutZero = (part: string): string => part.replace(/^0(?=\d)/, '');

/** Also of what was half typed: somebody who comes back finds it as it was. */
export function partsOf(day: string): DateParts {
  const [whole, year = '', month = '', date = ''] = /^([^-]*)-([^-]*)-([^-]*)$/.exec(day) ?? [];
  return whole === undefined ? NO_DATE : { day: withoutZero(date), month: withoutZero(month), year };
}

/** Empty while nothing was typed; what is not a day yet comes out as a text that no rule takes for one. */
export function joinParts({ day, month, year }: DateParts): string {
  const [date, monthNumber, years] = [day.trim(), month.trim(), year.trim()];
  if (date === '' && monthNumber === '' && years === '') return '';
  const padded = (part: string) => part && part.padStart(2, '0');
  return `${years}-${padded(monthNumber)}-${padded(date)}`;
}

/** A whole date pasted into one part: `15/3/2008`, `15-03-2008`, `15.03.2008` or `2008-03-15`. */
export function readWholeDate(text: string): DateParts | null {
  const [, day, month, year] = /^\s*(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})\s*$/.exec(text) ?? [];
  if (day && month && year) return { day, month, year };
  return /^\s*\d{4}-\d{2}-\d{2}\s*$/.test(text) ? partsOf(text.trim()) : null;
}
