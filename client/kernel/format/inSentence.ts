/** English names of languages and abbreviations keep their capitals. */
const KEEPS_CAPITALS = /^(?:\p{Lu}{2}|English\b)/u;

/** A label begins with a capital, its words within a sentence do not. */
export const inSentence = (label: string): string =>
  KEEPS_CAPITALS.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
