/** Joins the class names that hold: `classNames(styles.card, isCurrent && styles.current)`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
