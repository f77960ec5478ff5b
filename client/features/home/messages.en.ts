import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'home.title': 'Find universities, programs and scholarships abroad',
  'home.description':
    'Compare institutions, programs and scholarships in Australia, Canada, Germany, Ireland, the United Kingdom and the United States. Every figure comes with its source and the date it was checked.',
  'home.heading': 'Studying abroad starts with facts you can trust',
  'home.lead':
    'Institutions, programs and scholarships in six countries. Tuition, deadlines and entry requirements come with their source. Where we have no information yet, we say so.',
  'home.searchLabel': 'Search the catalogue',
  'home.searchKind': 'Looking for',
  'home.searchText.PROGRAM': 'Subject, institution or city',
  'home.searchText.INSTITUTION': 'Institution or city',
  'home.searchText.SCHOLARSHIP': 'Scholarship or provider',
  'home.searchDestination': 'Destination',
  'home.anyDestination': 'Any country',
  'home.searchSubmit': 'Search',
  'home.examples': 'Try:',
  'home.example1': 'computer science',
  'home.example2': 'master of business',
  'home.example3': 'Melbourne',
  'home.countsTitle': 'In the catalogue today',
  'home.countsSource': 'Counted from the catalogue as this page opened. Each number leads to the full list.',
  'home.countInstitutions': '{count, plural, one {institution} other {institutions}}',
  'home.countPrograms': '{count, plural, one {program} other {programs}}',
  'home.countScholarships': '{count, plural, one {scholarship} other {scholarships}}',
  'home.destinationsTitle': 'Choose where you want to study',
  'home.destinationsLead': 'Start with a country, then narrow it down by level, tuition and intake.',
  'home.destinationInstitutions': '{formatted} {count, plural, one {institution} other {institutions}}',
  'home.destinationPrograms': '{formatted} {count, plural, one {program} other {programs}}',
  'home.destinationScholarships': '{formatted} {count, plural, one {scholarship} other {scholarships}}',
  'home.destination.AU': 'Every course open to international students has a CRICOS code in the national register.',
  'home.destination.CA': 'An institution needs a DLI number to take international students. Check it before you apply.',
  'home.destination.DE': 'Applicants from Vietnam usually need an APS certificate before they apply for a visa.',
  'home.destination.GB': 'Undergraduate applications go through UCAS, with deadlines in UK time.',
  'home.destination.IE': 'Courses are taught in English; you apply for the visa online, through AVATS.',
  'home.destination.US': 'You need a Form I-20 from your institution before you can get an F-1 visa.',
  'home.stepsTitle': 'Three steps to your own shortlist',
  'home.step1Title': 'Search the way you think',
  'home.step1Body':
    'Type with or without accents, in Vietnamese or English. Filters show at once how many results each choice leaves.',
  'home.step2Title': 'See costs and requirements',
  'home.step2Body':
    'First-year tuition, application fee, cost of living, English scores and deadlines, in the currency the institution publishes.',
  'home.step3Title': 'Check it at the source',
  'home.step3Body':
    'Each fact links to where it was published and shows the day we last read it. After 180 days it is marked as not re-confirmed.',
  'home.operatorTitle': 'Figures published by the operator',
  'home.operatorSource':
    'Source: the operator’s own statements about its network. We cannot count these figures in the catalogue, so they are kept apart.',
  'home.operatorSourceNamed':
    'Source, as the operator states it: {source}. We cannot count these figures in the catalogue, so they are kept apart.',
  'home.operator.PROGRAMS': 'programs in the network',
  'home.operator.INSTITUTIONS': 'partner institutions',
  'home.operator.NATIONALITIES': 'student nationalities',
  'home.operator.SUCCESS_RATE': 'successful applications',
  'home.operator.STUDENTS': 'students supported',
  'home.million': '{formatted}M',
  'home.scenariosTitle': 'Where are you now?',
  'home.scenariosLead':
    'Pick what is closest to you for results that are already filtered. You can change the filters at any time.',
  'home.scenario1': 'Grade 11, no IELTS yet',
  'home.scenario1Body':
    'Set yourself a target of IELTS 6.0 and see which undergraduate programs accept it. Change the score to compare.',
  'home.scenario1Action': 'Programs that accept IELTS 6.0',
  'home.scenario2': 'A parent working out the cost',
  'home.scenario2Body':
    'Lowest tuition first. Open a program for an estimate of the whole first year, living costs included.',
  'home.scenario2Action': 'Programs by tuition',
  'home.scenario3': 'Planning a master’s',
  'home.scenario3Body':
    'Master’s programs by country, deadline and English score. Put a few side by side to compare them.',
  'home.scenario3Action': 'Master’s programs',
  'home.toolsTitle': 'Try it now, no account needed',
  'home.toolsLead': 'The results are a guide only. The institution decides.',
  'home.toolTest': 'Check your interests and English vocabulary',
  'home.toolTestBody': 'See which fields are close to what you like, and roughly where your vocabulary stands.',
  'home.toolGrade': 'Work out your average and GPA',
  'home.toolGradeBody': 'Enter your grades from grade 6 to 12 and see them in each conversion table in use.',
  'home.toolScholarship': 'Estimate a scholarship',
  'home.toolScholarshipBody': 'From your range of averages, in the operator’s experience.',
  'home.toolScam': 'Spot the signs of a scam',
  'home.toolScamBody': 'Read this before you pay or sign anything with anyone, including us.',
  'home.faqTitle': 'What students and parents ask',
  'home.faqLead':
    'Straight answers, even when the answer is “not known” or “nobody can promise that”. Every figure comes with its source and the day it was read.',
  'home.partnersTitle': 'For partners',
  'home.partnersLead': 'Students come here to compare, so every institution is treated alike, partner or not.',
  'home.partnerInstitution': 'Partner institutions',
  'home.partnerInstitutionBody':
    'Students in Vietnam find your programs in Vietnamese, with or without accents, and read what you actually publish.',
  'home.partnerInstitution1':
    'Tuition, deadlines and requirements appear as stated in your own source, with the date they were checked.',
  'home.partnerInstitution2':
    'Being a partner does not change the order of results. What is not known is marked “no information yet”.',
  'home.partnerInstitutionAction': 'Your page, and how to correct it',
  'home.partnerRecruiter': 'Recruitment partners',
  'home.partnerRecruiterBody':
    'School counselors, language centers and advisors work from the same catalogue as the family, so nobody has to take anyone’s word for it.',
  'home.partnerRecruiter1': 'Send a student the exact link to a search, with its filters and sort order.',
  'home.partnerRecruiter2':
    'Open the source of any figure in front of the parents. No promises of admission or scholarships.',
  'home.partnerRecruiterAction': 'How to work with us',
};
