/** Names of institutions that a typed word, or several, begin. */
/** An unfinished word of a name, beside a kind of institution. */
const LEAST_BEGUN = 4;

/** More names begin with a word that is hardly typed. */
const MOST_BEGUN = 10;

/** The names of one telling word that a word begins; the name itself is none. */
export function begunNames(single: readonly string[], word: string): string[] {
  return word.length < LEAST_BEGUN ? [] : begunFrom(single, word).filter(name => name !== word);
}

/** The first of sorted names that begin so. */
export function begunFrom(names: readonly string[], start: string): string[] {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return names.slice(low, low + MOST_BEGUN).filter(name => name.startsWith(start));
}
