/** A fact in one short line, for the audit log and the command line. */
import type { Entered } from '../catalogue.entered.js';

const MAX_WORDS = 60;
const PROVENANCE = ['source', 'asOf', 'checkedOn', 'note'];

const wordsOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  // Texts in both languages say the same.
  if ('en' in value && 'vi' in value) return String(value.en);
  return Object.values(value).map(wordsOf).join(' ');
};

export const printedValue = (value: Entered, longest = MAX_WORDS): string => {
  const words = Object.entries(value)
    .filter(([key, part]) => !PROVENANCE.includes(key) && !(typeof part === 'object' && 'checkedOn' in Object(part)))
    .map(([, part]) => wordsOf(part))
    .join(' ');
  return words.length > longest ? `${words.slice(0, longest - 1)}…` : words;
};

export const printedFact = (fact: Entered): string =>
  `${printedValue(fact)} [${[fact.asOf ?? 'undated', fact.checkedOn].map(String).join(', ')}]`;
