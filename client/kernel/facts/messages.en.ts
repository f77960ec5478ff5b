import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'facts.notPublished': 'no information yet',
  'facts.unknown': 'No information yet: {labels}.',
  'facts.noTuition': 'No tuition fee',
  'facts.about': 'about {sum}',
  'facts.read': 'checked {edition}',
  'facts.edition': 'as of {edition}',
  'facts.thirdParty': 'unofficial',
  'facts.copy': 'copied',
  'facts.amountFrom': 'from {value}',
  'facts.amountUpTo': 'up to {value}',
  'facts.tierSum.FIRST_YEAR': '{sum} in the first year',
  'facts.tierSum.WHOLE_COURSE': '{sum} over the whole course',
  'facts.tierPercent.FIRST_YEAR': '{percent} of first-year tuition',
  'facts.tierPercent.WHOLE_COURSE': '{percent} of tuition for the whole course',
  'facts.tiers': 'One of: {tiers}',
};
