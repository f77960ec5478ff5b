/** Questions that students and parents ask. A figure stands in an answer only with the source it was read in; sums of countries are read from their rules. */
import { DESTINATIONS } from '../../../schema/rules/catalogue.values.js';
import type { LocalizedText } from '../../generated/resolvers.js';
import { documentOf } from './content.documents.js';
import { type FaqFigureEntry, gradeFigure, ruleFigure } from './content.faqFigures.js';
import type { ItemData, SectionData } from './content.readDocument.js';

export type FaqEntry = { id: string; question: LocalizedText; answer: LocalizedText[]; figures: FaqFigureEntry[] };

/** `{rule:AU/country-au-visa-funds}`, `{grade:idp-vn-2026-04}`, or words with `{source:toeflScale}`. */
function figureOf({ term: label, text, source, checkedOn, reference }: ItemData): FaqFigureEntry {
  const [destination = '', rule = ''] = reference?.key.split('/') ?? [];
  const country = DESTINATIONS.find(code => code === destination);
  if (label && reference?.kind === 'rule' && country) return ruleFigure(country, rule, label);
  if (label && reference?.kind === 'grade') return gradeFigure(reference.key, label);
  if (label && source && checkedOn) return { label, text, source, checkedOn };
  throw new Error(`A figure of an answer says nowhere where it was read: ${label?.en ?? text.en}`);
}

const entryOf = ({ anchor, heading, blocks }: SectionData): FaqEntry => {
  const itemsIn = (style: 'TEXT' | 'TERMS') => blocks.flatMap(block => (block.style === style ? block.items : []));
  return {
    id: anchor,
    question: heading,
    answer: itemsIn('TEXT').map(({ text }) => text),
    figures: itemsIn('TERMS').map(figureOf),
  };
};

export const FAQ: readonly FaqEntry[] = documentOf('faq').sections.map(entryOf);
