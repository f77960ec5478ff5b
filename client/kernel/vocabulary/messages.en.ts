import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'destination.AU': 'Australia',
  'destination.CA': 'Canada',
  'destination.DE': 'Germany',
  'destination.GB': 'United Kingdom',
  'destination.IE': 'Ireland',
  'destination.US': 'United States',

  'kind.INSTITUTION': 'Institutions',
  'kind.PROGRAM': 'Programs',
  'kind.SCHOLARSHIP': 'Scholarships',

  'level.UNDERGRADUATE': 'Undergraduate',
  'level.GRADUATE': 'Master’s (coursework)',
  'level.POSTGRADUATE': 'Doctorate or research master’s',

  'award.DIPLOMA': 'Certificate or diploma',
  'award.BACHELOR': 'Bachelor’s degree',
  'award.MASTER': 'Master’s degree',
  'award.PHD': 'Doctorate',

  'field.AGRICULTURE_ENVIRONMENT': 'Agriculture and environment',
  'field.ARCHITECTURE_BUILDING': 'Architecture and building',
  'field.ARTS_DESIGN': 'Arts and design',
  'field.BUSINESS': 'Business',
  'field.COMPUTING': 'Computing',
  'field.EDUCATION': 'Education',
  'field.ENGINEERING': 'Engineering',
  'field.HEALTH': 'Health',
  'field.HOSPITALITY_TOURISM': 'Hospitality and tourism',
  'field.HUMANITIES': 'Humanities',
  'field.INTERDISCIPLINARY': 'Interdisciplinary',
  'field.LAW': 'Law',
  'field.NATURAL_SCIENCES': 'Natural sciences',
  'field.SOCIAL_SCIENCES': 'Social sciences',

  'institutionType.UNIVERSITY': 'University',
  'institutionType.UNIVERSITY_OF_APPLIED_SCIENCES': 'University of applied sciences',
  'institutionType.COLLEGE': 'College',
  'institutionType.INSTITUTE': 'Institute',

  'ownership.PUBLIC': 'Public',
  'ownership.PRIVATE_NON_PROFIT': 'Private, non-profit',
  'ownership.PRIVATE_FOR_PROFIT': 'Private, for profit',

  'feature.POST_GRADUATION_PERMIT': 'Work permit after graduation',
  'feature.COOP_INTERNSHIP': 'Work component',
  'feature.WORK_WHILE_STUDYING': 'Work while studying',
  'feature.CONDITIONAL_OFFER': 'Conditional offer letter',
  'feature.ACCOMMODATION': 'Student accommodation',

  'intakeStatus.OPEN': 'Open',
  'intakeStatus.LIKELY_OPEN': 'Likely to open',

  'deadlineStatus.OPEN': 'Open',
  'deadlineStatus.CLOSED': 'Closed',

  'englishTest.IELTS': 'IELTS',
  'englishTest.TOEFL_IBT': 'TOEFL iBT (0-120 scale)',
  'englishTest.TOEFL_IBT_2026': 'TOEFL iBT (1-6 scale, since 2026)',
  'englishTest.PTE': 'PTE Academic',
  'englishTest.DUOLINGO': 'Duolingo English Test',
  'englishTest.CAMBRIDGE': 'Cambridge English',

  'language.en': 'English',
  'language.de': 'German',
  'language.fr': 'French',

  'sort.label': 'Sort by',
  'sort.BEST_MATCH': 'Best match',
  'sort.BEST_MATCH_2': 'Best match 2.0 (beta)',
  'sort.TUITION_ASC': 'Tuition: low to high',
  'sort.TUITION_DESC': 'Tuition: high to low',
  'sort.APPLICATION_FEE_ASC': 'Application fee: low to high',
  'sort.APPLICATION_FEE_DESC': 'Application fee: high to low',
  'sort.TITLE_ASC': 'Title A-Z',
};
