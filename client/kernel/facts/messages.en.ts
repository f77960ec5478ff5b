import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'facts.notPublished': 'no information yet',
  'facts.source': 'Source',
  'facts.sourceOf': 'Source of: {label}',
  'facts.edition': 'figures from {edition}',
  'facts.thirdParty': 'third party',
  'facts.kind.REGISTER': 'A public register or government statistics.',
  'facts.kind.OFFICIAL_PAGE': 'An official page of the institution, provider or authority.',
  'facts.kind.THIRD_PARTY': 'Republished by a third party: check with the institution or provider.',
  'facts.asOf': 'Dated {edition}.',
  'facts.asOfUnknown': 'The source gives no date.',
  'facts.checkedOn': 'Checked on {day}.',
  'facts.stale': 'not re-confirmed',
  'facts.staleExplained': 'More than {days} days old: check the source before relying on it.',
  'facts.amountFrom': 'from {value}',
  'facts.amountUpTo': 'up to {value}',
  'facts.tierSum.FIRST_YEAR': '{sum} in the first year',
  'facts.tierSum.WHOLE_COURSE': '{sum} over the whole course',
  'facts.tierPercent.FIRST_YEAR': '{percent} of first-year tuition',
  'facts.tierPercent.WHOLE_COURSE': '{percent} of tuition for the whole course',
  'facts.tiers': 'One of: {tiers}',
};
