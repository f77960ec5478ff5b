/** A year in which somebody may begin to study: said with a month or a season, and else no word to look for. */
export const isYear = (number: number): boolean => Number.isInteger(number) && number >= 2020 && number <= 2040;
