/**
 * What coded facts (destination, field, level ...) are called in both languages; it belongs to the other texts of a document. Bars separate
 * phrases. Phrases of the vocabulary are found as a whole; of the others every word is found.
 */
import type {
  DESTINATIONS,
  FIELDS_OF_STUDY,
  INSTITUTION_TYPES,
  PROFILE_LEVELS,
  PROGRAM_LEVELS,
} from '../../../../schema/rules/catalogue.values.js';
import type { ScholarshipCoverage } from '../search.ports.js';

export const DESTINATION_WORDS: Record<(typeof DESTINATIONS)[number], string> = {
  AU: 'Úc | Australia | Australian',
  CA: 'Canada | Canadian',
  DE: 'Đức | Germany | Deutschland',
  GB: 'Anh | UK | United Kingdom | Great Britain | British',
  IE: 'Ireland | Irish',
  US: 'Mỹ | Hoa Kỳ | USA | US | United States | America | American',
};

/** Names of the whole field alone: who asks for one subject of it (medicine) means no other (sports). */
export const FIELD_WORDS: Record<(typeof FIELDS_OF_STUDY)[number], string> = {
  AGRICULTURE_ENVIRONMENT: 'agriculture | environment | nông nghiệp | môi trường',
  ARCHITECTURE_BUILDING: 'architecture | kiến trúc',
  ARTS_DESIGN: 'arts | design | nghệ thuật | thiết kế',
  BUSINESS: 'business | kinh doanh',
  COMPUTING: 'computing | information technology | IT | công nghệ thông tin | khoa học máy tính | máy tính',
  EDUCATION: 'education | teaching | giáo dục | sư phạm',
  ENGINEERING: 'engineering | technology | kỹ thuật',
  HEALTH: 'health | sức khỏe | y tế',
  HOSPITALITY_TOURISM: 'hospitality | tourism | du lịch | khách sạn',
  HUMANITIES: 'humanities | languages | nhân văn | ngôn ngữ',
  INTERDISCIPLINARY: 'interdisciplinary | liên ngành',
  LAW: 'law | luật',
  NATURAL_SCIENCES: 'natural sciences | science | khoa học tự nhiên',
  SOCIAL_SCIENCES: 'social sciences | khoa học xã hội',
};

export const LEVEL_WORDS: Record<(typeof PROGRAM_LEVELS)[number], string> = {
  UNDERGRADUATE: 'undergraduate | đại học',
  GRADUATE: 'graduate | sau đại học',
  POSTGRADUATE: 'postgraduate | research | sau đại học | nghiên cứu',
};

export const AWARD_WORDS: Record<(typeof PROFILE_LEVELS)[number], string> = {
  DIPLOMA: 'diploma | certificate | cao đẳng | chứng chỉ',
  BACHELOR: 'bachelor | degree | cử nhân',
  MASTER: 'master | degree | thạc sĩ',
  PHD: 'phd | doctorate | tiến sĩ',
};

/** Of a program, or a scholarship, for a master's by research. */
export const RESEARCH_MASTER_WORDS = 'MPhil';

export const TYPE_WORDS: Record<(typeof INSTITUTION_TYPES)[number], string> = {
  UNIVERSITY: 'university | đại học',
  UNIVERSITY_OF_APPLIED_SCIENCES:
    'university | university of applied sciences | hochschule | đại học khoa học ứng dụng | đại học',
  COLLEGE: 'college | cao đẳng',
  INSTITUTE: 'institute | học viện | viện',
};

/** Where a preparatory year or course before the studies is stated. */
export const PATHWAY_WORDS = 'dự bị | dự bị đại học | foundation | pathway | Studienkolleg';

/** Languages of instruction by ISO 639-1; others have no words. */
export const LANGUAGE_WORDS: Readonly<Record<string, string>> = {
  en: 'tiếng Anh',
  de: 'tiếng Đức',
  fr: 'tiếng Pháp',
};

/** Scholarships are found by these even when their name says neither. Not in Vietnamese by `hỗ trợ tài chính`, which would say finance of each. */
export const SCHOLARSHIP_WORDS = 'scholarship | học bổng | financial aid';

export const SCHOLARSHIP_LEVEL_WORDS: Record<(typeof PROGRAM_LEVELS)[number], string> = {
  UNDERGRADUATE: 'undergraduate | bachelor | cử nhân | đại học',
  GRADUATE: 'graduate | postgraduate | master | thạc sĩ | sau đại học',
  POSTGRADUATE: 'postgraduate | phd | doctorate | research | tiến sĩ | sau đại học',
};

export const COVERAGE_WORDS: Record<ScholarshipCoverage, string> = {
  FULL_COST: 'toàn phần | full scholarship',
  FULL_TUITION: 'toàn phần | full tuition',
  PARTIAL_TUITION: 'bán phần | partial',
  FIXED_SUM: '',
  VARIES: '',
};

/** Nationalities that students of this site name. */
export const NATIONALITY_WORDS: Readonly<Record<string, string>> = { VN: 'Việt Nam' };
