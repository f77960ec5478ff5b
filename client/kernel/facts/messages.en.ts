import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'facts.notPublished': 'not published',
  'facts.source': 'Source',
  'facts.sourceOf': 'Source of: {label}',
  'facts.checkedOn': 'Checked on {day}',
  'facts.stale': 'not re-confirmed',
  'facts.staleExplained': 'Last checked more than 180 days ago: look at the source before you rely on this.',
  'facts.amountFrom': 'from {value}',
  'facts.amountUpTo': 'up to {value}',
};
