/** Words in both languages for coded facts (destination, field, level ...); they belong to the other texts of a document. */
import type {
  DESTINATIONS,
  FIELDS_OF_STUDY,
  INSTITUTION_TYPES,
  PROFILE_LEVELS,
  PROGRAM_LEVELS,
} from '../../../../schema/rules/catalogue.values.js';

export const DESTINATION_WORDS: Record<(typeof DESTINATIONS)[number], string> = {
  AU: 'Úc Australia Australian',
  CA: 'Canada Ca-na-đa Canadian',
  DE: 'Đức Germany Deutschland German',
  GB: 'Anh Vương quốc Anh UK United Kingdom Great Britain British',
  IE: 'Ái Nhĩ Lan Ai-len Ireland Irish',
  US: 'Mỹ Hoa Kỳ USA US United States America American',
};

export const FIELD_WORDS: Record<(typeof FIELDS_OF_STUDY)[number], string> = {
  AGRICULTURE_ENVIRONMENT: 'agriculture environment nông nghiệp môi trường',
  ARCHITECTURE_BUILDING: 'architecture building construction kiến trúc xây dựng',
  ARTS_DESIGN: 'arts design nghệ thuật thiết kế',
  BUSINESS: 'business management kinh doanh quản trị kinh tế',
  COMPUTING: 'computing information technology IT computer công nghệ thông tin CNTT máy tính',
  EDUCATION: 'education teaching giáo dục sư phạm',
  ENGINEERING: 'engineering technology kỹ thuật công nghệ',
  HEALTH: 'health medicine y khoa sức khỏe y tế',
  HOSPITALITY_TOURISM: 'hospitality tourism du lịch khách sạn nhà hàng',
  HUMANITIES: 'humanities languages nhân văn ngôn ngữ',
  INTERDISCIPLINARY: 'interdisciplinary liên ngành',
  LAW: 'law luật pháp luật',
  NATURAL_SCIENCES: 'natural sciences science khoa học tự nhiên',
  SOCIAL_SCIENCES: 'social sciences khoa học xã hội',
};

export const LEVEL_WORDS: Record<(typeof PROGRAM_LEVELS)[number], string> = {
  UNDERGRADUATE: 'undergraduate đại học',
  GRADUATE: 'graduate sau đại học cao học',
  POSTGRADUATE: 'postgraduate research sau đại học nghiên cứu',
};

export const AWARD_WORDS: Record<(typeof PROFILE_LEVELS)[number], string> = {
  DIPLOMA: 'diploma certificate cao đẳng chứng chỉ',
  BACHELOR: 'bachelor degree cử nhân',
  MASTER: 'master degree thạc sĩ',
  PHD: 'phd doctorate tiến sĩ',
};

export const TYPE_WORDS: Record<(typeof INSTITUTION_TYPES)[number], string> = {
  UNIVERSITY: 'university đại học',
  UNIVERSITY_OF_APPLIED_SCIENCES: 'university of applied sciences hochschule đại học khoa học ứng dụng',
  COLLEGE: 'college cao đẳng',
  INSTITUTE: 'institute học viện viện',
};

/** Scholarships are found by these even when their name says neither. */
export const SCHOLARSHIP_WORDS = 'scholarship học bổng';
