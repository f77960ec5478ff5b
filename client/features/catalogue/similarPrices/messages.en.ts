import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'similarPrices.title': 'What similar programs cost',
  'similarPrices.lead':
    '{country}: first-year tuition of {count, plural, one {one other program} other {# other programs}} in the same field and for the same kind of degree. It is not the tuition of this program.',
  'similarPrices.lowest': 'Lowest tuition',
  'similarPrices.highest': 'Highest tuition',
  'similarPrices.only': 'First-year tuition',
  'similarPrices.oldLeftOut':
    'Tuition from too long ago, or from an unknown year, is not taken for the lowest or the highest.',
  'similarPrices.none':
    'No information yet. {country}: we know the tuition of no program in the same field and for the same kind of degree.',
  'similarPrices.institutions.title': 'What similar institutions cost',
  'similarPrices.institutions.lead':
    '{country}: first-year tuition at other institutions of the same type ({type}). It is not the tuition of this institution.',
  'similarPrices.institutions.level':
    '{level}: {count, plural, one {1 program with a known tuition} other {{count, number} programs with a known tuition}}',
  'similarPrices.institutions.none':
    'No information yet. {country}: we know the tuition of no program at an institution of the same type ({type}).',
  'similarPrices.all': 'See these programs, lowest tuition first',
};
