import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'content.onThisPage': 'On this page',
  'content.version': 'Version of {day}',
  'content.changes': 'Changes',
  'content.operatorUnknown': 'The name, address and license of the operator have not been given.',
  'content.source': 'Source:',
  'content.readOn': '(read on {day})',
  'content.ticked': '{done} of {all} done',
  'content.tickedAll': 'All {all} done. If you still have doubts, wait.',
  'content.print': 'Print the list',
  'content.untick': 'Clear all ticks',
  'content.paperAgency': 'Name of the agency:',
  'content.paperDay': 'Date:',
  'content.paperPeople': 'Checked by:',
};
