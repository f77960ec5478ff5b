import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'catalogue.scholarshipFailed': 'Error loading scholarship details. Please try again later.',
  'catalogue.scholarshipDescription':
    '{name} by {provider} for study in {destinations}: amount, eligibility, deadlines and source.',
  'catalogue.whoMayApply': 'Who may apply',
  'catalogue.openOfficial': 'Official page',
  'catalogue.howToReceive': 'How to receive it',
  'catalogue.receive.apply': 'Choose a program and apply',
  'catalogue.receive.auto': 'No separate form: eligible applicants are considered',
  'catalogue.receive.own': 'Send a separate scholarship application',
  'catalogue.receive.unknown': 'Ask how it is given: by itself or on application',
  'catalogue.receive.letter': 'Wait for the letter that states the amount; nothing is certain before it',
  'catalogue.otherScholarships': 'Other scholarships at {name}',
  'catalogue.deadlineMonth': 'Every year in {month}, exact day unknown',
  'catalogue.countriesAndOthers': '{names} and other countries',
  'catalogue.autoAppliedYes': 'Yes: eligible applicants are considered, with nothing more to do',
  'catalogue.autoAppliedNo': 'No: a separate application is required',
  'catalogue.eligibleLevels': 'Eligible levels',
  'catalogue.eligibleFields': 'Eligible fields',
};
