import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'common.skipToContent': 'Skip to content',
  'common.pages': 'Result pages',
  'common.previousPage': 'Previous',
  'common.nextPage': 'Next',
  'common.pageNumber': 'Page {page}',
  'common.from': 'From',
  'common.to': 'To',
  'common.removeChoice': 'Remove choice: {label}',
  'common.loadFailed': 'This part could not be loaded.',
  'common.pageFailed': 'This page could not be loaded.',
  'common.retry': 'Try again',
  'common.retrying': 'Trying again…',
  'common.loading': 'Loading…',
  'common.search': 'Search',
  'common.login': 'Login',
  'common.cancel': 'Cancel',
  'common.close': 'Close',
};
