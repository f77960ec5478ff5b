import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'layout.mainNavigation': 'Main navigation',
  'layout.footerNavigation': 'Footer navigation',
  'layout.language': 'Language',
  'layout.language.vi': 'Tiếng Việt',
  'layout.language.en': 'English',
  'layout.explore': 'Explore',
  'layout.footerClaim': 'Study-abroad facts with their source and the day we checked them, in Vietnamese and English.',
  'layout.officeHours': 'Office hours',
  'layout.weekdays': 'Mon – Fri',
  'layout.weekdayHours': '9:00–18:00',
  'layout.saturday': 'Saturday',
  'layout.saturdayHours': '10:00–16:00',
  'layout.sunday': 'Sunday',
  'layout.sundayHours': 'Closed',
};
