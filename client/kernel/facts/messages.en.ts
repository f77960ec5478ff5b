import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'facts.notPublished': 'no information yet',
  'facts.unknown': 'No information yet: {labels}.',
  'facts.noTuition': 'No tuition fee',
  'facts.about': 'about {sum}',
  'facts.source': 'Source',
  'facts.read': 'checked {edition}',
  'facts.edition': 'figures from {edition}',
  'facts.thirdParty': 'third party',
  'facts.copy': 'from a saved copy',
  'facts.amountFrom': 'from {value}',
  'facts.amountUpTo': 'up to {value}',
  'facts.tierSum.FIRST_YEAR': '{sum} in the first year',
  'facts.tierSum.WHOLE_COURSE': '{sum} over the whole course',
  'facts.tierPercent.FIRST_YEAR': '{percent} of first-year tuition',
  'facts.tierPercent.WHOLE_COURSE': '{percent} of tuition for the whole course',
  'facts.tiers': 'One of: {tiers}',
};
