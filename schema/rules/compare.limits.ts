/** Programs that stand side by side at /compare. */
export const COMPARE_MIN = 2;
export const COMPARE_MAX = 4;
