import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'facts.notPublished': 'not published',
  'facts.source': 'Source',
  'facts.sourceOf': 'Source of: {label}',
  'facts.edition': 'figures of {edition}',
  'facts.thirdParty': 'third party',
  'facts.kind.REGISTER': 'A public register or government statistics.',
  'facts.kind.OFFICIAL_PAGE': 'An official page of the institution, the provider or the authority.',
  'facts.kind.THIRD_PARTY': 'Repeated by a third party: check it with the institution or the provider.',
  'facts.asOf': 'Edition of {edition}.',
  'facts.asOfUnknown': 'The source states no date.',
  'facts.checkedOn': 'We read it on {day}.',
  'facts.stale': 'not re-confirmed',
  'facts.staleExplained': 'More than {days} days old: look at the source before you rely on this.',
  'facts.amountFrom': 'from {value}',
  'facts.amountUpTo': 'up to {value}',
  'facts.tierSum.FIRST_YEAR': '{sum} in the first year',
  'facts.tierSum.WHOLE_COURSE': '{sum} over the whole course',
  'facts.tierPercent.FIRST_YEAR': '{percent} of first-year tuition',
  'facts.tierPercent.WHOLE_COURSE': '{percent} of tuition for the whole course',
  'facts.tiers': 'One of: {tiers}',
};
