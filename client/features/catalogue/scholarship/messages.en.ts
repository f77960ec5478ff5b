import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'catalogue.scholarshipFailed': 'Error loading scholarship details. Please try again later.',
  'catalogue.scholarshipDescription':
    '{name} by {provider} for study in {destinations}: amount, eligibility, deadlines and source.',
  'catalogue.whoMayApply': 'Who may apply',
  'catalogue.openOfficial': 'Official page',
  'catalogue.howToReceive': 'How to receive it',
  'catalogue.receive.apply': 'Choose a program and apply',
  'catalogue.receive.auto': 'No separate application',
  'catalogue.receive.own': 'Send a separate scholarship application',
  'catalogue.receive.unknown': 'Ask how it is awarded',
  'catalogue.receive.letter': 'Wait for the letter that states the amount',
  'catalogue.otherScholarships': 'Other scholarships at {name}',
  'catalogue.deadlineMonth': 'Every year in {month}, exact day unknown',
  'catalogue.autoAppliedYes': 'Yes: eligible applicants are considered, with nothing more to do',
  'catalogue.autoAppliedNo': 'No: a separate application is required',
  'catalogue.eligibleLevels': 'Eligible levels',
  'catalogue.eligibleFields': 'Eligible fields',
  'catalogue.receiveMore.apply': 'through {brand} or the institution’s own page',
  'catalogue.receiveMore.auto': 'everyone who qualifies is considered',
  'catalogue.receiveMore.own': 'on the provider’s form, by the provider’s deadline',
  'catalogue.receiveMore.unknown': 'we do not know yet whether it needs its own application',
  'catalogue.receiveMore.letter': 'nothing is certain before it',
  'catalogue.scholarshipFit': 'Do you qualify?',
  'catalogue.scholarshipFitForVisitors':
    'Log in to see which conditions you meet and which you do not. Worth having in your profile: the level and field you want, the countries, and your average or grade book.',
  'catalogue.minimumAverage': 'Minimum average',
  'catalogue.pricesWithScholarship': 'First-year tuition with this scholarship',
  'catalogue.programsOfScholarship': 'Programs it covers',
  'catalogue.pricesExplained':
    'Choose a program to see what the scholarship takes off. Programs are matched by country, institution, level and field; the provider decides who receives it.',
  'catalogue.savingUnsaid': 'The source does not say what it takes off the first year, so these are full prices.',
  'catalogue.programsInLimits':
    '{count, plural, one {See the # program it is for} other {See all {shown} programs it is for}}',
  'catalogue.fullPrice': 'Full price:',
  'catalogue.seeProgram': 'See program',
  'catalogue.toPrograms': '{count, plural, one {See # program} other {See {shown} programs}}',
  'catalogue.tuitionLeft': 'Tuition left',
  'catalogue.ifAwardedSaves': 'If awarded, saves in the first year',
  'catalogue.ofTuition': 'of tuition',
};
