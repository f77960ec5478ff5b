import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'similarPrices.title': 'What similar programs cost',
  'similarPrices.lead':
    '{country}: first-year tuition of {count, plural, one {one other program} other {# other programs}} in the same field and for the same kind of degree. It is not the tuition of this program.',
  'similarPrices.lowest': 'Lowest tuition',
  'similarPrices.highest': 'Highest tuition',
  'similarPrices.only': 'First-year tuition',
  'similarPrices.oldLeftOut': 'Tuition from too long ago is not taken for the lowest or the highest.',
  'similarPrices.none':
    'No information yet. {country}: we know the tuition of no program in the same field and for the same kind of degree.',
  'similarPrices.all': 'See these programs, lowest tuition first',
};
