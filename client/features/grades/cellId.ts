/** Cells are found by what they hold, in the table that is shown. */
export const cellId = (key: string, term: number | null): string =>
  `mark-${encodeURIComponent(key)}-${term ?? 'final'}`;
