import type { vi } from './messages.vi';

export const en: Record<keyof typeof vi, string> = {
  'mui.chartAsTable': 'View as table',
};
