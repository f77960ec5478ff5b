import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'facts.official': 'official source',
  'facts.sourceOf': 'Source of: {label}',
  'facts.kind.REGISTER': 'A public register or government statistics.',
  'facts.kind.OFFICIAL_PAGE': 'An official page of the institution, provider or authority.',
  'facts.kind.COPY':
    'Copied: read in somebody else’s data file that repeats this official source. Compare with the source before relying on it.',
  'facts.copyIn': 'File that was read: {copy}.',
  'facts.kind.THIRD_PARTY': 'Unofficial: republished by a third party. Check with the institution or provider.',
  'facts.asOf': 'Dated {edition}.',
  'facts.asOfUnknown': 'The source gives no date.',
  'facts.checkedOn': 'Checked on {day}.',
  'facts.stale': 'not re-confirmed',
  'facts.staleExplained': 'More than {days} days old: check the source before relying on it.',
  'facts.report': 'Report an error',
  'facts.source': 'Source',
  'facts.opensElsewhere': 'opens another website',
  'facts.yes': 'Yes',
  'facts.no': 'No',
};
