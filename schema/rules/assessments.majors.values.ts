/**
 * Majors with their code of interest, the strongest type first, and how they are found in the catalogue. Assigned by us from what the work of each is like;
 * no published list is copied. A new major is one line.
 */
import type { FIELDS_OF_STUDY } from './catalogue.values.js';

export type Major = {
  readonly id: string;
  readonly code: string;
  readonly field: (typeof FIELDS_OF_STUDY)[number];
  readonly title: { readonly vi: string; readonly en: string };
  /** What to search for within the field; null when the field alone finds it. */
  readonly searchText: string | null;
};

const major = (
  id: string,
  code: string,
  field: Major['field'],
  [vi, en]: readonly [string, string],
  searchText: string | null = null,
): Major => ({ id, code, field, title: { vi, en }, searchText });

export const MAJORS: readonly Major[] = [
  major('mechanical-engineering', 'RIC', 'ENGINEERING', ['Kỹ thuật cơ khí', 'Mechanical engineering'], 'mechanical'),
  major(
    'electrical-engineering',
    'RIC',
    'ENGINEERING',
    ['Kỹ thuật điện, điện tử', 'Electrical engineering'],
    'electrical',
  ),
  major('civil-engineering', 'RIE', 'ENGINEERING', ['Xây dựng dân dụng', 'Civil engineering'], 'civil engineering'),
  major('agriculture', 'RIE', 'AGRICULTURE_ENVIRONMENT', ['Nông nghiệp', 'Agriculture'], 'agriculture'),
  major(
    'environmental-science',
    'IRS',
    'AGRICULTURE_ENVIRONMENT',
    ['Khoa học môi trường', 'Environmental science'],
    'environmental',
  ),
  major('computer-science', 'IRC', 'COMPUTING', ['Khoa học máy tính', 'Computer science'], 'computer science'),
  major('data-science', 'ICR', 'COMPUTING', ['Khoa học dữ liệu', 'Data science'], 'data'),
  major('information-systems', 'CIE', 'COMPUTING', ['Hệ thống thông tin', 'Information systems'], 'information'),
  major('biology', 'IRA', 'NATURAL_SCIENCES', ['Sinh học', 'Biology'], 'biology'),
  major('chemistry', 'IRC', 'NATURAL_SCIENCES', ['Hóa học', 'Chemistry'], 'chemistry'),
  major('mathematics', 'ICA', 'NATURAL_SCIENCES', ['Toán học', 'Mathematics'], 'mathematics'),
  major('medicine', 'ISR', 'HEALTH', ['Y khoa', 'Medicine'], 'medicine'),
  major('nursing', 'SIR', 'HEALTH', ['Điều dưỡng', 'Nursing'], 'nursing'),
  major('public-health', 'SIE', 'HEALTH', ['Y tế công cộng', 'Public health'], 'public health'),
  major('psychology', 'ISA', 'SOCIAL_SCIENCES', ['Tâm lý học', 'Psychology'], 'psychology'),
  major('social-work', 'SEA', 'SOCIAL_SCIENCES', ['Công tác xã hội', 'Social work'], 'social work'),
  major('economics', 'ICE', 'SOCIAL_SCIENCES', ['Kinh tế học', 'Economics'], 'economics'),
  major(
    'politics',
    'EIS',
    'SOCIAL_SCIENCES',
    ['Chính trị, quan hệ quốc tế', 'Politics and international relations'],
    'international relations',
  ),
  major('education', 'SAE', 'EDUCATION', ['Sư phạm', 'Teaching']),
  major('architecture', 'AIR', 'ARCHITECTURE_BUILDING', ['Kiến trúc', 'Architecture'], 'architecture'),
  major(
    'construction-management',
    'REC',
    'ARCHITECTURE_BUILDING',
    ['Quản lý xây dựng', 'Construction management'],
    'construction',
  ),
  major('graphic-design', 'AER', 'ARTS_DESIGN', ['Thiết kế', 'Design'], 'design'),
  major('film-and-media', 'AES', 'ARTS_DESIGN', ['Điện ảnh, truyền thông', 'Film and media'], 'media'),
  major('music', 'ASE', 'ARTS_DESIGN', ['Âm nhạc', 'Music'], 'music'),
  major(
    'languages-and-literature',
    'ASI',
    'HUMANITIES',
    ['Ngôn ngữ và văn học', 'Languages and literature'],
    'english',
  ),
  major('history', 'IAS', 'HUMANITIES', ['Lịch sử', 'History'], 'history'),
  major('business-administration', 'ECS', 'BUSINESS', ['Quản trị kinh doanh', 'Business administration'], 'business'),
  major('marketing', 'EAC', 'BUSINESS', ['Marketing', 'Marketing'], 'marketing'),
  major('finance', 'CEI', 'BUSINESS', ['Tài chính', 'Finance'], 'finance'),
  major('accounting', 'CEI', 'BUSINESS', ['Kế toán', 'Accounting'], 'accounting'),
  major(
    'supply-chain',
    'CER',
    'BUSINESS',
    ['Logistics và chuỗi cung ứng', 'Logistics and supply chain'],
    'supply chain',
  ),
  major('law', 'EIS', 'LAW', ['Luật', 'Law']),
  major('hospitality', 'ESC', 'HOSPITALITY_TOURISM', ['Nhà hàng, khách sạn, du lịch', 'Hospitality and tourism']),
];
