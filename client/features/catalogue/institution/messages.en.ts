import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'catalogue.admissionRate': 'Applicants admitted (first-year undergraduates)',
  'catalogue.openAdmission': 'Admits every high-school graduate',
  'catalogue.institutionDescription':
    '{name} in {place}: programs, scholarships, admission requirements and costs, with sources and the date each was checked.',
  'catalogue.institutionParts': 'School page sections',
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
  'catalogue.feature.POST_GRADUATION_PERMIT':
    'Whether graduates can apply for a permit to stay and work. Conditions vary by program.',
  'catalogue.feature.COOP_INTERNSHIP': 'Whether programs include work terms, an internship or a project.',
  'catalogue.feature.WORK_WHILE_STUDYING':
    'Whether students may work while they study, within the limits of their visa.',
  'catalogue.feature.CONDITIONAL_OFFER':
    'Whether you can get a place first and hand in missing results or documents later.',
  'catalogue.feature.ACCOMMODATION': 'Whether the institution runs student housing or helps you find it.',
  'catalogue.noPrograms': 'We have no programs from this institution yet.',
  'catalogue.noScholarships': 'We have no scholarships linked to this institution yet.',
  'catalogue.browseScholarships': 'Browse all scholarships',
  'catalogue.related': 'Related institutions',
  'catalogue.programsInCatalogue': 'Programs on {brand}',
  'catalogue.englishLead': 'The institution’s general minimums; a program may ask for more.',
  'catalogue.seePrograms': '{count, plural, one {See 1 program} other {See {shown} programs}}',
  'catalogue.allPrograms': 'All {count, number} programs',
  'catalogue.allScholarships': 'All {count, number} scholarships',
  'catalogue.nearestIntake': 'Next intake',
  'catalogue.openSite': 'Official site',
  'catalogue.tuitionOfPrograms':
    '{count, plural, one {First-year tuition, 1 program on {brand}} other {First-year tuition, # programs on {brand}}}',
  'catalogue.applyFilters': 'Apply',
};
