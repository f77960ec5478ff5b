/** Figures of the operator's own copy (spec section 1): content with a line that says so, never counted from the catalogue. */
export const OPERATOR_FIGURES = [
  { id: 'PROGRAMS', value: 140_000, isAtLeast: true },
  { id: 'INSTITUTIONS', value: 1500, isAtLeast: true },
  { id: 'NATIONALITIES', value: 150, isAtLeast: true },
  { id: 'SUCCESS_RATE', value: 95, isAtLeast: false },
  { id: 'STUDENTS', value: 1_300_000, isAtLeast: true },
] as const;
