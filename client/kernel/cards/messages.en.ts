import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'cards.earliestIntake': 'Earliest intake',
  'cards.deadline': 'Deadline',
  'cards.daysLeft': '{count, plural, =0 {last day today} one {1 day left} other {{count} days left}}',
  'cards.lastKnownOn': 'next due about {day}',
  'cards.firstYearTuition': 'First-year tuition',
  'cards.costOfLivingIn':
    '{living, select, VISA {Living costs for a year, as required for the visa} US {Room and board, as published by the school} other {Living costs}}',
  'cards.applicationFee': 'Application fee',
  'cards.noFee': 'No fee',
  'cards.duration': 'Duration',

  'cards.tuition': 'Tuition',
  'cards.english': 'English',
  'cards.taughtIn': 'taught in {language, select, de {German} fr {French} other {another language}}',
  'cards.intake.OPEN': '{month} intake open',
  'cards.intake.LIKELY_OPEN': '{month} intake likely to open',
  'cards.intake.USUAL': 'usual {month} intake, unconfirmed',
  'cards.intake.PLAIN': '{month} intake',
  'cards.closesOn': 'closes {day}, {left}',
  'cards.closedOn': 'closed {day}',
  'cards.consideredUntil': 'equal consideration until {day}, {left}',
  'cards.consideredBefore': 'equal consideration ended {day}',
  'cards.englishLevel': 'English {level}',
  'cards.hasCoop': 'has a work component',
  'cards.feeShort': 'application fee {sum}',
  'cards.noFeeShort': 'no application fee',
  'cards.vndNote':
    'Amounts in dong are rounded to give you an idea, at {rates} ({day}). The institution’s figure is the one in its own currency.',
  'cards.vndRate': '1 {currency} = VND {rate}',
  'cards.vndStale': 'That rate is more than 180 days old.',

  'cards.apply': 'Apply',
  'cards.compare': 'Compare',
  'cards.save': 'Save',
  'cards.addedToWishlist': 'Added to wishlist',
  'cards.removedFromWishlist': 'Removed from wishlist',
  'cards.addFailed': 'Unable to add to wishlist',
  'cards.removeFailed': 'Unable to remove from wishlist',
  'cards.noSuchItem': 'This is no longer in the catalogue, so it cannot be saved',
  'cards.wishlistFull': 'Your wishlist is full. Remove a few items and try again',
};
