import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'catalogue.institutionDescription':
    '{name} in {place}: programs, scholarships, admission requirements and costs, with sources and the day each was checked.',
  'catalogue.programTitle': '{title} · {institution}',
  'catalogue.programDescription':
    '{title} at {institution}, {place}: tuition, intakes, deadline and English requirement, with sources and the day each was checked.',
  'catalogue.scholarshipDescription':
    '{name} by {provider} for studies in {destinations}: amount, eligibility, deadlines and source.',
  'catalogue.scholarshipFailed': 'Error loading scholarship details. Please try again later.',
  'catalogue.retired':
    'This entry has left the catalogue. The page is kept for reading; what it says may be out of date.',
  'catalogue.nothingPublished': 'Not published. Ask the institution or the provider before you apply.',
  'catalogue.officialWebsite': 'Official website',

  'catalogue.institutionParts': 'Parts of the school page',
  'catalogue.institutionTab.details': 'School Details',
  'catalogue.institutionTab.programs': 'Programs',
  'catalogue.institutionTab.scholarships': 'Scholarships',
  'catalogue.section.overview': 'Overview',
  'catalogue.section.admission': 'Admission Requirements',
  'catalogue.section.facilities': 'Institution Facilities',
  'catalogue.founded': 'Founded',
  'catalogue.institutionType': 'Institution type',
  'catalogue.schoolId': 'School ID',
  'catalogue.dliNumber': 'DLI number',
  'catalogue.otherNames': 'Also known as',
  'catalogue.campuses': 'Campuses',
  'catalogue.features': 'What students ask first',
  'catalogue.feature.POST_GRADUATION_PERMIT':
    'Whether graduates can ask for a permit to stay and work. Conditions differ by program.',
  'catalogue.feature.COOP_INTERNSHIP': 'Whether work terms or an internship in a company are part of programs.',
  'catalogue.feature.WORK_WHILE_STUDYING':
    'Whether students may work beside their studies, within the limits of their visa.',
  'catalogue.feature.CONDITIONAL_OFFER':
    'Whether a place is held first, with missing results or documents handed in later.',
  'catalogue.feature.ACCOMMODATION': 'Whether housing is run by the institution or found with its help.',
  'catalogue.noPrograms': 'The catalogue holds no programs of this institution yet.',
  'catalogue.noScholarships': 'The catalogue holds no scholarships tied to this institution yet.',
  'catalogue.browseScholarships': 'Browse all scholarships',
  'catalogue.related': 'Related institutions',

  'catalogue.programParts': 'Parts of the program page',
  'catalogue.programTab.about': 'About',
  'catalogue.programTab.similar': 'Similar Programs',
  'catalogue.similarLead': 'Same field and level, other institutions first.',
  'catalogue.noSimilar': 'The catalogue holds no similar program yet.',
  'catalogue.keyFacts': 'Key facts',
  'catalogue.level': 'Level',
  'catalogue.languages': 'Language of instruction',
  'catalogue.registerCode': 'Code in the public register',
  'catalogue.atAGlance': 'At a glance',
  'catalogue.programsInCatalogue': 'Programs listed',
  'catalogue.firstYearTotal': 'First year in total (our sum)',
  'catalogue.firstYearTotalExplained':
    'First-year tuition plus a year of living costs. Application fee, insurance, flights and visa are not in it.',
  'catalogue.zoneVietnam': 'Vietnam time',
  'catalogue.zoneUniversal': 'universal time (UTC)',
  'catalogue.zoneCity': '{city} time',
  'catalogue.deadlineInVietnam': 'In Vietnam: {time} on {day}',
  'catalogue.englishCaption': 'Lowest results accepted',
  'catalogue.part.test': 'Test',
  'catalogue.part.overall': 'Overall',
  'catalogue.intakes': 'Intakes',
  'catalogue.english': 'English requirement',
  'catalogue.englishLead': 'Minimums of the institution as a whole; a program may ask for more.',
  'catalogue.englishOfInstitution':
    'This program publishes no minimum of its own. These are the minimums of the institution as a whole.',
  'catalogue.requirements': 'Admission requirements',
  'catalogue.part.listening': 'Listening',
  'catalogue.part.reading': 'Reading',
  'catalogue.part.writing': 'Writing',
  'catalogue.part.speaking': 'Speaking',
  'catalogue.deadlineTime': 'Closes at {time}, {zone}',
  'catalogue.deadlineEndOfDay': 'Until the end of the day, {zone}',

  'catalogue.deadlines': 'Deadlines',
  'catalogue.autoAppliedYes': 'Yes: qualified applicants are considered, nothing more to do',
  'catalogue.autoAppliedNo': 'No: an application of its own is needed',
  'catalogue.eligibleLevels': 'Eligible levels',
  'catalogue.eligibleFields': 'Eligible fields',
};
