import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'cards.earliestIntake': 'Earliest intake',
  'cards.deadline': 'Deadline',
  'cards.daysLeft': '{count, plural, =0 {last day today} one {1 day left} other {{count} days left}}',
  'cards.usualIntake': 'Usual intake, not yet confirmed',
  'cards.yearlyDeadline': '(every year)',
  'cards.equalConsideration': '(equal consideration; later applications are considered while places remain)',
  'cards.equalConsiderationPassed': 'Date passed',
  'cards.nationalitiesAndOthers':
    '{vietnam, select, true {Vietnam and other countries} other {Several countries; see the official page}}',
  'cards.firstYearTuition': 'First-year tuition',
  'cards.costOfLiving': 'Living costs',
  'cards.costOfLivingIn':
    '{destination, select, US {Room and board, as published by the school} other {Living costs, as required for the visa}}',
  'cards.applicationFee': 'Application fee',
  'cards.noFee': 'No fee',
  'cards.duration': 'Duration',
  'cards.foundedIn': 'Founded in {year}',
  'cards.programCount': '{count, plural, =0 {No programs yet} one {1 program} other {{shown} programs}}',
  'cards.amount': 'Amount',
  'cards.autoAppliedLabel': 'Auto-applied',
  'cards.nationalities': 'Nationalities',
  'cards.everyNationality': 'All nationalities',
  'cards.nationalityCount':
    '{vietnam, select, true {{count, plural, =1 {Vietnam only} other {# countries, including Vietnam}}} other {{count} countries, not including Vietnam}}',
  'cards.lastUpdated': 'Last updated',
  'cards.updatedOn': 'Updated {day}',

  'cards.whyHere': 'Why here:',
  'cards.reason.EXACT_NAME': 'exact match with the name',
  'cards.reason.NAME': 'matches the name',
  'cards.reason.OTHER_WORDS': 'matches the city, country, field or institution',
  'cards.reason.SYNONYM': 'means the same as your search',
  'cards.reason.TYPO_CORRECTED': 'spelling corrected',
  'cards.reason.OPEN_INTAKE': 'open for applications now',
  'cards.reason.LIKELY_INTAKE': 'intake likely to open soon',
  'cards.reason.COMPLETE_DATA': 'fairly complete information',

  'cards.compare': 'Compare',
  'cards.save': 'Save',
  'cards.addedToWishlist': 'Added to wishlist',
  'cards.removedFromWishlist': 'Removed from wishlist',
  'cards.addFailed': 'Unable to add to wishlist',
  'cards.removeFailed': 'Unable to remove from wishlist',
  'cards.noSuchItem': 'This is no longer in the catalogue, so it cannot be saved',
  'cards.wishlistFull': 'Your wishlist is full. Remove a few items and try again',
};
