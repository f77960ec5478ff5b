/** Longest name of a figure that is reported as wrong, in characters. Apart, because the note beside every figure needs nothing else of the forms. */
export const CORRECTION_FACT_MAX = 160;
