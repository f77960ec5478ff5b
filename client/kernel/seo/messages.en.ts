import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'seo.home': 'Home',
  'seo.breadcrumbs': 'You are here',
};
