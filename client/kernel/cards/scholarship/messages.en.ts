import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'cards.nationalitiesAndOthers':
    '{vietnam, select, true {Vietnam and other countries} other {Several countries; see the official page}}',
  'cards.nationalityCount':
    '{vietnam, select, true {{count, plural, =1 {Vietnam only} other {# countries, including Vietnam}}} other {{count} countries, not including Vietnam}}',
  'cards.autoApplied': 'no separate application',
  'cards.notAutoApplied': 'separate application',
  'cards.howItIsAwarded': 'How it is awarded',
  'cards.amount': 'Amount',
  'cards.nationalities': 'Nationalities',
  'cards.whoItIsFor': 'Who it is for',
  'cards.group.WOMEN': 'Women only',
  'cards.group.IN_NEED': 'Those in financial need',
  'cards.everyNationality': 'All nationalities',
  'amountKind.FULL_COST': 'Fully funded',
  'amountKind.FULL_TUITION': 'Full tuition',
  'amountKind.PARTIAL_TUITION': 'Partial tuition',
  'amountKind.FIXED_SUM': 'Fixed amount',
  'amountKind.VARIES': 'Varies',
  'amountPeriod.MONTH': '{sum} a month',
  'amountPeriod.TERM': '{sum} a term',
  'amountPeriod.YEAR': '{sum} a year',
  'amountPeriod.ONCE': '{sum}, paid once',
  'amountPeriod.TOTAL': '{sum} in total',
  'cards.updatedOn': 'Updated {day}',
};
