/** Makes of the file of the FAQ what the server answers with: a section is a question, its paragraphs are the answer, its terms the figures of it. */
import { COUNTRIES, type CountryCode } from '../rules/countries/countryData.rules.js';
import { CONVERSION_TABLES } from '../rules/grades/conversion.values.js';
import { type Languages, type Line, type LocalizedText, readText, refuse, sourceOf } from './readText.js';
import type { ReadIn } from './sources.js';

/** Words with their source, the sum of a country's rule, or what a table makes of an average of 8.0. */
export type FaqFigureText = { label: LocalizedText } & (
  | ({ text: LocalizedText } & ReadIn)
  | { destination: CountryCode; rule: string }
  | { table: string }
);
export type FaqEntryText = {
  id: string;
  question: LocalizedText;
  answer: LocalizedText[];
  figures: FaqFigureText[];
};

/** `{rule:AU/country-au-visa-funds}`, `{grade:idp-vn-2026-04}`, or words with `{source:toeflScale}`. */
function figureOf(line: Line): FaqFigureText {
  const { at, term: label, text, reference: { kind, key } = { kind: '', key: '' } } = line;
  const readIn = sourceOf(line);
  if (readIn && text.en !== '') return { label, text, ...readIn };
  if (text.en !== '') return refuse(at, `A figure says nowhere where it was read: ${label.en}`);
  const [code, rule = ''] = key.split('/');
  const country = COUNTRIES.find(({ destination }) => destination === code);
  if (kind === 'rule' && country?.rules.some(({ id }) => id === rule))
    return { label, destination: country.destination, rule };
  if (kind === 'grade' && CONVERSION_TABLES.some(({ id }) => id === key)) return { label, table: key };
  return refuse(at, `There is no ${kind} ${key}.`);
}

export function compileFaq(name: string, markdown: Languages<string>): FaqEntryText[] {
  return readText(name, markdown).sections.map(({ anchor, heading, lines }) => {
    for (const { at, form, links, reference } of lines)
      if (links.length > 0 || (form === 'TEXT' ? reference : form !== 'TERMS'))
        refuse(at, 'An answer of the FAQ has paragraphs, and figures as terms.');
    return {
      id: anchor,
      question: heading,
      answer: lines.filter(({ form }) => form === 'TEXT').map(({ text }) => text),
      figures: lines.filter(({ form }) => form === 'TERMS').map(figureOf),
    };
  });
}
