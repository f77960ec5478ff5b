/** Firefox and Safari on a desktop draw a month field as a text field, in which people write the month as they are used to. */
export type StartMonth = { readonly year: number; readonly month: number };

/** `2027-09` as a month field gives it, or month before year as in `9/2027`, `09-2027` and `09.2027`; null for anything else. */
export function startMonthOf(typed: string): StartMonth | null {
  const text = typed.trim();
  const { year, month } =
    /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/.exec(text)?.groups ??
    /^(?<month>\d{1,2})\s*[-/.]\s*(?<year>\d{4})$/.exec(text)?.groups ??
    {};
  const found = { year: Number(year), month: Number(month) };
  return found.month >= 1 && found.month <= 12 ? found : null;
}
