import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'home.title': 'Find universities, programs and scholarships abroad',
  'home.description':
    'Compare institutions, programs and scholarships in Australia, Canada, Germany, Ireland, the United Kingdom and the United States. Every figure names its source and the day it was checked.',
  'home.heading': 'Studying abroad starts with facts you can trust',
  'home.lead':
    'Institutions, programs and scholarships in six countries. Tuition, deadlines and entry requirements name their source. What is not published, we call not published.',
  'home.searchLabel': 'Search the catalogue',
  'home.searchKind': 'Looking for',
  'home.searchText.PROGRAM': 'Subject, institution or city',
  'home.searchText.INSTITUTION': 'Name of the institution or city',
  'home.searchText.SCHOLARSHIP': 'Name of the scholarship or who gives it',
  'home.searchDestination': 'Destination',
  'home.anyDestination': 'Any country',
  'home.searchSubmit': 'Search',
  'home.examples': 'Try:',
  'home.example1': 'computer science',
  'home.example2': 'master of business',
  'home.example3': 'Melbourne',
  'home.countsTitle': 'In the catalogue today',
  'home.countsSource': 'Counted from the catalogue as this page opened. Each number leads to the whole list.',
  'home.countInstitutions': '{count, plural, one {institution} other {institutions}}',
  'home.countPrograms': '{count, plural, one {program} other {programs}}',
  'home.countScholarships': '{count, plural, one {scholarship} other {scholarships}}',
  'home.destinationsTitle': 'Choose where you want to go',
  'home.destinationsLead': 'Start with a country, then narrow down by level, tuition and intake.',
  'home.destinationInstitutions': '{formatted} {count, plural, one {institution} other {institutions}}',
  'home.destinationPrograms': '{formatted} {count, plural, one {program} other {programs}}',
  'home.destinationScholarships': '{formatted} {count, plural, one {scholarship} other {scholarships}}',
  'home.destination.AU': 'Every course open to international students has a CRICOS code in the national register.',
  'home.destination.CA':
    'An institution that takes international students needs a DLI number. Check it before you apply.',
  'home.destination.DE': 'Applicants from Vietnam usually need an APS certificate before the visa.',
  'home.destination.GB': 'Undergraduate applications go through UCAS, with deadlines on British time.',
  'home.destination.IE': 'Taught in English; the visa application is filled in online, on AVATS.',
  'home.destination.US': 'The form I-20 of the institution comes first, the F-1 visa after it.',
  'home.stepsTitle': 'Three steps to a shortlist of your own',
  'home.step1Title': 'Search the way you think',
  'home.step1Body':
    'Type with or without accents, in Vietnamese or English. Filters tell at once how many results each choice leaves.',
  'home.step2Title': 'See costs and requirements',
  'home.step2Body':
    'First-year tuition, application fee, cost of living, English scores and deadlines, in the currency the institution publishes.',
  'home.step3Title': 'Check it at the source',
  'home.step3Body':
    'Each fact leads to where it was published and the day we last read it. After 180 days it is marked as not re-confirmed.',
  'home.operatorTitle': 'The advising network about itself',
  'home.operatorSource':
    'Source: what the advising company says about its own network. We cannot count these figures in the catalogue, so they are kept apart from it.',
  'home.operator.PROGRAMS': 'programs in the network',
  'home.operator.INSTITUTIONS': 'partner institutions',
  'home.operator.NATIONALITIES': 'student nationalities',
  'home.operator.SUCCESS_RATE': 'successful applications',
  'home.operator.STUDENTS': 'students supported',
  'home.million': '{formatted} million',
  'home.faqTitle': 'What students and parents ask',
  'home.faqLead':
    'Straight answers, also where the answer is “not known” or “nobody can promise that”. Every figure comes with its source and the day it was read.',
  'home.reviewsTitle': 'What people say',
  'home.reviewsLead':
    'The site is new, and no student has reviewed it yet. The three below are examples written by us; real ones will take their place.',
  'home.reviewExample': 'Example, not a student’s words',
  'home.partnersTitle': 'For partners',
  'home.partnersLead':
    'Students come here for a fair comparison. That is also the best we can do for a partner who means it.',
  'home.partnerInstitution': 'Partner institutions',
  'home.partnerInstitutionBody':
    'Students in Vietnam find your programs in Vietnamese, with or without accents, and read what you really publish.',
  'home.partnerInstitution1':
    'Tuition, deadlines and requirements appear as your own source states them, with the day they were checked.',
  'home.partnerInstitution2':
    'Being a partner changes no ranking. Students choose you because you fit, not because of your place.',
  'home.partnerInstitution3': 'What is missing is called not published, never guessed.',
  'home.partnerInstitutionAction': 'See how institutions appear',
  'home.partnerRecruiter': 'Recruitment partners',
  'home.partnerRecruiterBody':
    'School counsellors, language centres and advisers work from the same catalogue as the family, so nobody has to take a word for it.',
  'home.partnerRecruiter1': 'Send a student the very address of a search, with its filters and its order.',
  'home.partnerRecruiter2': 'Open the source of any figure in front of the parents.',
  'home.partnerRecruiter3': 'No promise of admission, no promise of a scholarship: only what can be checked.',
  'home.partnerRecruiterAction': 'Open the programs',
};
