/** A calendar day as three typed parts, and as the `2008-03-01` that rules and the graph speak. */
export type DateParts = { readonly day: string; readonly month: string; readonly year: string };

export const NO_DATE: DateParts = { day: '', month: '', year: '' };

export function partsOf(day: string): DateParts {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year && month && date ? { day: String(Number(date)), month: String(Number(month)), year } : NO_DATE;
}

/** Empty while nothing was typed; what is not a day yet comes out as a text that no rule takes for one. */
export function joinParts({ day, month, year }: DateParts): string {
  const [date, monthNumber, years] = [day.trim(), month.trim(), year.trim()];
  if (date === '' && monthNumber === '' && years === '') return '';
  return `${years}-${monthNumber.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** A whole date pasted into one part: `15/3/2008`, `15-03-2008`, `15.03.2008` or `2008-03-15`. */
export function readWholeDate(text: string): DateParts | null {
  const [, day, month, year] = /^\s*(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})\s*$/.exec(text) ?? [];
  if (day && month && year) return { day, month, year };
  const iso = partsOf(text.trim());
  return iso === NO_DATE ? null : iso;
}
